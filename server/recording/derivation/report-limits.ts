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

/** What a report is counted by. */
interface ReportCounts {
	/** The number of each container's own observations. */
	readonly containers: Map<string, number>;
	/** The vessel movements, each once. */
	readonly movements: Set<string>;
	/** The messages that concern containers without being their own. */
	readonly shared: (TransportObservation | ShipmentObservation)[];
	/** The number of messages about a container without its number. */
	unnumbered: number;
}

/** Many lines repeat a vessel's movement for each container; this tells different movements apart. */
function movementKey(
	observation: TransportObservation | ShipmentObservation,
): string {
	const { activity, occurredAt, reportedAt, place } = observation;
	const vessel = "vessel" in observation ? observation.vessel : null;
	return `${activity} ${occurredAt} ${reportedAt} ${place?.locode ?? place?.name} ${vessel?.imo ?? vessel?.name}`;
}

function countObservation(
	counts: ReportCounts,
	{ observation }: RecordedObservation,
): void {
	const { containers, movements, shared } = counts;
	if (observation.kind === "equipment") {
		const { containerNumber: number } = observation;
		if (number === null) counts.unnumbered += 1;
		else containers.set(number, (containers.get(number) ?? 0) + 1);
		return;
	}
	if (observation.kind !== "transport" && observation.kind !== "shipment")
		return;
	shared.push(observation);
	movements.add(movementKey(observation));
	const carried = observation.kind === "transport" ? observation.carried : [];
	for (const number of carried ?? []) {
		if (!containers.has(number)) containers.set(number, 0);
	}
}

/** Throws a `CarrierError` when there are more observations than one shipment can have, because half of a shipment would mislead. */
export async function refuseOversized(
	observations: readonly RecordedObservation[],
): Promise<void> {
	const counts: ReportCounts = {
		containers: new Map(),
		movements: new Set(),
		shared: [],
		unnumbered: 0,
	};
	for (const observation of observations) {
		await giveWay();
		countObservation(counts, observation);
	}
	const { containers, movements, shared, unnumbered } = counts;
	const mostOfOne = containers.values().reduce((a, b) => Math.max(a, b), 0);
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
