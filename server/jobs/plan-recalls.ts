import type { Queries } from "../database/database.ts";
import type { DrawnWay } from "../resources/container-maps/container-map-queries.ts";
import type { Services } from "../services.ts";
import { enqueue } from "../worker/job-queue.ts";

/** Has it asked, in the caller's transaction, where vessels were on the legs that these maps do not show. */
export function planRecalls(
	db: Queries,
	{ clock }: Pick<Services, "clock">,
	drawn: readonly DrawnWay[],
): Promise<void> {
	const jobs = drawn.flatMap(({ way, recalls }) =>
		recalls.map(({ vesselId, since, until }) => ({
			name: "recall-leg" as const,
			accountId: way.account_id,
			dedupeKey: `recall-leg ${way.shipment_id} ${vesselId} ${since} ${until}`,
			payload: { vesselId, since, until, shipmentId: way.shipment_id },
		})),
	);
	return enqueue(db, clock, jobs);
}
