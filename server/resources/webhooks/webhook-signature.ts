import { createHmac, type Hmac, randomBytes } from "node:crypto";
import type { Webhook } from "../../../generated/openapi.ts";

const SECRET_MARK = "whsec_";

/** Header names that webhooks cannot set: ours, and those of the connection (RFC 9110 sections 7.6 to 7.8). */
const RESERVED_HEADER =
	/^(content-|webhook-|x-t49-|proxy-|x-forwarded-|connection$|date$|expect$|forwarded$|host$|http2-settings$|keep-alive$|max-forwards$|set-cookie$|te$|trailer$|transfer-encoding$|upgrade$|user-agent$|via$)/i;

/** A new webhook secret: `whsec_` and 32 random bytes in base64 (Standard Webhooks). */
export function newWebhookSecret(): string {
	return SECRET_MARK + randomBytes(32).toString("base64");
}

/** Whether a webhook may set this header on its notifications. */
export function isReservedHeader(name: string): boolean {
	return RESERVED_HEADER.test(name);
}

/**
 * The HMAC by a secret of Standard Webhooks. After `whsec_` the key is in base64; any other secret is the key itself. The key is passed
 * as text, because Node takes four times as long with bytes.
 */
function standardHmac(secret: string): Hmac {
	return secret.startsWith(SECRET_MARK)
		? createHmac("sha256", secret.slice(SECRET_MARK.length), {
				encoding: "base64",
			})
		: createHmac("sha256", secret);
}

/** The custom headers of a webhook as sent: each part of a name begins with a capital. */
export function ownHeaders(
	headers: Webhook["attributes"]["headers"],
): Record<string, string> {
	return Object.fromEntries(
		headers.map(({ name, value }) => [
			name.toLowerCase().replace(/(?<=^|-)[a-z]/g, (one) => one.toUpperCase()),
			value,
		]),
	);
}

/** The parts from which the headers of one attempt are built. */
export interface Signable {
	/** Id of the notification; the same for every attempt. */
	readonly id: string;
	/** The exact bytes to send. */
	readonly body: string;
	/** Absent: the notification is sent unsigned. */
	readonly secret?: string | undefined;
	/** The previous secret, while it still signs. */
	readonly previousSecret?: string | undefined;
	/** Wall-clock time in seconds since 1970, because receivers compare it with theirs. */
	readonly timestamp: number;
}

function standardSignature(
	{ id, timestamp, body }: Signable,
	secret: string,
): string {
	const signature = standardHmac(secret)
		.update(`${id}.${timestamp}.`)
		.update(body)
		.digest("base64");
	return `v1,${signature}`;
}

function plainSignature({ body }: Signable, secret: string): string {
	return createHmac("sha256", secret).update(body).digest("hex");
}

/**
 * The headers of a notification, signed in two ways: Standard Webhooks (`webhook-signature`, over id, time and body) and a plain
 * lower-case hex HMAC-SHA256 of the body (`X-T49-Webhook-Signature`). A previous secret adds a second signature to the first header,
 * and a separate header with the plain one.
 */
export function notificationHeaders(
	signable: Signable,
): Record<string, string> {
	const { id, secret, previousSecret, timestamp } = signable;
	const headers: Record<string, string> = {
		"content-type": "application/json",
		"user-agent": "Landfall Webhook Bot",
		"webhook-id": id,
		"webhook-timestamp": String(timestamp),
	};
	if (secret === undefined) return headers;
	headers["webhook-signature"] = standardSignature(signable, secret);
	headers["x-t49-webhook-signature"] = plainSignature(signable, secret);
	if (previousSecret === undefined) return headers;
	headers["webhook-signature"] +=
		` ${standardSignature(signable, previousSecret)}`;
	headers["x-t49-webhook-signature-previous"] = plainSignature(
		signable,
		previousSecret,
	);
	return headers;
}
