"""The rules of the games: pure Python and msgspec; no input or output, no clock, no terminal."""
