"""The server: FastAPI, SQL and worker processes around `noppa.host`.

Whatever is acknowledged is committed, secrets stay on the server, and all rules come from the engine.
"""
