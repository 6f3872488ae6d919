"""Verifies notifications by Standard Webhooks."""

import base64
import binascii
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
    """The key of a secret: decoded base64 after `whsec_`, otherwise the text itself. With an empty key anybody could sign."""
    key = secret.encode()
    if secret.startswith("whsec_"):
        try:
            key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
        except binascii.Error as error:
            raise ValueError("the secret of the webhook is not base64 after whsec_") from error
    if not key:
        raise ValueError("the secret of the webhook is empty")
    return key


def verify_webhook(
    body: bytes,
    headers: Mapping[str, str],
    secret: str | list[str],
    *,
    now: float | None = None,
) -> Any:
    """Returns the notification in a body, as it was received; give two secrets while one replaces the other.

    Raises WebhookVerificationError for a notification to refuse, and ValueError for a secret that is empty or malformed.
    """
    keys = [_key(one) for one in ([secret] if isinstance(secret, str) else secret)]
    values = {name.lower(): value for name, value in headers.items()}
    try:
        message = values["webhook-id"]
        sent_at = int(values["webhook-timestamp"])
        versions = values["webhook-signature"].split(" ")
    except (KeyError, ValueError) as error:
        raise WebhookVerificationError("a signature header is missing or malformed") from error
    if abs((time.time() if now is None else now) - sent_at) > _TOLERANCE_SECONDS:
        raise WebhookVerificationError("the notification is more than five minutes old")
    content = f"{message}.{sent_at}.".encode() + body
    signatures = [one for one in versions if one.startswith("v1,")][:_MAX_SIGNATURES]
    for key in keys:
        digest = hmac.new(key, content, hashlib.sha256).digest()
        expected = "v1," + base64.b64encode(digest).decode()
        if any(hmac.compare_digest(expected.encode(), given.encode()) for given in signatures):
            return json.loads(body)
    raise WebhookVerificationError("no signature matches")
