"""Serves the built site to a browser on this machine."""

from functools import partial
from http.server import SimpleHTTPRequestHandler
from http.server import ThreadingHTTPServer

from ludex_tools.site.build import SITE


def serve(port: int = 8000) -> None:
    """Serve `build/site` on this machine alone until interrupted; raises FileNotFoundError where it is not built."""
    if not (SITE / "index.html").is_file():
        raise FileNotFoundError(f"{SITE / 'index.html'} is missing: run `ludex site build`")
    handler = partial(SimpleHTTPRequestHandler, directory=str(SITE))
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return
