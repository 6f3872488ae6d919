import type { Queries } from "../../database/database.ts";
import type { Services } from "../../services/services.ts";
import { enqueue, type NewJob } from "../../worker/job-queue.ts";
import type { DrawnWay } from "./container-map-queries.ts";

/**
 * Plans jobs, in the caller's transaction, that fetch vessel positions for legs missing on these maps. Containers of one
 * shipment mostly miss the same legs.
 */
export function planRecalls(
	db: Queries,
	{ clock }: Pick<Services, "clock">,
	drawn: readonly Pick<DrawnWay, "way" | "recalls">[],
): Promise<void> {
	const jobs = new Map<string, NewJob<"recall-leg">>();
	for (const { way, recalls } of drawn) {
		const { account_id: accountId, shipment_id: shipmentId } = way;
		for (const { vesselId, since, until } of recalls) {
			const dedupeKey = `recall-leg ${shipmentId} ${vesselId} ${since} ${until}`;
			const payload = { vesselId, since, until, shipmentId };
			jobs.set(dedupeKey, {
				name: "recall-leg",
				accountId,
				dedupeKey,
				payload,
			});
		}
	}
	return enqueue(db, clock, [...jobs.values()]);
}

declare module "../../worker/job-payloads.ts" {
	interface JobPayloads {
		"recall-leg": {
			readonly vesselId: string;
			/** From the departure to the end of the leg; ISO 8601 UTC. */
			readonly since: string;
			readonly until: string;
			readonly shipmentId: string;
		};
	}
}
