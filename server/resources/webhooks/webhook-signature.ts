import { createHmac, randomBytes } from "node:crypto";

const SECRET_MARK = "whsec_";

/** Names of headers that say something only we may say, or that belong to the connection. */
const RESERVED_HEADER =
	/^(content-|webhook-|x-t49-|host$|user-agent$|connection$|keep-alive$|proxy-|te$|trailer$|transfer-encoding$|upgrade$|expect$)/i;

/** A new webhook secret: `whsec_` and 32 random bytes in base64 (Standard Webhooks). */
export function newWebhookSecret(): string {
	return SECRET_MARK + randomBytes(32).toString("base64");
}

/** Whether a webhook may set this header on its notifications. */
export function isReservedHeader(name: string): boolean {
	return RESERVED_HEADER.test(name);
}

/** Secrets of ours carry their key in base64; one that a user brought is the key itself. */
function standardKey(secret: string): Buffer {
	return secret.startsWith(SECRET_MARK)
		? Buffer.from(secret.slice(SECRET_MARK.length), "base64")
		: Buffer.from(secret);
}

/** What the headers of one attempt are made of. */
export interface Signable {
	/** Id of the notification; the same for every attempt. */
	readonly id: string;
	/** The exact bytes that are sent. */
	readonly body: string;
	/** Absent: the notification is sent unsigned. */
	readonly secret?: string | undefined;
	/** Seconds since 1970, by the wall, for receivers compare it with their own. */
	readonly timestamp: number;
}

/**
 * The headers of a notification, signed in two ways: Standard Webhooks (`webhook-signature`, over id, time and body)
 * and a plain lower-case hex HMAC-SHA256 of the body (`X-T49-Webhook-Signature`).
 */
export function notificationHeaders({
	id,
	body,
	secret,
	timestamp,
}: Signable): Record<string, string> {
	const headers: Record<string, string> = {
		"content-type": "application/json",
		"user-agent": "Landfall Webhook Bot",
		"webhook-id": id,
		"webhook-timestamp": String(timestamp),
	};
	if (secret === undefined) return headers;
	const standard = createHmac("sha256", standardKey(secret))
		.update(`${id}.${timestamp}.${body}`)
		.digest("base64");
	return {
		...headers,
		"webhook-signature": `v1,${standard}`,
		"x-t49-webhook-signature": createHmac("sha256", secret)
			.update(body)
			.digest("hex"),
	};
}
