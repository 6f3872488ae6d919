import { isExit, TERMINALS } from "../observations/facility-moves.ts";
import type { EquipmentObservation } from "../observations/observation.ts";
import { placeKey } from "../observations/place-and-vessel-keys.ts";
import { isOnRailOrBarge, type LandMessage } from "./destination.ts";

const isGateMove = (o: EquipmentObservation): boolean =>
	isExit(o) || o.activity === "gated_in" || o.activity === "dropped_off";

/** Whether a laden container returns to the terminal it left. Messages without facilities count as the same terminal. */
function isBack(back: EquipmentObservation, out: EquipmentObservation) {
	if (back.isEmpty !== false || back.activity !== "gated_in") return false;
	const { facilityType = null, facilityCode = null } = back.place ?? {};
	if (facilityType !== null) return TERMINALS.has(facilityType);
	const left = out.place?.facilityCode ?? null;
	return facilityCode === null || left === null || facilityCode === left;
}

/** The absence of a container from a terminal, from its first gate-out to its last gate-in. */
interface Absence {
	readonly container: string | null;
	readonly place: string;
	readonly from: string;
	readonly to: string;
}

/** `handlings` are those of one container at one place, in order of time. */
function absencesOf(
	handlings: readonly EquipmentObservation[],
	place: string,
): Absence[] {
	const out = handlings.find((o) => isExit(o) && o.isEmpty !== true);
	const back = out && handlings.findLast((o) => isBack(o, out));
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

/** Whether an actual is a truck move of the container during its absence. */
function isDuring(
	o: LandMessage,
	{ container, place, from, to }: Absence,
): boolean {
	if (o.occurredAt < from || o.occurredAt > to) return false;
	if (o.kind === "transport") return o.mode === "truck";
	const isThere = placeKey(o.place) === place;
	return o.containerNumber === container && (!isThere || isGateMove(o));
}

/**
 * The actuals about excursions of a laden container to an exam site or yard and back to its terminal: such a gate-out is no
 * pickup. `afterVoyage` are the messages about land transport after the voyage, in order of time, `places` the places of handover.
 */
export function excursionsIn(
	afterVoyage: readonly LandMessage[],
	places: readonly string[],
): ReadonlySet<LandMessage> {
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
