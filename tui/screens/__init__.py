"""Screens: one module each."""
