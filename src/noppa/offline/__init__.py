"""Noppa without a server: answers the browser app's requests in a Web Worker and keeps games on the device.

The worker runs this Python in Pyodide, with the native core as a WebAssembly module. Standard library only.
"""
