import type {
	Classifier,
	EquipmentObservation,
	Message,
	Mode,
	ObservedVessel,
	Place,
	TransportObservation,
} from "../observations/observation.ts";
import { placeKey, vesselKey } from "../observations/place-and-vessel-keys.ts";

/** A name as messages are compared by it. */
export const upperCase = (name: string) => name.trim().toUpperCase();

/** The meanings of the names in all messages about a number. */
export interface Names {
	readonly locodes: ReadonlyMap<string, string>;
	readonly imos: ReadonlyMap<string, string>;
	readonly vesselNames: ReadonlyMap<string | null, string>;
	/** The vessels that lines name, as {@link vesselKey} writes them, by the place of their call. Empty when no terminal names one. */
	readonly lineVessels: ReadonlyMap<string | null, ReadonlySet<string>>;
}

/** The meanings of the names of places and vessels. */
export type ResolvedNames = Omit<Names, "lineVessels">;

/**
 * The vessel of a terminal's message, where no line names another one at this place. A line knows its vessels, and terminals spell
 * them in their own way: with the voyage behind the name, or with a mistyped IMO number.
 */
function believedVessel(
	vessel: ObservedVessel | null,
	place: Place | null,
	names: Names,
): ObservedVessel | null {
	const key = vesselKey(vessel);
	const known = names.lineVessels.get(placeKey(place));
	return key === null || !known || known.has(key) ? vessel : null;
}

/** The place with the UN/LOCODE that its name stands for. */
export function settledPlace(
	place: Place | null,
	names: ResolvedNames,
): Place | null {
	if (place === null || place.locode !== null || place.name === null) {
		return place;
	}
	const locode = names.locodes.get(upperCase(place.name)) ?? null;
	return { ...place, locode };
}

/** The vessel with the IMO number or name that the other one stands for; null when a message names neither. */
export function settledVessel(
	vessel: ObservedVessel | null,
	names: ResolvedNames,
): ObservedVessel | null {
	if (vessel === null || (vessel.imo === null && vessel.name === null)) {
		return null;
	}
	const imo =
		vessel.imo ?? names.imos.get(upperCase(vessel.name ?? "")) ?? null;
	const name = vessel.name ?? names.vesselNames.get(imo) ?? null;
	return { imo, name };
}

/**
 * The mode of a message. Where none is given, a transport, a loading or a discharge is by rail at an inland facility without a
 * vessel, and otherwise by vessel.
 */
export function settledMode(
	message: TransportObservation | EquipmentObservation,
): Mode | null {
	const carries =
		message.kind === "transport" ||
		message.activity === "loaded" ||
		message.activity === "discharged";
	if (message.mode !== null || !carries) return message.mode;
	const facility = message.place?.facilityType;
	const isInland = facility === "ramp" || facility === "inland_terminal";
	return isInland && message.vessel === null ? "rail" : "vessel";
}

/** The vessel of a message as far as the lines confirm it. */
function vesselAt(
	place: Place | null,
	{ vessel, source }: TransportObservation | EquipmentObservation,
	names: Names,
): ObservedVessel | null {
	const named = settledVessel(vessel, names);
	return source.kind === "terminal"
		? believedVessel(named, place, names)
		: named;
}

/** An actual after the horizon counts as an estimate. */
const settledClassifier = (
	{ classifier, occurredAt }: Message,
	horizon: string,
): Classifier =>
	classifier === "actual" && occurredAt > horizon ? "estimated" : classifier;

/** The members that only some messages have. With them, messages differ less, and the derivation reads them faster. */
const ABSENT = {
	answerPosition: undefined,
	containerNumber: undefined,
	carried: undefined,
};

/** A message with resolved names. */
export function settledMessage(
	message: Message,
	names: Names,
	horizon: string,
): Message {
	const classifier = settledClassifier(message, horizon);
	const place = settledPlace(message.place, names);
	if (message.kind === "shipment")
		return { ...ABSENT, ...message, classifier, place };
	const vessel = vesselAt(place, message, names);
	const mode = settledMode(message);
	return { ...ABSENT, ...message, classifier, place, vessel, mode };
}
