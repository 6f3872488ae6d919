"""Verifies notifications by Standard Webhooks."""

import base64
import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from typing import Any

_TOLERANCE_SECONDS = 300
_MAX_SIGNATURES = 8


class WebhookVerificationError(Exception):
    """A notification that does not come from Landfall, or is too old."""


def _key(secret: str) -> bytes:
    """The key of a secret: decoded base64 after `whsec_`, otherwise the text itself."""
    if not secret.startswith("whsec_"):
        return secret.encode()
    return base64.b64decode(secret.removeprefix("whsec_"))


def verify_webhook(
    body: bytes,
    headers: Mapping[str, str],
    secret: str | list[str],
    *,
    now: float | None = None,
) -> Any:
    """Returns the notification in a body, as it was received; give two secrets while one replaces the other."""
    values = {name.lower(): value for name, value in headers.items()}
    try:
        message = values["webhook-id"]
        sent_at = int(values["webhook-timestamp"])
        signatures = values["webhook-signature"].split(" ")[:_MAX_SIGNATURES]
    except (KeyError, ValueError) as error:
        raise WebhookVerificationError("a signature header is missing or malformed") from error
    if abs((time.time() if now is None else now) - sent_at) > _TOLERANCE_SECONDS:
        raise WebhookVerificationError("the notification is more than five minutes old")
    content = f"{message}.{sent_at}.".encode() + body
    for one in [secret] if isinstance(secret, str) else secret:
        digest = hmac.new(_key(one), content, hashlib.sha256).digest()
        expected = "v1," + base64.b64encode(digest).decode()
        if any(hmac.compare_digest(expected.encode(), given.encode()) for given in signatures):
            return json.loads(body)
    raise WebhookVerificationError("no signature matches")
