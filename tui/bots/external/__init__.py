"""Bots that are other people's programs, run as processes and asked over JSON lines."""
