"""The service behind the browser app, on a server or on a device: requests, bots and jobs.

`noppa.server` adds HTTP, SQL and worker processes, `noppa.offline` a browser's worker. Standard library only.
"""
