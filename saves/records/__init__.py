"""Saved games: the record format, journals, replay, and the library on disk."""
