import type { Queries } from "../../database/database.ts";
import type { Clock } from "../../runtime/clock.ts";
import { enqueue } from "../../worker/job-queue.ts";

/** Has the maps of a shipment's containers drawn, in the caller's transaction, which changes their ways. */
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

/** Has the maps of the containers that a vessel carries drawn, in the caller's transaction, which records its positions. */
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
