"""The database: schema, migrations, stores and backups."""
