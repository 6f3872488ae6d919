import type { Milestone } from "../observations/event-names.ts";
import type { Message, ObservedVessel } from "../observations/observation.ts";
import { vesselKey } from "../observations/place-and-vessel-keys.ts";
import type { Placement } from "../route/message-roles.ts";
import { type Occurrences, reportsAtStop } from "../route/occurrence.ts";
import type { Stop } from "../route/route.ts";
import { type Derived, firstKnown, readBest } from "./derived.ts";
import { vesselOf } from "./place-facts.ts";

/** Milestones at the port of discharge that name the vessel of the last leg. */
const AT_POD: readonly Milestone[] = ["vessel_arrived", "vessel_discharged"];
const AT_START: Readonly<Partial<Record<Stop["role"], readonly Milestone[]>>> =
	{
		pol: ["vessel_departed", "vessel_loaded"],
		transshipment: ["transshipment_departed", "transshipment_loaded"],
	};

/** Messages about the leg to the port of discharge, by milestone, from its end to its start. */
export type LegToPod = readonly (readonly Message[])[];

/** The messages about the leg to the port of discharge; none while that is unknown. */
export function legToPod(
	{ stops }: Placement,
	occurrences: Occurrences,
): LegToPod {
	const pod = stops.find(({ role }) => role === "pod");
	if (pod === undefined) return [];
	const start = stops.findLast(({ role }) => AT_START[role]);
	return [
		...AT_POD.map((milestone) => reportsAtStop(occurrences, milestone, pod)),
		...(start
			? (AT_START[start.role] ?? []).map((milestone) =>
					reportsAtStop(occurrences, milestone, start),
				)
			: []),
	];
}

const vesselIn = (o: Message): ObservedVessel | null => {
	const vessel = vesselOf(o);
	return vesselKey(vessel) === null ? null : vessel;
};

const readFirst = <T>(
	leg: LegToPod,
	read: (message: Message) => T | null,
): Derived<T | null> =>
	firstKnown(...leg.map((messages) => readBest(messages, read)));

/**
 * A value about the vessel of a leg. Precedence of the messages decides which vessel it is; messages about another vessel are
 * ignored.
 */
export function readVessel<T>(
	leg: LegToPod,
	read: (message: Message) => T | null,
): Derived<T | null> {
	const vessel = readFirst(leg, vesselIn).value;
	return readFirst(leg, (message) => {
		const named = vesselIn(message);
		const isSame = named === null || vesselKey(named) === vesselKey(vessel);
		return isSame ? read(message) : null;
	});
}
