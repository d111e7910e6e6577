"""The terminal's own means: its title, notifications, clipboard and background, each where it is supported."""
