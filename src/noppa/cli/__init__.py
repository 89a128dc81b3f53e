"""The terminal face: draws views, reads what people type, knows no rule."""
