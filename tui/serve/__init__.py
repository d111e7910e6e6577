"""The SSH server: one process, one event loop, one app per session."""
