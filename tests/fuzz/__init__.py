"""Fuzzing with a memory: what strangers can send, and the inputs that are worth trying again."""
