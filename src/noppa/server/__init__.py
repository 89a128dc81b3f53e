"""The server: FastAPI, SQL and worker processes around `noppa.host`.

What is acknowledged is committed, what is secret stays here, and every rule is the engine's.
"""
