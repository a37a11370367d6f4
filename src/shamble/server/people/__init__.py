"""Accounts, remembered browsers and profiles."""
