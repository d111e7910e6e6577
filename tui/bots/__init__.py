"""Bots in processes of their own: the pool, its workers, and programs written by other people."""
