"""Keeping games: the record format, the library on disk, the shipped gallery."""
