/** The 13 values of a container's `current_status`. */
export type CurrentStatus =
	| "new"
	| "on_ship"
	| "available"
	| "not_available"
	| "grounded"
	| "on_rail"
	| "picked_up"
	| "off_dock"
	| "delivered"
	| "dropped"
	| "loaded"
	| "empty_returned"
	| "awaiting_inland_transfer";

/** The facts a container's status depends on. An instant is null as long as the thing has not happened. */
export interface StatusFacts {
	readonly emptyTerminatedAt: string | null;
	/** Left laden at a customer's place. */
	readonly droppedAt: string | null;
	readonly podFullOutAt: string | null;
	readonly finalDestinationFullOutAt: string | null;
	/** Reported as ready to be picked up at its last terminal. */
	readonly availableAt: string | null;
	readonly podDischargedAt: string | null;
	/** Taken off the train or barge at the destination. */
	readonly destinationUnloadedAt: string | null;
	/** Loaded on or left with a train after the port of discharge. */
	readonly onwardRailAt: string | null;
	/** Loaded on a vessel, or on one that left or arrived. */
	readonly aboardAt: string | null;
	/** Loaded on a train, truck or barge on the way to the port of lading. */
	readonly inlandLoadedAt: string | null;
	/** Whether it goes on from the port of discharge to an inland destination. */
	readonly hasInlandLeg: boolean;
}

type Rule = readonly [CurrentStatus, (facts: StatusFacts) => boolean];

const isPickedUp = (facts: StatusFacts) =>
	facts.finalDestinationFullOutAt !== null || facts.podFullOutAt !== null;

/** Laden and left with a customer, after it was picked up as far as we know. */
const isDropped = (facts: StatusFacts) =>
	facts.droppedAt !== null &&
	facts.droppedAt >= (facts.podFullOutAt ?? "") &&
	facts.droppedAt >= (facts.finalDestinationFullOutAt ?? "");

const isAtLastTerminal = (facts: StatusFacts) =>
	facts.hasInlandLeg
		? facts.destinationUnloadedAt !== null
		: facts.podDischargedAt !== null;

/** From the end of a journey to its start: the latest thing that happened decides, whether or not the things before it were reported. */
const RULES: readonly Rule[] = [
	["empty_returned", (facts) => facts.emptyTerminatedAt !== null],
	["dropped", isDropped],
	["picked_up", isPickedUp],
	["available", (facts) => facts.availableAt !== null],
	["grounded", isAtLastTerminal],
	["on_rail", (facts) => facts.onwardRailAt !== null],
	["awaiting_inland_transfer", (facts) => facts.podDischargedAt !== null],
	["on_ship", (facts) => facts.aboardAt !== null],
	["loaded", (facts) => facts.inlandLoadedAt !== null],
];

/**
 * The status of a container: the first rule that fits, else `new`.
 *
 * Three values are never the outcome, because no shipping line reports what they stand for: `delivered` is a user's own
 * mark, `off_dock` and `not_available` are a terminal's. `loaded` has no published meaning; here it is a container on its
 * way to the port of lading by train, truck or barge.
 */
export function containerStatus(facts: StatusFacts): CurrentStatus {
	return RULES.find(([, fits]) => fits(facts))?.[0] ?? "new";
}
