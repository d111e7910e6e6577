"""Practice: puzzles from games of the master, "your move: find the best turn"; `model` is the format."""
