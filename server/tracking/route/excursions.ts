import { placeKey } from "../observations/call.ts";
import { compareText } from "../observations/milestone.ts";
import type {
	EquipmentObservation,
	FacilityType,
	Message,
} from "../observations/observation.ts";

/** Facilities from which a container is handed over. Exam sites are none of them. */
const TERMINALS: ReadonlySet<FacilityType> = new Set([
	"port_terminal",
	"inland_terminal",
	"ramp",
] as const);

const OUT: ReadonlySet<string> = new Set(["gated_out", "picked_up"]);
const GATE: ReadonlySet<string> = new Set([...OUT, "gated_in", "dropped_off"]);

const isOnRailOrBarge = (o: Message): boolean =>
	o.kind !== "shipment" && (o.mode === "rail" || o.mode === "barge");

/** Whether a laden container that left a terminal comes back to it, as far as the messages name facilities. */
function isBack(back: EquipmentObservation, out: EquipmentObservation) {
	if (back.isEmpty !== false || back.activity !== "gated_in") return false;
	if (back.occurredAt < out.occurredAt) return false;
	const { facilityType = null, facilityCode = null } = back.place ?? {};
	if (facilityType !== null) return TERMINALS.has(facilityType);
	const left = out.place?.facilityCode ?? null;
	return facilityCode === null || left === null || facilityCode === left;
}

/** The time that a container was away from a terminal, from the first time it left to the last time it came back. */
interface Absence {
	readonly container: string | null;
	readonly place: string;
	readonly from: string;
	readonly to: string;
}

function absencesOf(
	handlings: readonly EquipmentObservation[],
	place: string,
): Absence[] {
	const ordered = handlings.toSorted((a, b) =>
		compareText(a.occurredAt, b.occurredAt),
	);
	const out = ordered.find((o) => OUT.has(o.activity) && o.isEmpty !== true);
	const back = out && ordered.findLast((o) => isBack(o, out));
	return out && back
		? [
				{
					container: out.containerNumber,
					place,
					from: out.occurredAt,
					to: back.occurredAt,
				},
			]
		: [];
}

/** Whether a fact tells of what trucks did with the container while it was away. */
function isDuring(
	o: Message,
	{ container, place, from, to }: Absence,
): boolean {
	if (o.kind === "shipment" || o.occurredAt < from || o.occurredAt > to)
		return false;
	if (o.kind === "transport") return o.mode === "truck";
	const isThere = placeKey(o.place) === place;
	return o.containerNumber === container && (!isThere || GATE.has(o.activity));
}

/**
 * The facts about the way of a laden container to an exam site or yard and back to the terminal at which it is handed
 * over: it has not left that for good. `afterVoyage` is what happens on land after the voyage, `places` are where a
 * container is handed over.
 */
export function excursionsIn(
	afterVoyage: readonly Message[],
	places: readonly string[],
): ReadonlySet<Message> {
	const facts = afterVoyage.filter(
		(o) => o.classifier === "actual" && !isOnRailOrBarge(o),
	);
	const handlings = facts.filter((o) => o.kind === "equipment");
	const absences = places.flatMap((place) =>
		Map.groupBy(
			handlings.filter((o) => placeKey(o.place) === place),
			(o) => o.containerNumber,
		)
			.values()
			.flatMap((own) => absencesOf(own, place))
			.toArray(),
	);
	return new Set(
		facts.filter((o) => absences.some((absence) => isDuring(o, absence))),
	);
}
