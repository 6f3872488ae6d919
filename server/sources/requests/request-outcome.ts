import type { Meter } from "../../runtime/meter.ts";
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

/** How a request ended that was sent and failed. */
export function outcomeOf(error: unknown): RequestOutcome {
	const status = error instanceof CarrierError ? error.status : undefined;
	if (status === undefined || status >= SERVER_ERROR) return "failed";
	if (status === TOO_MANY) return "throttled";
	return status === NOT_FOUND ? "not_found" : "refused";
}

/** Counts the outcomes of requests to a source, by its code in the settings; undefined when nothing is counted. */
export function outcomeCounter(
	meter: Meter | undefined,
	source: string,
): ((outcome: RequestOutcome) => void) | undefined {
	return meter && ((outcome) => meter.sourceRequests.of(source, outcome).add());
}
