"""The lab: what is played, measured and proved rather than looked at."""
