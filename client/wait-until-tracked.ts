import type { TrackingRequest } from "../generated/openapi.ts";
import type { Linked } from "./include.ts";
import { NotTrackedError } from "./not-tracked-error.ts";
import { waitUnlessAborted } from "./retry.ts";

/** First pause between two reads (ms); short, because most lines answer within seconds. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** Options of a wait. */
export interface WaitOptions {
	/** Time limit in milliseconds, five minutes by default. */
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
	read: (signal: AbortSignal | undefined) => Promise<TrackedRequest>,
	{ limitMs = 300_000, signal, onProgress }: WaitOptions = {},
): Promise<TrackedRequest> {
	const endMs = performance.now() + limitMs;
	let pauseMs = FIRST_PAUSE_MS;
	let lastStatus: string | undefined;
	for (;;) {
		const request = await read(signal);
		const { status } = request.attributes;
		if (status !== lastStatus) onProgress?.(request);
		lastStatus = status;
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
