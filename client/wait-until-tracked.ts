import type { TrackingRequest } from "../generated/openapi.ts";
import type { Linked } from "./include.ts";
import { NotTrackedError } from "./not-tracked-error.ts";
import { LONGEST_MS, waitUnlessAborted } from "./retry.ts";

/** First pause between two reads (ms); short, because most lines answer within seconds. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** The least time that a read has. */
const SHORTEST_READ_MS = 1_000;

type Read = (signal: AbortSignal) => Promise<TrackedRequest>;

/** Reads a request once. Rejects with {@link NotTrackedError} when the time ends and the request was read before. */
async function readWithin(
	read: Read,
	leftMs: number,
	signal: AbortSignal | undefined,
	last: TrackedRequest | undefined,
): Promise<TrackedRequest> {
	const limit = AbortSignal.timeout(
		Math.min(Math.max(Math.ceil(leftMs), SHORTEST_READ_MS), LONGEST_MS),
	);
	try {
		return await read(signal ? AbortSignal.any([signal, limit]) : limit);
	} catch (error) {
		signal?.throwIfAborted();
		if (limit.aborted && last) throw new NotTrackedError(last, true);
		throw error;
	}
}

/** Options of a wait. */
export interface WaitOptions {
	/** Time limit in milliseconds, five minutes by default. The last read may end a second later. */
	readonly limitMs?: number;
	/** Stops waiting; the call then rejects with the signal's reason. */
	readonly signal?: AbortSignal;
	/** Called with the request whenever its status changes. */
	readonly onProgress?: (request: TrackingRequest) => void;
}

/** A tracking request with its shipment. */
export type TrackedRequest = Linked<TrackingRequest, "tracked_object">;

/** Reads a tracking request until it has a shipment. Rejects with {@link NotTrackedError} when it ends without one or in time. */
export async function waitUntilTracked(
	read: Read,
	{ limitMs = 300_000, signal, onProgress }: WaitOptions = {},
): Promise<TrackedRequest> {
	const endMs = performance.now() + limitMs;
	let pauseMs = FIRST_PAUSE_MS;
	let last: TrackedRequest | undefined;
	for (;;) {
		const request = await readWithin(
			read,
			endMs - performance.now(),
			signal,
			last,
		);
		const { status } = request.attributes;
		if (status !== last?.attributes.status) onProgress?.(request);
		last = request;
		if (request.tracked_object) return request;
		if (status === "failed" || status === "tracking_stopped")
			throw new NotTrackedError(request, false);
		const leftMs = endMs - performance.now();
		if (leftMs <= 0) throw new NotTrackedError(request, true);
		await waitUnlessAborted(
			Math.min(pauseMs, leftMs),
			signal ?? new AbortController().signal,
		);
		pauseMs = Math.min(1.5 * pauseMs, LONGEST_PAUSE_MS);
	}
}
