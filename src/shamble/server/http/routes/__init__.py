"""Routes by subject. The docstring of a handler is its summary in the OpenAPI document."""
