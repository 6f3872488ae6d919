import type {
	Message,
	Statement,
	StatusObservation,
} from "../observations/observation.ts";
import type { Derived } from "./derived.ts";
import type { ContainerAttributes } from "./journey.ts";

/** The 13 values of a container's `current_status`. */
export type CurrentStatus = ContainerAttributes["current_status"];

/** The facts a container's status depends on: who said it, null as long as it has not happened. */
export interface StatusFacts {
	readonly emptyReturn: Message | null;
	/** Left laden at a customer's place. */
	readonly drop: Message | null;
	readonly podFullOut: Message | null;
	readonly finalDestinationFullOut: Message | null;
	/** The terminal that moved it to a yard outside. */
	readonly offDock: StatusObservation | null;
	/** Can be picked up at its last terminal, as far as was said last. */
	readonly available: Statement | null;
	/** Cannot be picked up there, as far as was said last. */
	readonly notAvailable: Statement | null;
	/** Said before that it could. */
	readonly wasAvailable: boolean;
	readonly podDischarge: Message | null;
	/** Taken off the train or barge at the destination. */
	readonly destinationUnload: Message | null;
	/** Loaded on or left with a train after the port of discharge. */
	readonly onwardRail: Message | null;
	/** Loaded on a vessel, or on one that left or arrived. */
	readonly aboard: Message | null;
	/** Loaded on a train, truck or barge on the way to the port of lading. */
	readonly inlandLoad: Message | null;
	/** Whether it goes on from the port of discharge to an inland destination. */
	readonly hasInlandLeg: boolean;
}

type Rule = readonly [CurrentStatus, (facts: StatusFacts) => Statement | null];

const isAfter = (statement: Statement, other: Statement | null): boolean =>
	other === null || statement.occurredAt >= other.occurredAt;

/** Laden and left with a customer, after it was picked up as far as we know. */
function dropped({ drop, podFullOut, finalDestinationFullOut }: StatusFacts) {
	return drop &&
		isAfter(drop, podFullOut) &&
		isAfter(drop, finalDestinationFullOut)
		? drop
		: null;
}

/** In a yard outside the terminal, as long as no train has taken it from there. */
const offDock = ({ offDock, onwardRail, destinationUnload }: StatusFacts) =>
	offDock && destinationUnload === null && isAfter(offDock, onwardRail)
		? offDock
		: null;

const atLastTerminal = (facts: StatusFacts) =>
	facts.hasInlandLeg ? facts.destinationUnload : facts.podDischarge;

const notAvailable = (facts: StatusFacts) =>
	facts.wasAvailable || atLastTerminal(facts) ? facts.notAvailable : null;

/** From the end of a journey to its start: the latest thing that happened decides, whether or not the things before it were reported. */
const RULES: readonly Rule[] = [
	["empty_returned", (facts) => facts.emptyReturn],
	["dropped", dropped],
	["picked_up", (facts) => facts.finalDestinationFullOut ?? facts.podFullOut],
	["off_dock", offDock],
	["available", (facts) => facts.available],
	["not_available", notAvailable],
	["grounded", atLastTerminal],
	["on_rail", (facts) => facts.onwardRail],
	["awaiting_inland_transfer", (facts) => facts.podDischarge],
	["on_ship", (facts) => facts.aboard],
	["loaded", (facts) => facts.inlandLoad],
];

/**
 * The status of a container and the statement behind it: the first rule that fits, else `new`.
 *
 * The specification lists the values and no transitions; the rules are our reading of their names. `delivered` is never the
 * outcome: it is a user's own mark. `loaded` is, by our decision, a container on its way to the port of lading by train,
 * truck or barge. `available` is believed before the discharge is reported. `not_available` is only believed after it,
 * or after `available`: a terminal says that of every container at sea.
 */
export function containerStatus(facts: StatusFacts): Derived<CurrentStatus> {
	for (const [value, rule] of RULES) {
		const from = rule(facts);
		if (from !== null) return { value, from };
	}
	return { value: "new", from: null };
}
