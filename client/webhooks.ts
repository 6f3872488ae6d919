import type { WebhookNotificationDocument } from "../generated/openapi.ts";
import { hasHexSignature, hasStandardSignature } from "./webhook-signature.ts";

export type {
	DocumentNotificationDocument,
	WebhookNotificationDocument,
} from "../generated/openapi.ts";

/** Headers with hex signatures; the second is by the previous secret, while a secret is rotated. */
const HEX_HEADERS = [
	"x-t49-webhook-signature",
	"x-t49-webhook-signature-previous",
];

/** Why a notification is refused. */
export type WebhookVerificationReason =
	| "missing_header"
	| "malformed_timestamp"
	| "timestamp_too_old"
	| "timestamp_too_new"
	| "wrong_signature"
	| "malformed_body";

/** A notification without a valid signature; answer it with 400. */
export class WebhookVerificationError extends Error {
	override readonly name = "WebhookVerificationError";
	/** The reason as a stable code. */
	readonly reason: WebhookVerificationReason;

	constructor(reason: WebhookVerificationReason, message: string) {
		super(message);
		this.reason = reason;
	}
}

/** The headers of the request: `Headers`, or a record such as Node's `request.headers`, with names in any case. */
export type WebhookHeaders =
	| { get(name: string): string | null }
	| { readonly [name: string]: string | readonly string[] | undefined };

/** How strictly to verify. */
export interface VerifyWebhookOptions {
	/** Tolerance in seconds for clock differences and delivery time; 300 by default. */
	toleranceSeconds?: number;
	/** The current time; default: the system clock. */
	now?: Date;
	/**
	 * Accepts a notification without Standard Webhooks headers by its `X-T49-Webhook-Signature`. That signature covers no
	 * timestamp, so a recorded notification can be replayed forever.
	 */
	allowHexSignature?: boolean;
}

/**
 * Verifies a notification and resolves to its document (Standard Webhooks 1.0, "Verifying webhook authenticity").
 * `rawBody` is the received body before any JSON parser. Pass several secrets during a rotation.
 * Notifications about documents, which only `POST /webhooks/trigger` sends, are in fact `DocumentNotificationDocument`s.
 * Rejects with {@link WebhookVerificationError}, or with TypeError for invalid arguments.
 */
export async function verifyWebhook(
	rawBody: string | Uint8Array | ArrayBuffer,
	headers: WebhookHeaders,
	secret: string | readonly string[],
	options: VerifyWebhookOptions = {},
): Promise<WebhookNotificationDocument> {
	const body = bodyBytes(rawBody);
	const secrets = [secret].flat();
	if (secrets.length === 0 || secrets.some((one) => !one)) {
		throw new TypeError("The secret of the webhook is missing");
	}
	const header = (name: string) => readHeader(headers, name);
	const hexSignatures = HEX_HEADERS.map(header).filter(
		(signature) => signature !== undefined,
	);
	const isByHex =
		options.allowHexSignature &&
		hexSignatures.length > 0 &&
		!header("webhook-signature");
	const isGenuine = isByHex
		? await hasHexSignature(body, hexSignatures, secrets)
		: await isSignedByStandard(body, header, secrets, options);
	if (!isGenuine) {
		throw new WebhookVerificationError(
			"wrong_signature",
			"No signature matches the body and the secret.",
		);
	}
	return parseNotification(body);
}

async function isSignedByStandard(
	body: Uint8Array<ArrayBuffer>,
	header: (name: string) => string | undefined,
	secrets: readonly string[],
	options: VerifyWebhookOptions,
): Promise<boolean> {
	const required = (name: string) => {
		const value = header(name);
		if (value) return value;
		throw new WebhookVerificationError(
			"missing_header",
			`The header ${name} is missing.`,
		);
	};
	const id = required("webhook-id");
	const timestamp = required("webhook-timestamp");
	const signatures = required("webhook-signature");
	checkTimestamp(timestamp, options);
	return hasStandardSignature(body, { id, timestamp, signatures }, secrets);
}

function checkTimestamp(
	timestamp: string,
	{ toleranceSeconds = 300, now = new Date() }: VerifyWebhookOptions,
): void {
	if (!/^\d{1,12}$/.test(timestamp)) {
		throw new WebhookVerificationError(
			"malformed_timestamp",
			"The header webhook-timestamp is not a number of seconds.",
		);
	}
	const ageSeconds = Math.floor(now.getTime() / 1000) - Number(timestamp);
	if (Math.abs(ageSeconds) <= toleranceSeconds) return;
	const [reason, relation] =
		ageSeconds > 0
			? (["timestamp_too_old", "behind"] as const)
			: (["timestamp_too_new", "ahead of"] as const);
	throw new WebhookVerificationError(
		reason,
		`The notification is ${Math.abs(ageSeconds)} s ${relation} the clock.`,
	);
}

function parseNotification(
	body: Uint8Array<ArrayBuffer>,
): WebhookNotificationDocument {
	try {
		const document: unknown = JSON.parse(new TextDecoder().decode(body));
		if (isNotification(document)) return document;
	} catch {
		// Refused below, like JSON that is not a notification.
	}
	throw new WebhookVerificationError(
		"malformed_body",
		"The body is signed but is not a notification.",
	);
}

/** Checks only the outline of the document; its sender knows the secret and is trusted. */
function isNotification(
	document: unknown,
): document is WebhookNotificationDocument {
	const { data } = (document ?? {}) as { data?: { type?: unknown } };
	return data?.type === "webhook_notification";
}

function bodyBytes(
	body: string | Uint8Array | ArrayBuffer,
): Uint8Array<ArrayBuffer> {
	if (typeof body === "string") return new TextEncoder().encode(body);
	if (ArrayBuffer.isView(body) || body instanceof ArrayBuffer) {
		return new Uint8Array(body);
	}
	throw new TypeError(
		"Give the raw body of the request, before it was parsed as JSON",
	);
}

function readHeader(headers: WebhookHeaders, name: string): string | undefined {
	if (isHeaders(headers)) return headers.get(name) ?? undefined;
	for (const [key, value] of Object.entries(headers)) {
		if (key.toLowerCase() !== name) continue;
		return typeof value === "string" ? value : value?.join(" ");
	}
	return undefined;
}

function isHeaders(
	headers: WebhookHeaders,
): headers is { get(name: string): string | null } {
	return typeof headers.get === "function";
}
