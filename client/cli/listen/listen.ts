import { setTimeout as wait } from "node:timers/promises";
import {
	InvalidRequestError,
	type LandfallClient,
	type StreamOptions,
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

/** Waits before a notification that the receiver did not take is forwarded again: doubled up to a limit. */
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 15_000;

/** What a listener works with. */
export interface Listening {
	readonly client: LandfallClient;
	/** Address of the receiver. */
	readonly url: string;
	readonly output: Output;
	readonly signal: AbortSignal;
}

/** Creates the function that forwards a notification until the receiver takes it, and says how each attempt ended. */
function deliverer({ client, url, output, signal }: Listening) {
	const readWebhook = webhookReader(client);
	return async (sendable: Sendable, isRepeated: boolean): Promise<void> => {
		const { id, document } = sendable;
		const { attributes, relationships } = document.data;
		const { event, created_at: createdAt } = attributes;
		for (let retryMs = FIRST_RETRY_MS; ; retryMs *= 2) {
			// Read for each attempt, because a secret can change meanwhile.
			const webhook = await readWebhook(relationships.webhook.data.id, signal);
			if (!webhook) {
				output.remark(`${id} is left out: its webhook is gone`);
				return;
			}
			const { status, error, durationMs } = await forward(
				url,
				sendable,
				webhook,
				signal,
			);
			const again = isRepeated ? ", perhaps for the second time" : "";
			output.result(
				{ id, event, status, error, duration_ms: durationMs, isRepeated },
				`${createdAt} ${event} ${id}: ${error ?? status} (${durationMs} ms)${again}`,
			);
			if (status !== null && status < 300) return;
			await wait(Math.min(retryMs, LAST_RETRY_MS), undefined, { signal });
		}
	};
}

/** Forwards one notification again, wherever the listener is. */
export async function replay(listening: Listening, id: string): Promise<void> {
	const { client, signal } = listening;
	await deliverer(listening)(await readSendable(client, id, signal), true);
}

/** Warns when there is nothing to listen to. */
async function warnWithoutWebhook({ client, output, signal }: Listening) {
	for await (const { attributes } of client.webhooks.list({}, { signal }))
		if (attributes.active) return;
	output.remark(
		"the account has no active webhook, so nothing comes: create one by POST /webhooks, with any address",
	);
}

/**
 * Forwards the notifications of an account one after the other, until the signal aborts. `file` keeps the position: it is written before and
 * after each, so that a listener that is killed and started again loses none, and says of the one that it may repeat.
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
			// Thrown where it is waited for.
			written.catch(() => {});
		},
	};
	if (lastEventId !== undefined) options.lastEventId = lastEventId;
	try {
		const stream = client.webhookNotifications.stream({}, options);
		for await (const { id, data, document } of stream) {
			await written;
			// A stream begins with a place, so that there is one.
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
			`${error.message}; remove ${file} to begin with what comes next`,
		);
	}
}
