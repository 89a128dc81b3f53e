"""Hosts games between people, without I/O: commands go in, events and messages come out.

A host keeps live games: who sits where, what was agreed on, whose clock is running, which bot is due,
and what each viewer may see. Time, randomness, storage, publishing and thinking are passed in as
the ports of `noppa.host.ports`, so a server, a browser worker and a simulated world in tests can
all run it. It needs the standard library only.
"""
