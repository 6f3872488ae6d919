import type { Queries } from "../../database/database.ts";
import { featuresOf } from "../../inference/reading/features.ts";
import { isShownBefore } from "../tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../tracking-requests/tracking-request-table.ts";
import {
	afterOutcome,
	type Change,
	contribution,
	sizeOf,
} from "./contribution.ts";
import { addToTotals, findRemembered, putOutcomes } from "./outcome-queries.ts";
import type { OutcomeTotalTable } from "./outcome-table.ts";

/** How what an account contributes to a total changes. */
function differenceOf({
	feature,
	scac,
	before,
	after,
}: Change): OutcomeTotalTable {
	const [old, young] = [contribution(before), contribution(after)];
	return {
		feature,
		scac,
		accounts: Math.sign(sizeOf(young)) - Math.sign(sizeOf(old)),
		successes: young.successes - old.successes,
		failures: young.failures - old.failures,
	};
}

const isDifferent = ({ successes, failures }: OutcomeTotalTable) =>
	successes !== 0 || failures !== 0;

/**
 * Learns from the outcome of a request whether its line knows the number. Runs in the transaction that records the outcome,
 * so that each outcome counts exactly once. A resubmitted number does not count again.
 */
export async function teach(
	db: Queries,
	request: TrackingRequestTable,
	isKnown: boolean,
): Promise<void> {
	if (await isShownBefore(db, request, isKnown)) return;
	const { account_id, line_scac, updated_at } = request;
	const features = featuresOf(request.number_key);
	const remembered = await findRemembered(db, account_id, features);
	const changes = afterOutcome(remembered, features, line_scac, isKnown);
	await putOutcomes(
		db,
		changes.map(({ feature, scac, after }) => ({
			...{ account_id, feature, scac, updated_at },
			...{ successes: after.successes, failures: after.failures },
		})),
	);
	await addToTotals(db, changes.map(differenceOf).filter(isDifferent));
}
