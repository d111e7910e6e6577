"""Lessons: positions with questions, the answers that lead on, and words for the others; `model` is the format."""
