"""Everything between the host and the network: middleware, sockets, fan-out, addresses, limits, static files."""
