"""Alembic's environment: migrates over the connection that the server provides."""

from alembic import context

from noppa.server.storage.models import Model

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Model.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
