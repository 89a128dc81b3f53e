"""Alembic runs this: it migrates over the connection that the server hands it."""

from alembic import context

from noppa.server.storage.models import Model

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Model.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
