import { createHmac } from "node:crypto";
import { errorOf } from "../../errors.ts";
import { isPassing } from "../../event-stream.ts";
import {
	type LandfallClient,
	NotFoundError,
	type Webhook,
	type WebhookNotificationDocument,
} from "../../index.ts";

const TIME_LIMIT_MS = 15_000;
const SECRET_MARK = "whsec_";

/** How long a webhook is cached before it is read again. */
const TRUSTED_MS = 10_000;

/** The outcome of one attempt to forward. */
export interface Forwarded {
	/** Status of the receiver's answer; null without an answer. */
	readonly status: number | null;
	/** Why there was no answer; null when there was one. */
	readonly error: string | null;
	readonly durationMs: number;
}

/** A notification with the bytes of its body. */
export interface Sendable {
	readonly id: string;
	readonly body: string;
	readonly document: WebhookNotificationDocument;
}

/** Reads a notification with its body as sent. Rejects with `NotFoundError` when the server no longer has the body. */
export async function readSendable(
	{ raw }: LandfallClient,
	id: string,
	signal: AbortSignal,
): Promise<Sendable> {
	const { data, error, response } = await raw.GET(
		"/webhook_notifications/{id}/body",
		{ params: { path: { id } }, parseAs: "text", signal },
	);
	if (data === undefined)
		throw errorOf(`GET the body of ${id}`, response, error);
	return { id, body: data, document: JSON.parse(data) };
}

/**
 * Creates a function that reads a webhook and caches it for some seconds, or longer while the server cannot be reached. It returns
 * undefined for a deleted webhook.
 */
export function webhookReader({ webhooks }: LandfallClient) {
	const known = new Map<string, { webhook: Webhook; untilMs: number }>();
	return async (
		id: string,
		signal: AbortSignal,
	): Promise<Webhook | undefined> => {
		const found = known.get(id);
		if (found && performance.now() < found.untilMs) return found.webhook;
		const keep = (webhook: Webhook) => {
			known.set(id, { webhook, untilMs: performance.now() + TRUSTED_MS });
			return webhook;
		};
		try {
			return keep(await webhooks.get(id, {}, { signal }));
		} catch (error) {
			if (found && isPassing(error)) return keep(found.webhook);
			known.delete(id);
			if (error instanceof NotFoundError) return undefined;
			throw error;
		}
	};
}

/** The headers by which a receiver verifies a body, as the server sets them: Standard Webhooks, and the plain signature. */
function signedHeaders(
	{ id, body }: Sendable,
	{ attributes: { secret, headers } }: Webhook,
): Record<string, string> {
	const key = secret.startsWith(SECRET_MARK)
		? Buffer.from(secret.slice(SECRET_MARK.length), "base64")
		: secret;
	const timestamp = String(Math.floor(Date.now() / 1_000));
	const signature = createHmac("sha256", key)
		.update(`${id}.${timestamp}.${body}`)
		.digest("base64");
	const plain = createHmac("sha256", secret).update(body).digest("hex");
	return {
		...Object.fromEntries(headers.map(({ name, value }) => [name, value])),
		"content-type": "application/json",
		"webhook-id": id,
		"webhook-timestamp": timestamp,
		"webhook-signature": `v1,${signature}`,
		"x-t49-webhook-signature": plain,
	};
}

/** Sends a notification of a webhook to a receiver, once. */
export async function forward(
	url: string,
	sendable: Sendable,
	webhook: Webhook,
	signal: AbortSignal,
): Promise<Forwarded> {
	const startedAt = performance.now();
	const durationMs = () => Math.round(performance.now() - startedAt);
	try {
		const response = await fetch(url, {
			method: "POST",
			headers: signedHeaders(sendable, webhook),
			body: sendable.body,
			redirect: "manual",
			signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
		});
		await response.arrayBuffer();
		return { status: response.status, error: null, durationMs: durationMs() };
	} catch (error) {
		signal.throwIfAborted();
		const { message, cause } = error as Error;
		const reason = (cause as { code?: string } | undefined)?.code ?? message;
		return { status: null, error: reason, durationMs: durationMs() };
	}
}
