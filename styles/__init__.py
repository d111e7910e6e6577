"""How it looks: style sheets and themes, and nothing about what it does."""
