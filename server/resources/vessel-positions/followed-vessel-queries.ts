import { compiledRead } from "../../database/compiled-query.ts";
import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import type { SeaStop } from "../../tracking/journey.ts";

/** Ways that differ are that many only on the largest vessels, and then begin in the same ports. */
const MOST_WAYS = 500;

const selectWays = compiledRead((db, vesselId: string) =>
	db
		.selectFrom("container_maps as map")
		.innerJoin("containers as container", (join) =>
			join
				.onRef("container.account_id", "=", "map.account_id")
				.onRef("container.id", "=", "map.container_id"),
		)
		.innerJoin("shipments as shipment", (join) =>
			join
				.onRef("shipment.account_id", "=", "container.account_id")
				.onRef("shipment.id", "=", "container.shipment_id"),
		)
		.innerJoin("accounts as account", "account.id", "map.account_id")
		.select(["account.entitlements", "container.sea_stops"])
		.distinct()
		.where("map.vessel_id", "=", vesselId)
		.where("shipment.line_tracking_stopped_at", "is", null)
		.limit(MOST_WAYS),
);

/** The ways, each once, of containers on a vessel that are tracked for accounts which have the paid feature. */
export async function findWaysOnVessel(
	db: Queries,
	vesselId: string,
): Promise<(readonly SeaStop[])[]> {
	const ways = await selectWays(db, vesselId);
	return ways
		.filter(({ entitlements }) =>
			fromJsonText(entitlements).includes("routing"),
		)
		.map(({ sea_stops }) => fromJsonText(sea_stops));
}

/** The vessels that carry a container whose map is kept. */
export async function findCarryingVessels(db: Queries): Promise<string[]> {
	const rows = await db
		.selectFrom("container_maps")
		.select("vessel_id")
		.distinct()
		.where("vessel_id", "is not", null)
		.execute();
	return rows.flatMap(({ vessel_id }) => vessel_id ?? []);
}
