import { vesselKey } from "../observations/call.ts";
import type { Milestone } from "../observations/event-names.ts";
import type { Message, ObservedVessel } from "../observations/observation.ts";
import { type Occurrences, reportsAtStop } from "../route/occurrence.ts";
import type { Placement } from "../route/place.ts";
import type { Stop } from "../route/route.ts";
import { type Derived, firstKnown, telling } from "./derived.ts";
import { vesselOf } from "./place-facts.ts";

/** What tells by which vessel the container comes to the port of discharge, at that port and where the leg to it begins. */
const AT_POD: readonly Milestone[] = ["vessel_arrived", "vessel_discharged"];
const AT_START: Readonly<Partial<Record<Stop["role"], readonly Milestone[]>>> =
	{
		pol: ["vessel_departed", "vessel_loaded"],
		transshipment: ["transshipment_departed", "transshipment_loaded"],
	};

/** Messages about the leg to the port of discharge, by milestone: those that know its end best come first. */
export type LegToPod = readonly (readonly Message[])[];

/** The messages about the leg that ends at the port of discharge; none while that is unknown. */
export function legToPod({ stops }: Placement, said: Occurrences): LegToPod {
	const at = stops.findIndex(({ role }) => role === "pod");
	const pod = stops[at];
	if (pod === undefined) return [];
	const start = stops.slice(0, at).findLast(({ role }) => AT_START[role]);
	return [
		...AT_POD.map((milestone) => reportsAtStop(said, milestone, pod)),
		...(start
			? (AT_START[start.role] ?? []).map((milestone) =>
					reportsAtStop(said, milestone, start),
				)
			: []),
	];
}

const vesselIn = (o: Message): ObservedVessel | null => {
	const vessel = vesselOf(o);
	return vesselKey(vessel) === null ? null : vessel;
};

const firstTelling = <T>(
	leg: LegToPod,
	read: (message: Message) => T | null,
): Derived<T | null> => firstKnown(...leg.map((said) => telling(said, read)));

/**
 * What is said of the vessel of a leg. The message that counts most decides which vessel it is: what others say of another
 * one is left out.
 */
export function tellingOfVessel<T>(
	leg: LegToPod,
	read: (message: Message) => T | null,
): Derived<T | null> {
	const vessel = firstTelling(leg, vesselIn).value;
	return firstTelling(leg, (message) => {
		const named = vesselIn(message);
		const isSame = named === null || vesselKey(named) === vesselKey(vessel);
		return isSame ? read(message) : null;
	});
}
