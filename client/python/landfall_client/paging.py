"""Reads lists over all of their pages."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any
from urllib.parse import parse_qs, urlsplit

from .types import UNSET

# Most pages of one list, should the links of a server never end.
_MAX_PAGES = 100_000


class LandfallError(Exception):
    """A reply that is no success, with its status and its errors."""

    def __init__(self, status: int, errors: list[Any]) -> None:
        super().__init__(f"{status}: " + "; ".join(str(error.detail) for error in errors))
        self.status = status
        self.errors = errors


def read_all(operation: ModuleType, **arguments: Any) -> Iterator[Any]:
    """Yields the records of a list, page after page: `read_all(list_containers, client=client)`."""
    place: dict[str, Any] = {}
    for _ in range(_MAX_PAGES):
        reply = operation.sync_detailed(**{**arguments, **place})
        if reply.status_code != 200:
            raise LandfallError(int(reply.status_code), getattr(reply.parsed, "errors", []))
        yield from reply.parsed.data
        following = getattr(getattr(reply.parsed, "links", None), "next_", None)
        if not following:
            return
        query = parse_qs(urlsplit(following).query)
        if "page[after]" in query:
            place = {"pageafter": query["page[after]"][0], "pagenumber": UNSET}
        else:
            place = {"pagenumber": int(query["page[number]"][0])}
    raise RuntimeError(f"the list has more than {_MAX_PAGES} pages")
