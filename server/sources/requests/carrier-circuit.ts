import {
	ConsecutiveBreaker,
	circuitBreaker,
	handleWhen,
	isBrokenCircuitError,
} from "cockatiel";
import { CarrierError } from "./carrier-errors.ts";

/** When the circuit of a carrier opens and closes. */
export interface CircuitPolicy {
	/** Consecutive failures that open the circuit. */
	readonly failures: number;
	/** How long the circuit stays open, before one request probes the carrier. */
	readonly openMs: number;
}

/** Circuit breaker: holds requests back while a carrier is down. */
export interface CarrierCircuit {
	/** Throws like `run` while the circuit is open. */
	refuseWhileOpen(): void;
	/** Runs a request and throws its error. While the circuit is open, throws {@link CarrierError} `shipping_line_unreachable` at once. */
	run<T>(request: () => Promise<T>): Promise<T>;
}

/** Whether an error means that the carrier is down. Status 429 does not, nor does any other response. */
function isOutage(error: unknown): boolean {
	return (
		error instanceof CarrierError &&
		error.code === "shipping_line_unreachable" &&
		error.status !== 429
	);
}

/** Makes a closed circuit. */
export function carrierCircuit({
	failures,
	openMs,
}: CircuitPolicy): CarrierCircuit {
	let openUntilMs = 0;
	const circuit = circuitBreaker(handleWhen(isOutage), {
		halfOpenAfter: openMs,
		breaker: new ConsecutiveBreaker(failures),
	});
	circuit.onBreak(() => {
		openUntilMs = Date.now() + openMs;
	});

	const refusal = () =>
		new CarrierError(
			"shipping_line_unreachable",
			`the carrier failed ${failures} times in a row and is left alone for a while`,
			{ retryAfterMs: Math.max(openUntilMs - Date.now(), 1) },
		);

	async function attempt<T>(request: () => Promise<T>) {
		try {
			return { value: await request() };
		} catch (error) {
			if (isOutage(error)) throw error;
			// Any other error proves that the carrier is up.
			return { error };
		}
	}
	return {
		refuseWhileOpen() {
			if (Date.now() < openUntilMs) throw refusal();
		},
		async run(request) {
			const outcome = await circuit
				.execute(() => attempt(request))
				.catch((error: unknown) => {
					throw isBrokenCircuitError(error) ? refusal() : error;
				});
			if ("error" in outcome) throw outcome.error;
			return outcome.value;
		},
	};
}
