"""Whether a window can be seen here. Standard library only: the start script asks, too."""

import ctypes
import os
import re
import socket
import sys
from collections.abc import Mapping

UNSEEN_PLATFORMS = ("offscreen", "minimal")
_DESKTOP_PLATFORMS = ("", "xcb", "wayland")


def has_display(environment: Mapping[str, str]) -> bool:
    """Return whether Qt would find a screen: an X or Wayland display that really opens.

    Parameters
    ----------
    environment : mapping
        The environment variables; ``DISPLAY``, ``WAYLAND_DISPLAY`` and ``QT_QPA_PLATFORM`` count.

    Notes
    -----
    A Qt platform with a screen of its own (``linuxfb``, ``vnc``, ...) needs no display.
    """
    if sys.platform != "linux":
        return True
    if qt_platform(environment) not in (*_DESKTOP_PLATFORMS, *UNSEEN_PLATFORMS):
        return True
    return _x_display_opens(environment) or _wayland_display_opens(environment)


def qt_platform(environment: Mapping[str, str]) -> str:
    """Return the first platform plugin that ``QT_QPA_PLATFORM`` asks for; empty if it does not."""
    return re.split("[:;]", environment.get("QT_QPA_PLATFORM", ""))[0]


def _x_display_opens(environment: Mapping[str, str]) -> bool:
    """Ask Xlib, as Qt does: a set variable may name a display that is long gone."""
    name = environment.get("DISPLAY", "")
    if not name:
        return False
    try:
        xlib = ctypes.CDLL("libX11.so.6")
    except OSError:
        return False
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    display = xlib.XOpenDisplay(os.fsencode(name))
    if display:
        xlib.XCloseDisplay(ctypes.c_void_p(display))
    return bool(display)


def _wayland_display_opens(environment: Mapping[str, str]) -> bool:
    """Try the socket of the Wayland compositor."""
    name = environment.get("WAYLAND_DISPLAY", "")
    if not name:
        return False
    path = os.path.join(environment.get("XDG_RUNTIME_DIR", ""), name)
    try:
        with socket.socket(socket.AF_UNIX) as compositor:
            compositor.connect(path)
    except OSError:
        return False
    return True
