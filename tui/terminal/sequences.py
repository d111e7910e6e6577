"""Control sequences: what is written to a terminal besides pictures. Nothing of a text can end or begin one."""

import re
import unicodedata
from base64 import b64encode

PUSH_TITLE = "\x1b[22;2t"
"""Keeps the title of the window on the terminal's stack."""
POP_TITLE = "\x1b[23;2t"
ASK_BACKGROUND = "\x1b]11;?\x07"
LONGEST_TEXT = 200
"""Characters of a title or a notification."""
LONGEST_COPY = 74_994
"""Characters of a copy as it is sent: several terminals take no more."""

_BLANKS = re.compile(r"\s+")


def title(text: str) -> str:
    """Set the title of the window."""
    return f"\x1b]2;{plain(text)}\x07"


def notification(text: str) -> str:
    """Show a notification: OSC 9. A text that begins with a number would be a command to some terminals."""
    shown = plain(text)
    return f"\x1b]9;{shown if not shown[:1].isdigit() else f'· {shown}'}\x07"


def titled_notification(heading: str, text: str) -> str:
    """Show a notification with a heading: OSC 777. Semicolons end its parts."""
    return f"\x1b]777;notify;{plain(heading).replace(';', ',')};{plain(text).replace(';', ',')}\x07"


def copy(text: str) -> str | None:
    """Copy a text to the clipboard: OSC 52; None if it is too long to be sent."""
    sent = b64encode(text.encode("utf-8", "replace")).decode("ascii")
    return f"\x1b]52;c;{sent}\x07" if len(sent) <= LONGEST_COPY else None


def plain(text: str) -> str:
    """Return a text on one line without control characters, which names of players could hold, and not too long."""
    spaced = _BLANKS.sub(" ", text).strip()
    shown = "".join(sign for sign in spaced if unicodedata.category(sign) not in ("Cc", "Cf", "Cs"))
    return shown if len(shown) <= LONGEST_TEXT else shown[: LONGEST_TEXT - 1] + "…"
