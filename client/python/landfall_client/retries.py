"""Repeats requests that came too early."""

import asyncio
import time

import httpx

_USUAL_WAIT = 1.0
_LONGEST_WAIT = 60.0


def _wait_after(response: httpx.Response) -> float | None:
    """The seconds after which to repeat a request; nothing when its response stands."""
    if response.status_code != 429:
        return None
    retry_after = response.headers.get("retry-after", "")
    wait = float(retry_after) if retry_after.isdigit() else _USUAL_WAIT
    return wait if wait <= _LONGEST_WAIT else None


class RetryTransport(httpx.HTTPTransport):
    """Waits after a 429 as `Retry-After` says, at most a minute, and repeats the request up to `repeats` times."""

    def __init__(self, *, repeats: int = 2, **options: object) -> None:
        super().__init__(**options)  # type: ignore[arg-type]
        self._repeats = repeats

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        for _ in range(self._repeats):
            response = super().handle_request(request)
            wait = _wait_after(response)
            if wait is None:
                return response
            response.close()
            time.sleep(wait)
        return super().handle_request(request)


class AsyncRetryTransport(httpx.AsyncHTTPTransport):
    """The same for the asynchronous functions of the client."""

    def __init__(self, *, repeats: int = 2, **options: object) -> None:
        super().__init__(**options)  # type: ignore[arg-type]
        self._repeats = repeats

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        for _ in range(self._repeats):
            response = await super().handle_async_request(request)
            wait = _wait_after(response)
            if wait is None:
                return response
            await response.aclose()
            await asyncio.sleep(wait)
        return await super().handle_async_request(request)
