import { createHmac } from "node:crypto";
import { errorOf } from "../../errors.ts";
import {
	type LandfallClient,
	NotFoundError,
	type Webhook,
} from "../../index.ts";
import type { Logged } from "./log.ts";

const TIME_LIMIT_MS = 15_000;
const SECRET_MARK = "whsec_";

/** What became of one attempt to forward. */
export interface Forwarded {
	/** Status of the answer; null without one. */
	readonly status: number | null;
	/** Why there was none; null when there was. */
	readonly error: string | null;
	readonly durationMs: number;
}

/** A notification as it is sent. */
export interface Sendable {
	readonly body: string;
	readonly webhook: Webhook;
}

/** Reads the bytes of a notification and its webhook; undefined when either is gone. */
export async function readSendable(
	{ raw, webhooks }: LandfallClient,
	{ id, webhookId }: Logged,
	signal: AbortSignal,
): Promise<Sendable | undefined> {
	try {
		const webhook = await webhooks.get(webhookId, {}, { signal });
		const { data, response } = await raw.GET(
			"/webhook_notifications/{id}/body",
			{ params: { path: { id } }, parseAs: "text", signal },
		);
		if (response.status === 404) return undefined;
		if (data === undefined)
			throw errorOf(`GET the body of ${id}`, response, undefined);
		return { body: data, webhook };
	} catch (error) {
		if (error instanceof NotFoundError) return undefined;
		throw error;
	}
}

/** The headers by which a receiver verifies a body, as the server sets them: Standard Webhooks, and the plain signature. */
function signedHeaders(
	id: string,
	{ body, webhook }: Sendable,
): Record<string, string> {
	const { secret, headers } = webhook.attributes;
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

/** Sends a notification to a receiver, once. */
export async function forward(
	url: string,
	id: string,
	sendable: Sendable,
	signal: AbortSignal,
): Promise<Forwarded> {
	const startedAt = performance.now();
	const durationMs = () => Math.round(performance.now() - startedAt);
	try {
		const response = await fetch(url, {
			method: "POST",
			headers: signedHeaders(id, sendable),
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
