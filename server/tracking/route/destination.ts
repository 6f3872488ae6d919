import {
	directionOf,
	placeKey,
	railGateDirection,
} from "../observations/call.ts";
import { best, compareText } from "../observations/milestone.ts";
import type { FacilityType, Message } from "../observations/observation.ts";

/** Facilities at which a line hands a container over inland. */
const INLAND: ReadonlySet<FacilityType | undefined | null> = new Set([
	"inland_terminal",
	"ramp",
	"customer_location",
	"container_freight_station",
] as const);

/** Whether a train or barge comes or goes, the gates through which it takes containers included. */
const moveOf = (o: Message) => directionOf(o) ?? railGateDirection(o);

/** The place whose messages, one after the other, tell of the latest time. */
function latestPlace(observations: readonly Message[]): string | null {
	const byPlace = Map.groupBy(observations, (o) => placeKey(o.place));
	const places = [...byPlace].flatMap(([place, messages]) =>
		place === null ? [] : [{ place, at: best(messages)?.occurredAt ?? "" }],
	);
	places.sort(
		(a, b) => compareText(a.at, b.at) || compareText(a.place, b.place),
	);
	return places.at(-1)?.place ?? null;
}

/**
 * The inland destination in the messages about what happens on land after the voyage, or null when the port of discharge is the end.
 *
 * A train or barge ends there: it arrives and does not go on, which an interchange is told by. Only when neither is mentioned
 * it is the last inland facility to which a truck brings the full container, because a box that a truck takes from
 * the ramp to the customer has left the line's hands.
 */
export function destinationOf(
	afterVoyage: readonly Message[],
	pod: string | null,
): string | null {
	const laden = afterVoyage.filter(
		(o) =>
			placeKey(o.place) !== pod &&
			!(o.kind === "equipment" && o.isEmpty === true),
	);
	const carried = laden.filter(
		(o) => o.kind !== "shipment" && (o.mode === "rail" || o.mode === "barge"),
	);
	const arrivals = carried.filter((o) => moveOf(o) === "arriving");
	const left = new Set(
		carried
			.filter((o) => moveOf(o) === "departing")
			.map((o) => placeKey(o.place)),
	);
	const isFinal = (o: Message) => !left.has(placeKey(o.place));
	if (arrivals.length > 0) {
		const final = arrivals.filter(isFinal);
		return latestPlace(final.length > 0 ? final : arrivals);
	}
	return latestPlace(
		laden.filter(
			(o) =>
				o.kind !== "shipment" &&
				o.mode !== "vessel" &&
				INLAND.has(o.place?.facilityType) &&
				isFinal(o),
		),
	);
}
