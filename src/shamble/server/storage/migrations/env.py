"""Alembic environment: runs the migrations in the transaction of the caller."""

from alembic import context

from shamble.server.storage import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema.metadata,
    transaction_per_migration=False,
    render_as_batch=True,
)
context.run_migrations()
