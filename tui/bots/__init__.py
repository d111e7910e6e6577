"""Bots in worker processes, and external bots: programs that play a seat."""
