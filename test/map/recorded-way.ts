import type { Queries } from "../../server/database/database.ts";
import { toJsonText } from "../../server/database/json-text.ts";
import { NO_TEXTS } from "../../server/database/packed-texts/packed-texts.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { removeMaps } from "../../server/resources/container-maps/container-map-queries.ts";
import { putContainers } from "../../server/resources/containers/container-queries.ts";
import { recordPositions } from "../../server/resources/vessels/record-positions.ts";
import { insertVessels } from "../../server/resources/vessels/vessel-queries.ts";
import {
	serializeVessel,
	vesselId,
} from "../../server/resources/vessels/vessel-serializer.ts";
import type { VesselPosition } from "../../server/sources/contracts/position-source.ts";
import { EXAMPLES } from "../support/records/examples.ts";
import { SHIPS, way } from "./way.ts";

/** The ids of a recorded container. */
export interface RecordedWay {
	readonly accountId: string;
	readonly id: string;
	readonly shipmentId: string;
}

/** Records a container with this journey (`way.ts`), or another journey of a recorded one. */
export async function recordWay(
	db: Queries,
	text: string,
	{
		accountId,
		id = newRecordId(),
		shipmentId = newRecordId(),
	}: Partial<RecordedWay> & Pick<RecordedWay, "accountId">,
): Promise<RecordedWay> {
	await putContainers(db, [
		{
			account_id: accountId,
			id,
			shipment_id: shipmentId,
			created_at: "2026-01-01T00:00:00Z",
			number: id.slice(-11).toUpperCase(),
			document: toJsonText(EXAMPLES.container),
			origins: NO_TEXTS,
			customer_id: null,
			sea_stops: toJsonText(way(text)),
		},
	]);
	await removeMaps(db, accountId, [id]);
	return { accountId, id, shipmentId };
}

/** Records positions of a vessel, by its name in the lines of ways. Returns its id. */
export async function recordTrack(
	db: Queries,
	ship: string,
	positions: readonly VesselPosition[],
): Promise<string> {
	const named = SHIPS[ship] ?? null;
	const id = vesselId(named);
	if (named === null || id === null) throw new Error(`${ship} is no ship`);
	const document = toJsonText(serializeVessel(id, named));
	await insertVessels(db, [{ id, ...named, document }]);
	await recordPositions(db, id, { mmsi: null, positions });
	return id;
}
