"""Simulations, studies, benchmarks and test coverage."""
