"""Compiled pieces that the games share; the rules themselves never need them.

Whichever module is wanted first, the folder for compiled code is named before numba is imported.
"""

from noppa.kernels import compile_cache as compile_cache
