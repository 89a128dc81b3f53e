"""Bots and coach: processes that think, off the event loop, and the driver that lets bots move in time."""
