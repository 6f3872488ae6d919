import type { ContainerAttributes } from "../journey/container-attributes.ts";
import type {
	Message,
	Statement,
	StatusObservation,
} from "../observations/observation.ts";
import type { Derived } from "./derived.ts";

/** The 13 values of a container's `current_status`. */
export type CurrentStatus = ContainerAttributes["current_status"];

/** The statements that a container's status depends on; null before the event. */
export interface StatusFacts {
	readonly emptyReturn: Message | null;
	/** Dropped or gated in laden at a customer's place. */
	readonly drop: Message | null;
	/** The empty container left that place. */
	readonly emptyOut: Message | null;
	readonly podFullOut: Message | null;
	readonly finalDestinationFullOut: Message | null;
	/** The terminal reports that it moved the container off dock. */
	readonly offDock: StatusObservation | null;
	/** The latest statement on availability at the last terminal; null unless it says available. */
	readonly available: Statement | null;
	/** The same statement; null unless it says not available. */
	readonly notAvailable: Statement | null;
	/** Whether a statement said that it was available there. */
	readonly wasAvailable: boolean;
	readonly podDischarge: Message | null;
	/** Discharged from train or barge at the destination, or gated in at its terminal. */
	readonly destinationUnload: Message | null;
	/** Loaded on a train, or departed by train, after the port of discharge. */
	readonly onwardRail: Message | null;
	/** Loaded on a vessel, or aboard one that departed or arrived. */
	readonly aboard: Message | null;
	/** Loaded on a train, truck or barge to the port of lading, or gone there laden. */
	readonly inlandLoad: Message | null;
	/** Whether the journey continues inland from the port of discharge. */
	readonly hasInlandLeg: boolean;
}

type Rule = readonly [CurrentStatus, (facts: StatusFacts) => Statement | null];

const isAfter = (statement: Statement, other: Statement | null): boolean =>
	other === null || statement.occurredAt >= other.occurredAt;

/** Whether the empty container left the customer. */
const isTakenAway = ({ drop, emptyOut }: StatusFacts): boolean =>
	emptyOut !== null && isAfter(emptyOut, drop);

/** Dropped laden with a customer, after every known pickup, and still there. */
function dropped(facts: StatusFacts) {
	const { drop, podFullOut, finalDestinationFullOut } = facts;
	return drop &&
		isAfter(drop, podFullOut) &&
		isAfter(drop, finalDestinationFullOut) &&
		!isTakenAway(facts)
		? drop
		: null;
}

/** Picked up at the last terminal. A container that the customer has emptied was picked up, even if no source reports it. */
const pickedUp = (facts: StatusFacts) =>
	facts.finalDestinationFullOut ??
	facts.podFullOut ??
	(isTakenAway(facts) ? facts.emptyOut : null);

/** Moved off dock and not taken from there by train. */
const offDock = ({ offDock, onwardRail, destinationUnload }: StatusFacts) =>
	offDock && destinationUnload === null && isAfter(offDock, onwardRail)
		? offDock
		: null;

const atLastTerminal = (facts: StatusFacts) =>
	facts.hasInlandLeg ? facts.destinationUnload : facts.podDischarge;

const notAvailable = (facts: StatusFacts) =>
	facts.wasAvailable || atLastTerminal(facts) ? facts.notAvailable : null;

/** Rules from the end of a journey to its start: the furthest event decides, even when earlier events were never reported. */
const RULES: readonly Rule[] = [
	["empty_returned", (facts) => facts.emptyReturn],
	["dropped", dropped],
	["picked_up", pickedUp],
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
 * The status of a container and the statement behind it: the first rule that fits, otherwise `new`.
 *
 * The specification lists the values without transitions; these are our decisions. Only users set `delivered`. `loaded` is a container
 * on its way to the port of lading by train, truck or barge. `available` counts even before a reported discharge. `not_available`
 * counts only after the discharge or after `available`, because terminals report it for every container at sea.
 */
export function containerStatus(facts: StatusFacts): Derived<CurrentStatus> {
	for (const [value, rule] of RULES) {
		const from = rule(facts);
		if (from !== null) return { value, from };
	}
	return { value: "new", from: null };
}
