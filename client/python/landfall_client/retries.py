"""Repeats requests that came too early."""

import time

import httpx

_USUAL_WAIT = 1.0
_LONGEST_WAIT = 60.0


def _seconds(retry_after: str | None) -> float:
    """The wait that a reply asks for; the usual one where it names no number of seconds."""
    return float(retry_after) if retry_after and retry_after.isdigit() else _USUAL_WAIT


class RetryTransport(httpx.HTTPTransport):
    """Waits after a 429 as `Retry-After` says, at most a minute, and repeats the request up to `repeats` times."""

    def __init__(self, *, repeats: int = 2, **options: object) -> None:
        super().__init__(**options)  # type: ignore[arg-type]
        self._repeats = repeats

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        for _ in range(self._repeats):
            response = super().handle_request(request)
            wait = _seconds(response.headers.get("retry-after"))
            if response.status_code != 429 or wait > _LONGEST_WAIT:
                return response
            response.close()
            time.sleep(wait)
        return super().handle_request(request)
