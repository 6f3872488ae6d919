import { SharedState } from "../../database/shared-state.ts";
import type { StateStore } from "../../database/state-store.ts";
import { type Counted, notInFuture } from "../../runtime/rolling-count.ts";

/** The limits of a source, shared by all processes. Times are epoch milliseconds. */
export interface SourceState {
	/** Requests that still count, by the name of the limit. */
	readonly sent: Readonly<Record<string, readonly Counted[]>>;
	/** The source wants no requests before then. */
	readonly pausedUntilMs: number;
	/** Consecutive failures. */
	readonly failures: number;
	/** The circuit is open until then, if there were too many failures. */
	readonly openUntilMs: number;
}

/** The state of a source that all processes share. */
export type SharedSource = SharedState<SourceState>;

/** How long a process relies on a state that it has read (ms). */
export const FRESH_MS = 500;

/** Opens the state of a source: its kind and code, such as `carrier MAEU`. */
export function sharedSource(store: StateStore, name: string): SharedSource {
	return new SharedState(store, { name }, (stored, nowMs): SourceState => {
		const { sent = {}, pausedUntilMs = 0 } = stored;
		const { failures = 0, openUntilMs = 0 } = stored;
		const counted = Object.entries(sent).map(([span, all]) => [
			span,
			notInFuture(all, nowMs),
		]);
		return {
			sent: Object.fromEntries(counted),
			...{ pausedUntilMs, failures, openUntilMs },
		};
	});
}
