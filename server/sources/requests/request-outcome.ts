import type { Meter, SourceLimits } from "../../runtime/meter.ts";
import { CarrierError } from "./carrier-errors.ts";

const NOT_FOUND = 404;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** How a request to a source ended. `held_back` was not sent, because of our own limits or an open circuit. */
export type RequestOutcome =
	| "answered"
	| "not_found"
	| "refused"
	| "throttled"
	| "failed"
	| "held_back";

/** The outcome of a sent request that failed. */
export function outcomeOf(error: unknown): RequestOutcome {
	const status = error instanceof CarrierError ? error.status : undefined;
	if (status === undefined || status >= SERVER_ERROR) return "failed";
	if (status === TOO_MANY) return "throttled";
	return status === NOT_FOUND ? "not_found" : "refused";
}

/** The metrics of a source. */
export interface SourceMeter {
	/** Counts a request by its outcome. */
	count(outcome: RequestOutcome): void;
	/** Sets the reader of the source's limits. */
	watch(read: () => Promise<SourceLimits>): void;
}

/** Creates the metrics of a source by its code in the settings; undefined without metrics. */
export function sourceMeter(
	meter: Meter | undefined,
	source: string,
): SourceMeter | undefined {
	return (
		meter && {
			count: (outcome) => meter.sourceRequests.of(source, outcome).add(),
			watch: (read) => void meter.sourceLimits.set(source, read),
		}
	);
}
