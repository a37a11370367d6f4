"""Tables in the database."""
