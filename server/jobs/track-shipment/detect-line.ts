import { RequestRefusedError } from "../../recording/refuse-request.ts";
import { inferForAccount } from "../../resources/tracking-requests/infer-for-account.ts";
import type { TrackingRequestTable } from "../../resources/tracking-requests/tracking-request-table.ts";
import type { Services } from "../../services/services.ts";
import type { CarrierAnswer } from "../../sources/contracts/carrier.ts";
import { CarrierError } from "../../sources/requests/carrier-errors.ts";
import { askLine } from "./ask-line.ts";

/** The shipping line of a number. */
export interface DetectedLine {
	/** Its SCAC. */
	readonly scac: string;
	/** What it said when it was asked whether it knows the number; absent when nothing is to be recorded of that. */
	readonly answer?: CarrierAnswer;
}

/** A line that is less likely is not asked. */
const LEAST_CONFIDENCE = 0.05;

/** So many lines are asked at most. */
const MOST_LINES = 5;

/** Asks one line whether it knows a number: what it knows, or why it does not tell. Throws what is no carrier's fault. */
async function askWhether(
	scac: string,
	request: TrackingRequestTable,
	services: Services,
	signal: AbortSignal,
): Promise<DetectedLine | CarrierError> {
	try {
		return { scac, answer: await askLine(scac, request, services, signal) };
	} catch (error) {
		signal.throwIfAborted();
		if (!(error instanceof CarrierError)) throw error;
		// Only who knows a booking can say that it was cancelled.
		return error.code === "booking_cancelled" ? { scac } : error;
	}
}

/**
 * Detects the shipping line of a request's number: the line that it is inferred to be without a doubt, else the first of those
 * that are likely that says that it knows the number.
 *
 * Throws {@link CarrierError} when none of them does, but one could not be asked and may know it later, and otherwise
 * {@link RequestRefusedError} `scac_auto_detect_failed`.
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
		.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
		.slice(0, MOST_LINES);
	const unasked: CarrierError[] = [];
	for (const { scac } of likely) {
		const answer = await askWhether(scac, request, services, signal);
		if (!(answer instanceof CarrierError)) return answer;
		if (answer.isTemporary) unasked.push(answer);
	}
	// A line that failed counts as a try, one that we only had no turn at does not.
	const failure = unasked.find(({ wasAsked }) => wasAsked) ?? unasked[0];
	if (failure) throw failure;
	const asked = likely.map(({ scac }) => scac).join(", ");
	throw new RequestRefusedError(
		"scac_auto_detect_failed",
		`no likely shipping line knows the number (${asked})`,
	);
}
