import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import type { SeaStop } from "../../tracking/journey/journey.ts";

/** The most distinct routes read for a vessel. Only the largest vessels have more, which begin in the same ports. */
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

/** The distinct routes of tracked containers on a vessel whose accounts have the paid feature. */
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

/** The most containers of an account read for a vessel; more of them repeat the same calls. */
const MOST_ABOARD = 500;

const selectWaysAboard = compiledRead(
	(db, accountId: string, vesselId: string) =>
		db
			.selectFrom("container_maps as map")
			.innerJoin("containers as container", (join) =>
				join
					.onRef("container.account_id", "=", "map.account_id")
					.onRef("container.id", "=", "map.container_id"),
			)
			.select("container.sea_stops")
			.where("map.account_id", "=", accountId)
			.where("map.vessel_id", "=", vesselId)
			.orderBy("map.container_id", "desc")
			.limit(MOST_ABOARD),
);

/** The distinct routes of an account's containers on a vessel, at most of the 500 newest. */
export async function findWaysAboard(
	db: Queries,
	accountId: string,
	vesselId: string,
): Promise<(readonly SeaStop[])[]> {
	const ways = await selectWaysAboard(db, accountId, vesselId);
	const texts = new Set(ways.map(({ sea_stops }) => sea_stops));
	return [...texts].map((text) => fromJsonText(text));
}

/** The vessels that carry a container with a stored map. */
export async function findCarryingVessels(db: Queries): Promise<string[]> {
	const rows = await db
		.selectFrom("container_maps")
		.select("vessel_id")
		.distinct()
		.where("vessel_id", "is not", null)
		.execute();
	return rows.flatMap(({ vessel_id }) => vessel_id ?? []);
}
