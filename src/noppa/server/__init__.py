"""The table on the network: games over HTTP and WebSocket, for one household or for many hosts.

What is acknowledged is committed, what is secret stays here, and every rule is the engine's.
"""
