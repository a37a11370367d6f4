"""What Alembic runs: the steps, on the connection and within the transaction it is given."""

from alembic import context

from shamble.server.storage import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema.metadata,
    transaction_per_migration=False,
    render_as_batch=True,
)
context.run_migrations()
