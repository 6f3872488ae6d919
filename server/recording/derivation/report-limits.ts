import { hash } from "node:crypto";
import { giveWay } from "../../runtime/time-slices.ts";
import { unrecognized } from "../../sources/requests/carrier-errors.ts";
import type {
	ShipmentObservation,
	TransportObservation,
} from "../../tracking/observations/observation.ts";
import { contentOf } from "../../tracking/settle/statement-content.ts";
import type { RecordedObservation } from "./observation-records.ts";

/** Containers per shipment. The largest bills of lading have a few hundred. */
const MAX_CONTAINERS = 2_000;

/** Observations of one container, with every correction of its times. */
const MAX_PER_CONTAINER = 3_000;

/** Vessel movements times containers: each movement is written once per container. Far above any real shipment. */
const MAX_VESSEL_OBSERVATIONS = 200_000;

/** Messages that concern one container without being its own. Far above any real voyage with all its estimates. */
const MAX_SHARED = 5_000;

/** Such messages times containers: each is written once per container. */
const MAX_SHARED_OF_ALL = 400_000;

/** What tells shared messages apart, as in deriving: other ids or containers alone make no other message. */
function sharedKey(
	observation: TransportObservation | ShipmentObservation,
): string {
	const { answerPosition, classifier, reportedAt } = observation;
	// A fact without a report time is the same at every place in an answer.
	const position = classifier === "actual" ? null : answerPosition;
	const content = contentOf(
		observation.kind === "transport"
			? { ...observation, carried: undefined }
			: observation,
	);
	return hash("sha1", `${reportedAt} ${position} ${content}`);
}

/** The different messages among shared ones. Compares them only where there are more than `most`, because few reports have as many. */
async function countShared(
	messages: readonly (TransportObservation | ShipmentObservation)[],
	most: number,
): Promise<number> {
	if (messages.length <= most) return messages.length;
	const keys = new Set<string>();
	for (const message of messages) {
		await giveWay();
		keys.add(sharedKey(message));
	}
	return keys.size;
}

/** Throws a `CarrierError` when there are more observations than one shipment can have, because half of a shipment would mislead. */
export async function refuseOversized(
	observations: readonly RecordedObservation[],
): Promise<void> {
	const containers = new Map<string, number>();
	const movements = new Set<string>();
	const shared: (TransportObservation | ShipmentObservation)[] = [];
	let unnumbered = 0;
	let mostOfOne = 0;
	for (const { observation } of observations) {
		await giveWay();
		if (observation.kind === "equipment") {
			const { containerNumber } = observation;
			if (containerNumber === null) {
				unnumbered += 1;
				continue;
			}
			const count = (containers.get(containerNumber) ?? 0) + 1;
			containers.set(containerNumber, count);
			mostOfOne = Math.max(mostOfOne, count);
		} else if (
			observation.kind === "transport" ||
			observation.kind === "shipment"
		) {
			shared.push(observation);
			const carried =
				observation.kind === "transport" ? observation.carried : [];
			for (const number of carried ?? []) {
				if (!containers.has(number)) containers.set(number, 0);
			}
			// Many lines repeat a vessel's movement for each container: count it once.
			const { place } = observation;
			const vessel = "vessel" in observation ? observation.vessel : null;
			movements.add(
				`${observation.activity} ${observation.occurredAt} ${observation.reportedAt} ${place?.locode ?? place?.name} ${vessel?.imo ?? vessel?.name}`,
			);
		}
	}
	const mostShared = Math.min(MAX_SHARED, MAX_SHARED_OF_ALL / containers.size);
	const sharedCount = await countShared(shared, mostShared);
	const isOversized =
		containers.size > MAX_CONTAINERS ||
		mostOfOne > MAX_PER_CONTAINER ||
		movements.size * containers.size > MAX_VESSEL_OBSERVATIONS ||
		unnumbered > MAX_SHARED ||
		sharedCount > mostShared;
	if (!isOversized) return;
	throw unrecognized(
		`the carrier names ${containers.size} containers, ${movements.size} movements that they share in ${sharedCount} messages of ${observations.length}, and up to ${mostOfOne} of one container: more than one shipment can have`,
	);
}
