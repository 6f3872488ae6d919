import { best } from "./milestone.ts";
import type {
	EquipmentObservation,
	Message,
	ObservedVessel,
	Phase,
	Place,
	TransportObservation,
} from "./observation.ts";

/** A message about what a vessel does with its cargo: it arrives, departs, or a laden container is loaded or discharged. */
export type Carriage = TransportObservation | EquipmentObservation;

/** One call of a vessel at a place, put together from the messages about it. */
export interface Call {
	/** {@link placeKey} of the place. */
	readonly place: string;
	/** {@link vesselKey} of the vessel, null while unknown. */
	readonly vessel: string | null;
	readonly sequence: number | null;
	readonly observations: readonly Carriage[];
}

/** Which half of a call a message is about. */
export type Direction = "arriving" | "departing";

/** Identity of a place: its UN/LOCODE, else its name; null when the message names none. */
export function placeKey(place: Place | null): string | null {
	return place?.locode ?? (place?.name?.trim().toUpperCase() || null);
}

/** Identity of a vessel: its IMO number, else its name. */
export function vesselKey(vessel: ObservedVessel | null): string | null {
	return vessel?.imo ?? (vessel?.name?.trim().toUpperCase() || null);
}

/** Arrival and discharge are one half of a call, loading and departure the other; other activities are neither. */
export function directionOf(observation: Message): Direction | null {
	switch (observation.activity) {
		case "arrived":
		case "discharged":
			return "arriving";
		case "loaded":
		case "departed":
			return "departing";
		default:
			return null;
	}
}

/**
 * Which half of a train's stop a gate is about, through which the laden container goes by rail; null for everything else. Some
 * lines report no trains, only these gates (Hapag-Lloyd's "Departure from" and "Arrival in" by rail).
 */
export function railGateDirection(observation: Message): Direction | null {
	if (observation.kind !== "equipment") return null;
	const { mode, isEmpty, activity } = observation;
	if (mode !== "rail" || isEmpty === true) return null;
	if (activity === "gated_in") return "arriving";
	return activity === "gated_out" ? "departing" : null;
}

/** Whether a message is about a vessel carrying cargo. Empty containers are moved by vessels too; that is no journey of ours. */
export function isCarriage(observation: Message): observation is Carriage {
	return (
		observation.kind !== "shipment" &&
		observation.mode === "vessel" &&
		directionOf(observation) !== null &&
		!(observation.kind === "equipment" && observation.isEmpty === true)
	);
}

/** The mark that the source put on these messages; the one that counts most, or null. */
export function phaseOf(observations: readonly Carriage[]): Phase | null {
	return best(observations, (o) => o.phase !== null)?.phase ?? null;
}

/** A voyage calls at a place a few times. More than this is no schedule, and comparing every message with every call would take forever. */
const MOST_CALLS_AT_A_PLACE = 50;

/** The line's own id of a call. A terminal numbers vessels' calls in its own way, which tells nothing here. */
const lineCallId = ({ source, call }: Carriage): string | null =>
	source.kind === "shipping_line" ? (call?.id ?? null) : null;

interface Draft {
	readonly place: string | null;
	vessel: string | null;
	sequence: number | null;
	/** Time of the message that counts most among those that made the call. */
	readonly atMs: number;
	readonly directions: Set<Direction | null>;
	readonly observations: Carriage[];
}

function draftOf(observations: Carriage[]): Draft {
	const said = <T>(read: (o: Carriage) => T | null): T | null => {
		const saying = best(observations, (o) => read(o) !== null);
		return saying && read(saying);
	};
	return {
		place: said((o) => placeKey(o.place)),
		vessel: said((o) => vesselKey(o.vessel)),
		sequence: said((o) => o.call?.sequence ?? null),
		atMs: Date.parse(best(observations)?.occurredAt ?? ""),
		directions: new Set(observations.map(directionOf)),
		observations,
	};
}

/** Whether a message without a call's id can be about this call. */
function canBeAbout(draft: Draft, observation: Carriage): boolean {
	const sequence = observation.call?.sequence ?? draft.sequence;
	if (draft.sequence !== null && sequence !== draft.sequence) return false;
	const vessel = vesselKey(observation.vessel);
	if (vessel !== null && draft.vessel !== null) return vessel === draft.vessel;
	return draft.directions.has(directionOf(observation));
}

function nearest(
	drafts: readonly Draft[],
	observation: Carriage,
): Draft | undefined {
	const atMs = Date.parse(observation.occurredAt);
	const distanceTo = (draft: Draft) => Math.abs(draft.atMs - atMs);
	let found: Draft | undefined;
	for (const draft of drafts) {
		if (found === undefined || distanceTo(draft) < distanceTo(found))
			found = draft;
	}
	return found;
}

function join(draft: Draft, observation: Carriage): void {
	draft.observations.push(observation);
	draft.directions.add(directionOf(observation));
	draft.vessel ??= vesselKey(observation.vessel);
	draft.sequence ??= observation.call?.sequence ?? null;
}

/** The more a message says about its call, the earlier it is placed, so that those that say less can join it. */
function vagueness(observation: Carriage): number {
	return (
		(vesselKey(observation.vessel) === null ? 2 : 0) +
		((observation.call?.sequence ?? null) === null ? 1 : 0)
	);
}

/**
 * Groups messages into calls. The source's own id of a call decides; messages without one join the call of their vessel at
 * their place (and with their sequence number, if given), or the nearest in time that fits. Messages that name
 * neither a call nor a place are left out. `observations` are in the order that {@link settle} gives them.
 */
export function callsOf(observations: readonly Carriage[]): Call[] {
	const byId = Map.groupBy(observations, lineCallId);
	const withoutId = byId.get(null) ?? [];
	byId.delete(null);
	const drafts: Draft[] = [];
	const byPlace = new Map<string, Draft[]>();
	const add = (draft: Draft) => {
		if (draft.place === null) return;
		drafts.push(draft);
		const here = byPlace.get(draft.place) ?? [];
		if (here.length < MOST_CALLS_AT_A_PLACE) here.push(draft);
		byPlace.set(draft.place, here);
	};
	for (const group of byId.values()) add(draftOf(group));
	for (const observation of withoutId.toSorted(
		(a, b) => vagueness(a) - vagueness(b),
	)) {
		const here = byPlace.get(placeKey(observation.place) ?? "") ?? [];
		const match = nearest(
			here.filter((draft) => canBeAbout(draft, observation)),
			observation,
		);
		if (match) join(match, observation);
		else add(draftOf([observation]));
	}
	return drafts.flatMap(({ place, vessel, sequence, observations }) =>
		place === null ? [] : [{ place, vessel, sequence, observations }],
	);
}
