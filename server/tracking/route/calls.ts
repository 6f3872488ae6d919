import type {
	EquipmentObservation,
	Message,
	Phase,
	TransportObservation,
} from "../observations/observation.ts";
import { placeKey, vesselKey } from "../observations/place-and-vessel-keys.ts";
import { best, bestWith } from "../observations/precedence.ts";

/** A message about a vessel with cargo: it arrives or departs, or a laden container is loaded or discharged. */
export type CarriageMessage = TransportObservation | EquipmentObservation;

/** One call of a vessel at a place, with the messages about it. */
export interface Call {
	/** {@link placeKey} of the place. */
	readonly place: string;
	/** {@link vesselKey} of the vessel, null while unknown. */
	readonly vessel: string | null;
	readonly sequence: number | null;
	readonly observations: readonly CarriageMessage[];
}

/**
 * The messages about some calls, of one activity or all. Like other lists of messages it is built without `flatMap`, which takes ten times
 * as long.
 */
export function messagesAt(
	calls: readonly Call[],
	activity?: CarriageMessage["activity"],
): CarriageMessage[] {
	const messages: CarriageMessage[] = [];
	for (const { observations } of calls) {
		for (const message of observations) {
			if (activity === undefined || message.activity === activity)
				messages.push(message);
		}
	}
	return messages;
}

/** The half of a call that a message is about. */
export type Direction = "arriving" | "departing";

/** The half of a call: arriving for arrival and discharge, departing for loading and departure, otherwise null. */
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
 * The half of a train's stop that a rail gate move of a laden container stands for; null for any other message. Some lines
 * report no trains, only these gate moves (Hapag-Lloyd's "Departure from" and "Arrival in" by rail).
 */
export function railGateDirection(observation: Message): Direction | null {
	if (observation.kind !== "equipment") return null;
	const { mode, isEmpty, activity } = observation;
	if (mode !== "rail" || isEmpty === true) return null;
	if (activity === "gated_in") return "arriving";
	return activity === "gated_out" ? "departing" : null;
}

/** Whether a message is about a vessel with cargo. The repositioning of empty containers is not part of a journey. */
export function isCarriageMessage(
	observation: Message,
): observation is CarriageMessage {
	return (
		observation.kind !== "shipment" &&
		observation.mode === "vessel" &&
		directionOf(observation) !== null &&
		!(observation.kind === "equipment" && observation.isEmpty === true)
	);
}

/** The phase that sources mark on these messages, by precedence; null when none does. */
export function phaseOf(
	observations: readonly CarriageMessage[],
): Phase | null {
	return best(observations, (o) => o.phase !== null)?.phase ?? null;
}

/** Bounds the comparison of messages with calls. No voyage calls at a place this often. */
const MOST_CALLS_AT_A_PLACE = 50;

/** The line's own id of a call. Terminals number calls in their own way, so their ids are ignored. */
const lineCallId = ({ source, call }: CarriageMessage): string | null =>
	source.kind === "shipping_line" ? (call?.id ?? null) : null;

interface Draft {
	readonly place: string | null;
	vessel: string | null;
	sequence: number | null;
	/** Time of the message with the highest precedence among those that opened the call. */
	readonly at: string;
	/** The same in milliseconds, once a comparison needed it: parsing is slow. */
	atMs?: number;
	readonly directions: Set<Direction | null>;
	readonly observations: CarriageMessage[];
}

function draftOf(observations: CarriageMessage[]): Draft {
	const bestOf = <T>(read: (o: CarriageMessage) => T | null): T | null =>
		bestWith(observations, read)?.value ?? null;
	return {
		place: bestOf((o) => placeKey(o.place)),
		vessel: bestOf((o) => vesselKey(o.vessel)),
		sequence: bestOf((o) => o.call?.sequence ?? null),
		at: best(observations)?.occurredAt ?? "",
		directions: new Set(observations.map(directionOf)),
		observations,
	};
}

/** Whether a message without a call id can be about this call. */
function canBeAbout(draft: Draft, observation: CarriageMessage): boolean {
	const sequence = observation.call?.sequence ?? draft.sequence;
	if (draft.sequence !== null && sequence !== draft.sequence) return false;
	const vessel = vesselKey(observation.vessel);
	if (vessel !== null && draft.vessel !== null) return vessel === draft.vessel;
	return draft.directions.has(directionOf(observation));
}

function nearest(
	drafts: readonly Draft[],
	observation: CarriageMessage,
): Draft | undefined {
	if (drafts.length < 2) return drafts[0];
	const atMs = Date.parse(observation.occurredAt);
	const distanceTo = (draft: Draft) => {
		draft.atMs ??= Date.parse(draft.at);
		return Math.abs(draft.atMs - atMs);
	};
	let found: Draft | undefined;
	for (const draft of drafts) {
		if (found === undefined || distanceTo(draft) < distanceTo(found))
			found = draft;
	}
	return found;
}

function join(draft: Draft, observation: CarriageMessage): void {
	draft.observations.push(observation);
	draft.directions.add(directionOf(observation));
	draft.vessel ??= vesselKey(observation.vessel);
	draft.sequence ??= observation.call?.sequence ?? null;
}

/** Sort key of messages without a call id: detailed messages open calls, which vague ones then join. */
function vagueness(observation: CarriageMessage): number {
	return (
		(vesselKey(observation.vessel) === null ? 2 : 0) +
		((observation.call?.sequence ?? null) === null ? 1 : 0)
	);
}

/**
 * Groups messages, in the order of {@link settle}, into calls. The line's call id decides. A message without one joins the
 * nearest call in time that matches its place, vessel and sequence number. Messages without call id and place are left out.
 */
export function callsOf(observations: readonly CarriageMessage[]): Call[] {
	const byId = Map.groupBy(observations, lineCallId);
	const withoutId = byId.get(null) ?? [];
	byId.delete(null);
	const drafts: Draft[] = [];
	const byPlace = new Map<string | null, Draft[]>();
	const add = (draft: Draft) => {
		drafts.push(draft);
		const here = byPlace.get(draft.place) ?? [];
		if (here.length < MOST_CALLS_AT_A_PLACE) here.push(draft);
		byPlace.set(draft.place, here);
	};
	for (const group of byId.values()) add(draftOf(group));
	for (const observation of withoutId.toSorted(
		(a, b) => vagueness(a) - vagueness(b),
	)) {
		const here = byPlace.get(placeKey(observation.place)) ?? [];
		const match = nearest(
			here.filter((draft) => canBeAbout(draft, observation)),
			observation,
		);
		if (match) join(match, observation);
		else add(draftOf([observation]));
	}
	const calls: Call[] = [];
	for (const { place, vessel, sequence, observations } of drafts) {
		if (place !== null) calls.push({ place, vessel, sequence, observations });
	}
	return calls;
}
