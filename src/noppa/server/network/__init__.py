"""What lies between the host and the wire: middleware, sockets, fan-out, addresses, limits, static files."""
