import type { Queries } from "../../../server/database/database.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { NO_TEXTS } from "../../../server/database/packed-texts/packed-texts.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import { putMaps } from "../../../server/resources/container-maps/container-map-queries.ts";
import { putContainers } from "../../../server/resources/containers/container-queries.ts";
import { way } from "../../map/way.ts";
import { EXAMPLES } from "../../support/records/examples.ts";

/** Records containers of an account aboard a vessel, each with its journey in the words of `test/map/way.ts`, and their maps. */
export async function loadVessel(
	db: Queries,
	accountId: string,
	vesselId: string,
	ways: readonly string[],
): Promise<void> {
	for (const [index, text] of ways.entries()) {
		const id = newRecordId();
		const shipment_id = newRecordId();
		const sea_stops = toJsonText(way(text));
		await putContainers(db, [
			{
				account_id: accountId,
				id,
				shipment_id,
				created_at: "2026-08-01T00:00:00Z",
				customer_id: null,
				number: `MSKU${index}`,
				document: toJsonText(EXAMPLES.container),
				origins: NO_TEXTS,
				sea_stops,
			},
		]);
		await putMaps(db, [
			{
				way: { account_id: accountId, id, shipment_id, sea_stops },
				map: {
					account_id: accountId,
					container_id: id,
					document: toJsonText({ type: "FeatureCollection", features: [] }),
					phase: "at_sea",
					vessel_id: vesselId,
					position_at: null,
					changes_at: null,
					etag: null,
				},
			},
		]);
	}
}
