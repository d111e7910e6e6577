"""Shared tables as players meet them: the lobby, the waiting room, chat, and who is there."""
