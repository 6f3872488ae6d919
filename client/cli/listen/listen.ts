import { setTimeout as wait } from "node:timers/promises";
import {
	type LandfallClient,
	LandfallConnectionError,
	RateLimitedError,
	ServerError,
} from "../../index.ts";
import type { Output } from "../output.ts";
import { forward, readSendable } from "./forward.ts";
import { type Logged, readLog, readLogged, readNewest } from "./log.ts";
import {
	after,
	type Position,
	readPosition,
	writePosition,
} from "./position.ts";

/** Waits before a notification that the receiver did not take is forwarded again: doubled up to a limit. */
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 15_000;

/** Whether the server may answer again later. */
const isPassing = (error: unknown): error is Error =>
	error instanceof LandfallConnectionError ||
	error instanceof ServerError ||
	error instanceof RateLimitedError;

/** What a listener works with. */
export interface Listening {
	readonly client: LandfallClient;
	/** Address of the receiver. */
	readonly url: string;
	/** File that keeps the position. */
	readonly file: string;
	/** Time between two looks at the log, in milliseconds. */
	readonly pauseMs: number;
	readonly output: Output;
	readonly signal: AbortSignal;
}

/** Forwards a notification until the receiver takes it, and says how each attempt ended. */
async function deliver(
	{ client, url, output, signal }: Omit<Listening, "file" | "pauseMs">,
	notification: Logged,
	isRepeated: boolean,
): Promise<void> {
	const { id, event, createdAt } = notification;
	const sendable = await readSendable(client, notification, signal);
	if (!sendable) {
		output.remark(`${id} is left out: its body or webhook is gone`);
		return;
	}
	for (let retryMs = FIRST_RETRY_MS; ; retryMs *= 2) {
		const { status, error, durationMs } = await forward(
			url,
			id,
			sendable,
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
}

/** Forwards one notification again, wherever the listener is. */
export async function replay(
	listening: Omit<Listening, "file" | "pauseMs">,
	id: string,
): Promise<void> {
	const { client, signal } = listening;
	await deliver(listening, await readLogged(client, id, signal), true);
}

/** The position of a new listener: behind all that is in the log. */
async function beginning({ client, signal }: Listening): Promise<Position> {
	const none: Position = { since: null, done: {}, forwarding: null };
	return after(none, await readNewest(client, signal));
}

/**
 * Forwards the notifications of an account one after the other, until the signal aborts. The position is written before and after
 * each, so that a listener that is killed and started again loses none, and says of the one that it may repeat.
 */
export async function listen(listening: Listening): Promise<void> {
	const { client, file, pauseMs, signal, output } = listening;
	const kept = await readPosition(file);
	let position = kept ?? (await beginning(listening));
	if (!kept) await writePosition(file, position);
	const interrupted = position.forwarding;
	output.remark(`listening; the position is in ${file}`);
	while (!signal.aborted) {
		try {
			for (const notification of await readLog(client, position, signal)) {
				const { id } = notification;
				await writePosition(file, { ...position, forwarding: id });
				await deliver(listening, notification, id === interrupted);
				position = after(position, [notification]);
				await writePosition(file, position);
			}
		} catch (error) {
			if (!isPassing(error)) throw error;
			output.remark(error.message);
		}
		await wait(pauseMs, undefined, { signal });
	}
}
