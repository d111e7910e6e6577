"""Saved games: records and the library, shared tables and their store, the gallery."""
