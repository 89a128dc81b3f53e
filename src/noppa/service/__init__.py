"""What the browser app is served with, whoever serves it: requests answered, bots driven, jobs done.

`noppa.server` puts HTTP, SQL and worker processes around it, `noppa.offline` a browser's worker. Standard library only.
"""
