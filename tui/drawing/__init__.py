"""Drawing: canvas, panels, glyphs and colours, and the compositor that sends only changed cells."""
