import { RequestRefusedError } from "../../recording/refuse-request.ts";
import { inferForAccount } from "../../resources/number-inference/infer-for-account.ts";
import type { TrackingRequestTable } from "../../resources/tracking-requests/tracking-request-table.ts";
import type { Services } from "../../services/services.ts";
import type { CarrierAnswer } from "../../sources/contracts/carrier.ts";
import { CarrierError } from "../../sources/requests/carrier-errors.ts";
import { queryLine } from "./query-line.ts";

/** The shipping line of a number. */
export interface DetectedLine {
	/** Its SCAC. */
	readonly scac: string;
	/** The line's answer, when detection queried it and there is one to store. */
	readonly answer?: CarrierAnswer;
}

/** Lines below this confidence are not queried. */
const MIN_CONFIDENCE = 0.05;

/** Lines queried per detection. */
const MAX_LINES = 5;

/** Queries one line for a number. Returns the line when it knows the number, and otherwise its error. Throws any other error. */
async function queryCandidate(
	scac: string,
	request: TrackingRequestTable,
	services: Services,
	signal: AbortSignal,
): Promise<DetectedLine | CarrierError> {
	try {
		return { scac, answer: await queryLine(scac, request, services, signal) };
	} catch (error) {
		signal.throwIfAborted();
		if (!(error instanceof CarrierError)) throw error;
		// A line that reports a cancellation knows the booking.
		return error.code === "booking_cancelled" ? { scac } : error;
	}
}

/**
 * Detects the shipping line of a request: the inferred line when it is certain, and otherwise the first likely line that knows the
 * number. When no line knows it, throws {@link CarrierError} if a line failed temporarily, and otherwise {@link RequestRefusedError}
 * with reason `scac_auto_detect_failed`.
 */
export async function detectLine(
	request: TrackingRequestTable,
	services: Services,
	signal: AbortSignal,
): Promise<DetectedLine> {
	const { account_id: accountId, number_key: key } = request;
	const { attributes } = await inferForAccount(services, accountId, key);
	const { selected, candidates } = attributes.shipping_line;
	if (selected) return { scac: selected.scac };
	const likely = candidates
		.filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
		.slice(0, MAX_LINES);
	const failures: CarrierError[] = [];
	for (const { scac } of likely) {
		const answer = await queryCandidate(scac, request, services, signal);
		if (!(answer instanceof CarrierError)) return answer;
		if (answer.isTemporary) failures.push(answer);
	}
	// A failed query counts as an attempt; one held back by our own rate limit does not.
	const failure = failures.find(({ wasAsked }) => wasAsked) ?? failures[0];
	if (failure) throw failure;
	const queried = likely.map(({ scac }) => scac).join(", ");
	throw new RequestRefusedError(
		"scac_auto_detect_failed",
		`no likely shipping line knows the number (${queried})`,
	);
}
