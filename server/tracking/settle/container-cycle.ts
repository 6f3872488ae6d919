import { isExit } from "../observations/facility-moves.ts";
import type {
	EquipmentObservation,
	Statement,
} from "../observations/observation.ts";
import { reportTimeOf } from "../observations/report-time.ts";

/** The period of one journey of a container. Messages at or before `after`, or from `before` on, belong to another journey. */
export interface ContainerCycle {
	readonly after: string | null;
	readonly before: string | null;
}

/** Whether an event is within the cycle. */
export function isWithin(
	cycle: ContainerCycle,
	observation: Statement,
): boolean {
	return (
		(cycle.after === null || observation.occurredAt > cycle.after) &&
		(cycle.before === null || observation.occurredAt < cycle.before)
	);
}

/** The bills of lading and bookings that a message names. */
export function documentsOf(observation: Statement): readonly string[] {
	return [...observation.billsOfLading, ...observation.bookings];
}

const isAtCustomer = ({ place }: EquipmentObservation): boolean =>
	place?.facilityType === "customer_location" ||
	place?.facilityType === "container_freight_station";

/** Whether an empty container was returned to a terminal or depot. */
export const isEmptyReturn = (o: EquipmentObservation): boolean =>
	o.classifier === "actual" &&
	o.isEmpty === true &&
	o.activity === "gated_in" &&
	!isAtCustomer(o);

const isLadenExit = (o: EquipmentObservation): boolean =>
	o.classifier === "actual" && o.isEmpty === false && isExit(o);

/** Whether an empty container left a depot for its next cargo. */
const isEmptyPickup = (o: EquipmentObservation): boolean =>
	o.classifier === "actual" &&
	o.isEmpty === true &&
	isExit(o) &&
	!isAtCustomer(o);

const isLadenEntry = (o: EquipmentObservation): boolean =>
	o.classifier === "actual" &&
	o.isEmpty === false &&
	(o.activity === "gated_in" || o.activity === "loaded");

/** Whether a plan was reported before the empty return: it is no plan for the next cycle. */
const isOutdatedPlan = (
	o: EquipmentObservation,
	back: EquipmentObservation,
): boolean =>
	o.classifier !== "actual" &&
	back.reportedAt !== null &&
	reportTimeOf(o) <= back.reportedAt;

/** Whether a cycle starts: an empty container leaves for its next cargo, or holds cargo again. */
const isCycleStart = (o: EquipmentObservation): boolean =>
	o.isEmpty === true
		? isExit(o)
		: isLadenEntry(o) ||
			(o.classifier === "actual" && o.activity === "stuffed");

/** A cycle, with the documents that the container's messages name in it. */
export interface DocumentedCycle {
	readonly cycle: ContainerCycle;
	readonly documents: ReadonlySet<string>;
}

/**
 * Divides a container's own messages, in order of time, into cycles. A cycle ends with the return of the empty container; the next one
 * starts when it leaves again. Where no return was reported, as of a container that went to a foreign depot, a cycle ends with the
 * last laden exit before an empty pickup that cargo followed. The result has at least one cycle.
 */
export function cyclesOf(
	own: readonly EquipmentObservation[],
): readonly DocumentedCycle[] {
	const cycles: DocumentedCycle[] = [];
	let after: string | null = null;
	let back: EquipmentObservation | null = null;
	let exit: EquipmentObservation | null = null;
	let documents = new Set<string>();
	const lastEntryAt = own.findLast(isLadenEntry)?.occurredAt ?? "";
	for (const observation of own) {
		const { occurredAt } = observation;
		const isNextCargo =
			back === null && isEmptyPickup(observation) && occurredAt < lastEntryAt;
		const end: EquipmentObservation | null = isNextCargo ? exit : back;
		if (
			end !== null &&
			occurredAt > end.occurredAt &&
			isCycleStart(observation) &&
			!isOutdatedPlan(observation, end)
		) {
			cycles.push({ cycle: { after, before: occurredAt }, documents });
			after = end.occurredAt;
			back = null;
			exit = null;
			documents = new Set();
		}
		if (isEmptyReturn(observation)) back = observation;
		if (isLadenExit(observation)) exit = observation;
		for (const document of documentsOf(observation)) documents.add(document);
	}
	return [...cycles, { cycle: { after, before: null }, documents }];
}

/**
 * The cycle of the shipment in a container's own messages: the last one whose messages name documents, otherwise the last one. A later
 * cycle without documents can belong to another shipper.
 */
export function currentCycle(
	own: readonly EquipmentObservation[],
): ContainerCycle {
	const cycles = cyclesOf(own);
	const chosen =
		cycles.findLast(({ documents }) => documents.size > 0) ?? cycles.at(-1);
	return chosen?.cycle ?? { after: null, before: null };
}
