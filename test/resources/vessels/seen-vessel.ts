import type { Queries } from "../../../server/database/database.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { recordPositions } from "../../../server/resources/vessels/record-positions.ts";
import { insertVessels } from "../../../server/resources/vessels/vessel-queries.ts";
import {
	serializeVessel,
	vesselId,
} from "../../../server/resources/vessels/vessel-serializer.ts";
import { wrap } from "../../../server/sea/globe.ts";
import type { VesselPosition } from "../../../server/sources/contracts/position-source.ts";

/** The current time in the tests of vessels. */
export const NOW = "2026-08-14T20:20:00Z";

/** A vessel in the middle of the Pacific, on its way from Shanghai to Los Angeles. */
export const ISABELLA = "9839272";

/** Its position some minutes before {@link NOW}, on a westward course at about 15 knots. */
export function seen(
	minutesAgo: number,
	speedKnots: number | null = 15.5,
): VesselPosition {
	const atMs = Date.parse(NOW) - minutesAgo * 60_000;
	const longitude = wrap(-178.08274 - (minutesAgo - 20) * 0.0056);
	return {
		at: new Date(atMs).toISOString().replace(".000", ""),
		latitude: 40.20854,
		longitude: Number(longitude.toFixed(5)),
		headingDegrees: 78,
		speedKnots,
	};
}

/** Records a vessel with these positions. Returns its id. */
export async function recordVessel(
	db: Queries,
	imo: string,
	positions: readonly VesselPosition[],
): Promise<string> {
	const named = { imo, name: "MSC ISABELLA" };
	const id = vesselId(named) ?? "";
	const document = toJsonText(serializeVessel(id, named));
	await insertVessels(db, [{ id, ...named, document }]);
	await recordPositions(db, id, { mmsi: "371234000", positions });
	return id;
}
