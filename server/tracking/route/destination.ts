import type {
	EquipmentObservation,
	FacilityType,
	TransportObservation,
} from "../observations/observation.ts";
import { placeKey } from "../observations/place-and-vessel-keys.ts";
import { best, compareText } from "../observations/precedence.ts";
import { directionOf, railGateDirection } from "./calls.ts";

/** A message about transport by land, before, between or after the sea legs. */
export type LandMessage = TransportObservation | EquipmentObservation;

/** Whether a train or barge carries the container. */
export const isOnRailOrBarge = ({ mode }: LandMessage): boolean =>
	mode === "rail" || mode === "barge";

/** Inland facilities at which a line hands containers over. */
const INLAND: ReadonlySet<FacilityType | undefined | null> = new Set([
	"inland_terminal",
	"ramp",
	"customer_location",
	"container_freight_station",
] as const);

/** Whether a train or barge arrives or departs; rail gate moves count too. */
const moveOf = (o: LandMessage) => directionOf(o) ?? railGateDirection(o);

/** The place with the latest event. */
function latestPlace(observations: readonly LandMessage[]): string | null {
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
 * The inland destination in the messages about land transport after the voyage; null when the journey ends at the port of discharge. It
 * is where a train or barge arrives and does not go on. When there is neither train nor barge, it is the last inland facility to which
 * a truck brings the laden container. Trucking from the ramp to the customer is not the line's carriage.
 */
export function destinationOf(
	afterVoyage: readonly LandMessage[],
	pod: string | null,
): string | null {
	const laden = afterVoyage.filter(
		(o) =>
			placeKey(o.place) !== pod &&
			!(o.kind === "equipment" && o.isEmpty === true),
	);
	const carried = laden.filter(isOnRailOrBarge);
	const arrivals = carried.filter((o) => moveOf(o) === "arriving");
	const left = new Set(
		carried
			.filter((o) => moveOf(o) === "departing")
			.map((o) => placeKey(o.place)),
	);
	const isFinal = (o: LandMessage) => !left.has(placeKey(o.place));
	if (arrivals.length > 0) {
		const final = arrivals.filter(isFinal);
		return latestPlace(final.length > 0 ? final : arrivals);
	}
	return latestPlace(
		laden.filter(
			(o) =>
				o.mode !== "vessel" && INLAND.has(o.place?.facilityType) && isFinal(o),
		),
	);
}
