import type { Queries } from "../../database/database.ts";
import type { Clock } from "../../runtime/clock.ts";
import { enqueue } from "../../worker/job-queue.ts";

/** Plans the drawing of maps for a shipment's containers, in the transaction that changes their routes. */
export function planMaps(
	db: Queries,
	clock: Clock,
	accountId: string,
	shipmentId: string,
): Promise<void> {
	const dedupeKey = `draw-maps ${shipmentId}`;
	const payload = { shipmentId };
	return enqueue(db, clock, [
		{ name: "draw-maps", accountId, dedupeKey, payload },
	]);
}

/** Plans the drawing of maps for the containers on a vessel, in the transaction that records its positions. */
export function planVesselMaps(
	db: Queries,
	clock: Clock,
	vesselId: string,
): Promise<void> {
	const dedupeKey = `draw-vessel-maps ${vesselId}`;
	const payload = { vesselId };
	return enqueue(db, clock, [{ name: "draw-vessel-maps", dedupeKey, payload }]);
}

declare module "../../worker/job-payloads.ts" {
	interface JobPayloads {
		"draw-maps": { readonly shipmentId: string };
		"draw-vessel-maps": { readonly vesselId: string };
	}
}
