import {
	ConsecutiveBreaker,
	circuitBreaker,
	handleWhen,
	isBrokenCircuitError,
} from "cockatiel";
import { CarrierError } from "./carrier-errors.ts";

/** When a carrier is taken to be down. */
export interface CircuitPolicy {
	/** So many failures in a row open the circuit. */
	readonly failures: number;
	/** So long nothing is sent; then one request tries whether the carrier is back. */
	readonly openMs: number;
}

/** Keeps requests from a carrier that is down: they would only wait, and keep it down. */
export interface CarrierCircuit {
	/** Throws at once what `run` would throw while the circuit is open. */
	refuseWhileOpen(): void;
	/** Runs a request. Throws its error, or while the circuit is open at once {@link CarrierError} `shipping_line_unreachable`. */
	run<T>(request: () => Promise<T>): Promise<T>;
}

/** A carrier that asks for patience (429) is not down, nor is one that answers anything else. */
function isOutage(error: unknown): boolean {
	return (
		error instanceof CarrierError &&
		error.code === "shipping_line_unreachable" &&
		error.status !== 429
	);
}

/** A closed circuit. */
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
			// For the circuit every other error is a sign of life.
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
