import { CarrierError } from "../../sources/requests/carrier-errors.ts";
import type { RecordedObservation } from "./observation-records.ts";

/** Containers per shipment. The largest bills of lading have a few hundred. */
const MAX_CONTAINERS = 2_000;

/** Observations of one container, with every correction of its times. */
const MAX_PER_CONTAINER = 3_000;

/** Vessel movements times containers: each movement is written once per container. Far above any real shipment. */
const MAX_VESSEL_OBSERVATIONS = 200_000;

/** Throws a {@link CarrierError} when there are more observations than one shipment can have, because half of a shipment would mislead. */
export function refuseOversized(
	observations: readonly RecordedObservation[],
): void {
	const containers = new Map<string, number>();
	const shared = new Set<string>();
	let mostOfOne = 0;
	for (const { observation } of observations) {
		if (observation.kind === "equipment") {
			const { containerNumber } = observation;
			if (containerNumber === null) continue;
			const count = (containers.get(containerNumber) ?? 0) + 1;
			containers.set(containerNumber, count);
			mostOfOne = Math.max(mostOfOne, count);
		} else if (
			observation.kind === "transport" ||
			observation.kind === "shipment"
		) {
			const carried =
				observation.kind === "transport" ? observation.carried : [];
			for (const number of carried ?? []) {
				if (!containers.has(number)) containers.set(number, 0);
			}
			// Many lines repeat a vessel's movement for each container: count it once.
			const { place } = observation;
			const vessel = "vessel" in observation ? observation.vessel : null;
			shared.add(
				`${observation.activity} ${observation.occurredAt} ${observation.reportedAt} ${place?.locode ?? place?.name} ${vessel?.imo ?? vessel?.name}`,
			);
		}
	}
	const isOversized =
		containers.size > MAX_CONTAINERS ||
		mostOfOne > MAX_PER_CONTAINER ||
		shared.size * containers.size > MAX_VESSEL_OBSERVATIONS;
	if (!isOversized) return;
	throw new CarrierError(
		"unrecognized_response",
		`the carrier names ${containers.size} containers, ${shared.size} movements that they share, and up to ${mostOfOne} of one container: more than one shipment can have`,
	);
}
