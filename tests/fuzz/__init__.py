"""Fuzzing with a corpus: untrusted input, and the inputs worth repeating."""
