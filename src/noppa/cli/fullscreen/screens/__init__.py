"""The screens of the full-screen terminal."""
