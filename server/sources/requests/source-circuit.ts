import { CarrierError } from "./carrier-errors.ts";
import {
	FRESH_MS,
	type SharedSource,
	type SourceState,
} from "./source-state.ts";

/** When the circuit of a source opens and closes. */
export interface CircuitPolicy {
	/** Consecutive failures that open the circuit. */
	readonly failures: number;
	/** How long the circuit stays open, before one request probes the source. */
	readonly openMs: number;
}

/** Circuit breaker: holds requests of all processes back while a source is down. */
export interface SourceCircuit {
	/**
	 * Lets a request pass, and answers whether it is the probe of an open circuit. While the circuit is open, throws
	 * {@link CarrierError} `shipping_line_unreachable`.
	 */
	enter(): Promise<boolean>;
	/** Throws like `enter` if the circuit has opened since. */
	refuseWhileOpen(): void;
	/** Whether the source has failed too often and has not answered since, also while its next request would be a probe. */
	isDown(state: SourceState): boolean;
	/** The source has answered. */
	succeeded(): Promise<void>;
	/** A request has failed; not every failure is one of the source. */
	failed(error: unknown, isProbe: boolean): Promise<void>;
	/** A request that passed was not sent. */
	withdraw(isProbe: boolean): Promise<void>;
}

/** Called when a circuit opens, and when it closes. Failed probes of an open circuit do not count. */
export type CircuitListener = (isOpen: boolean) => void;

/** How long other processes wait for the result of a probe (ms), unless the circuit stays open longer. */
const PROBE_MS = 20_000;

/** Whether an error means that the source is down. Status 429 does not, nor does any other response. */
function isOutage(error: unknown): boolean {
	return (
		error instanceof CarrierError &&
		error.code === "shipping_line_unreachable" &&
		error.status !== 429
	);
}

/** Creates the circuit of a source. */
export function sourceCircuit(
	{ failures: most, openMs }: CircuitPolicy,
	shared: SharedSource,
	onChange?: CircuitListener,
): SourceCircuit {
	const longestMs = Math.max(openMs, PROBE_MS);
	const closed = { failures: 0, openUntilMs: 0 };

	const isDown = ({ failures }: SourceState) => failures >= most;

	function refuse(state: SourceState, nowMs: number): void {
		const leftMs = state.openUntilMs - nowMs;
		// A clock that was set back must not keep the circuit open for longer than the longest time.
		if (!isDown(state) || leftMs <= 0 || leftMs > longestMs) return;
		throw new CarrierError(
			"shipping_line_unreachable",
			`the carrier failed ${most} times in a row and is left alone for a while`,
			{ retryAfterMs: leftMs },
		);
	}

	async function succeeded(): Promise<void> {
		if (shared.known.failures === 0) return;
		const wasOpen = await shared.change((state) => ({
			state: { ...state, ...closed },
			result: isDown(state),
		}));
		if (wasOpen) onChange?.(false);
	}

	return {
		async enter() {
			const known = await shared.read(FRESH_MS);
			refuse(known, Date.now());
			if (!isDown(known)) return false;
			return shared.change((state, nowMs) => {
				refuse(state, nowMs);
				if (!isDown(state)) return { result: false };
				const openUntilMs = nowMs + longestMs;
				return { state: { ...state, openUntilMs }, result: true };
			});
		},
		isDown,
		refuseWhileOpen: () => refuse(shared.known, Date.now()),
		succeeded,
		async failed(error, isProbe) {
			// Any other error proves that the source works.
			if (!isOutage(error)) return succeeded();
			const hasOpened = await shared.change((state, nowMs) => {
				// A request that was sent before the circuit opened.
				if (!isProbe && isDown(state)) return { result: false };
				const failures = Math.min(state.failures + 1, most);
				const openUntilMs = failures < most ? 0 : nowMs + openMs;
				return {
					state: { ...state, failures, openUntilMs },
					result: failures === most && !isDown(state),
				};
			});
			if (hasOpened) onChange?.(true);
		},
		async withdraw(isProbe) {
			if (!isProbe) return;
			await shared.change((state, nowMs) => ({
				state: { ...state, openUntilMs: nowMs },
				result: undefined,
			}));
		},
	};
}
