import { setTimeout as wait } from "node:timers/promises";
import { isPassing } from "../../event-stream.ts";
import {
	InvalidRequestError,
	type LandfallClient,
	type StreamOptions,
	type Webhook,
} from "../../index.ts";
import { UsageError } from "../call.ts";
import type { Output } from "../output.ts";
import {
	forward,
	readSendable,
	type Sendable,
	webhookReader,
} from "./forward.ts";
import { readPosition, writePosition } from "./position.ts";

/** The wait before the first retry; it doubles with each retry up to a limit. */
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 15_000;

/** The client, receiver and output of a listener. */
export interface Listening {
	readonly client: LandfallClient;
	/** Address of the receiver. */
	readonly url: string;
	readonly output: Output;
	readonly signal: AbortSignal;
}

/** Creates the function that forwards a notification until the receiver accepts it, and prints the outcome of each attempt. */
function deliverer({ client, url, output, signal }: Listening) {
	const readWebhook = webhookReader(client);

	/** Makes one attempt. Resolves to whether it was the last. */
	async function attempt(sendable: Sendable, isRepeated: boolean) {
		const { id, document } = sendable;
		const { attributes, relationships } = document.data;
		const { event, created_at: createdAt } = attributes;
		let webhook: Webhook | undefined;
		try {
			// Read for each attempt, because the secret can change between two attempts.
			webhook = await readWebhook(relationships.webhook.data.id, signal);
		} catch (error) {
			if (!isPassing(error)) throw error;
			output.remark(`${id} waits: ${(error as Error).message}`);
			return false;
		}
		if (!webhook) {
			output.remark(`${id} is left out: its webhook is gone`);
			return true;
		}
		const { status, error, durationMs } = await forward(
			url,
			sendable,
			webhook,
			signal,
		);
		const again = isRepeated ? ", perhaps for the second time" : "";
		output.result(
			{
				id,
				event,
				status,
				error,
				duration_ms: durationMs,
				is_repeated: isRepeated,
			},
			`${createdAt} ${event} ${id}: ${error ?? status} (${durationMs} ms)${again}`,
		);
		return status !== null && status < 300;
	}

	return async (sendable: Sendable, isRepeated: boolean): Promise<void> => {
		let retryMs = FIRST_RETRY_MS;
		while (!(await attempt(sendable, isRepeated))) {
			await wait(Math.min(retryMs, LAST_RETRY_MS), undefined, { signal });
			retryMs *= 2;
		}
	};
}

/** Forwards one notification again; the position does not change. */
export async function replay(listening: Listening, id: string): Promise<void> {
	const { client, signal } = listening;
	await deliverer(listening)(await readSendable(client, id, signal), true);
}

/** Warns when the account has no active webhook. */
async function warnWithoutWebhook({ client, output, signal }: Listening) {
	for await (const { attributes } of client.webhooks.list({}, { signal }))
		if (attributes.active) return;
	output.remark(
		"the account has no active webhook, so no notifications arrive: create a webhook by POST /webhooks, with any URL",
	);
}

/**
 * Forwards the notifications of an account one after the other until the signal aborts. `file` holds the position and is
 * written before and after each notification: a killed and restarted listener loses none, and marks the one that it may repeat.
 */
export async function listen(
	listening: Listening,
	file: string,
): Promise<void> {
	const { client, signal, output } = listening;
	const kept = await readPosition(file);
	const deliver = deliverer(listening);
	await warnWithoutWebhook(listening);
	let lastEventId = kept?.lastEventId;
	let interrupted = kept?.forwarding ?? null;
	let isOpen = false;
	let written = Promise.resolve();
	const keepPlace = async (id: string) => {
		await writePosition(file, { lastEventId: id, forwarding: interrupted });
		if (!isOpen) output.remark(`listening; the position is in ${file}`);
		isOpen = true;
	};
	const options: StreamOptions = {
		signal,
		onPlace(id) {
			lastEventId = id;
			written = written.then(() => keepPlace(id));
			// The error is thrown where the write is awaited.
			written.catch(() => {});
		},
	};
	if (lastEventId !== undefined) options.lastEventId = lastEventId;
	try {
		const stream = client.webhookNotifications.stream({}, options);
		for await (const { id, data, document } of stream) {
			await written;
			// A stream sends a place before its first record, so `before` is defined.
			const before = lastEventId ?? id;
			await writePosition(file, { lastEventId: before, forwarding: id });
			await deliver({ id, body: data, document }, id === interrupted);
			await writePosition(file, { lastEventId: id, forwarding: null });
			lastEventId = id;
			interrupted = null;
		}
	} catch (error) {
		const isPlace =
			error instanceof InvalidRequestError &&
			error.errors.some(({ source }) => source?.header === "last-event-id");
		if (!isPlace) throw error;
		throw new UsageError(
			`${error.message}; remove ${file} to start with the next notification`,
		);
	}
}
