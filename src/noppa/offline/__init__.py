"""Noppa without a server: serves the browser app from a Web Worker and stores games on the device.

The worker runs this Python in Pyodide, with the native core as a WebAssembly module. Standard library only.
"""
