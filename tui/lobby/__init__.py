"""Shared tables before and around the game: the lobby, the waiting room, chat, and the players present."""
