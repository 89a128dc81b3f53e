"""The native core: code that must be fast, in C, and the binding that calls it."""

from noppa.native.binding import Buffer, address, call, hold, prepare

__all__ = ["Buffer", "address", "call", "hold", "prepare"]
