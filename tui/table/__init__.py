"""The table: its screen, its parts, and where its game comes from."""
