"""Worker processes: jobs for bots, replays, uploads and summaries."""
