"""A seat for an agent at a table of a running server, over MCP or in lines of JSON."""
