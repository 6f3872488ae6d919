import { type Call, directionOf } from "../observations/call.ts";
import { best, compareText } from "../observations/milestone.ts";

/** What one vessel does for a container: it takes it at one place and brings it to another. */
export interface Leg {
	/** {@link vesselKey}; null for the calls of which no message names the vessel. */
	readonly vessel: string | null;
	/** From where it comes aboard to where it leaves, in the order in which the vessel makes them. */
	readonly calls: readonly Call[];
	/** Where the container comes aboard, null while unknown. */
	readonly from: string | null;
	/** Where it leaves the vessel, null while unknown. */
	readonly to: string | null;
}

type CallKind = "start" | "through" | "end";

const POSITION: Readonly<Record<CallKind, number>> = {
	start: 0,
	through: 1,
	end: 2,
};

/** A call where cargo is only loaded starts a leg, one where it is only discharged ends it; without cargo the vessel's own moves tell. */
function kindOf(call: Call): CallKind {
	const handling = call.observations.filter((o) => o.kind === "equipment");
	const telling = handling.length > 0 ? handling : call.observations;
	const directions = new Set(telling.map(directionOf));
	if (directions.size > 1) return "through";
	return directions.has("departing") ? "start" : "end";
}

/** Whether cargo is loaded or discharged at the call, as far as reported. */
export function isHandled(call: Call): boolean {
	return call.observations.some((o) => o.kind === "equipment");
}

/** When the call is by what counts most. */
export const timeOf = (call: Call): string =>
	best(call.observations)?.occurredAt ?? "";

interface OrderedCall {
	readonly call: Call;
	readonly kind: CallKind;
	readonly time: string;
}

const compareByKind = (a: OrderedCall, b: OrderedCall): number =>
	POSITION[a.kind] - POSITION[b.kind] ||
	compareText(a.time, b.time) ||
	compareText(a.call.place, b.call.place);

/** By sequence number, or null where numbers are missing or double, or would have cargo discharged before it is loaded. */
function bySequence(calls: readonly OrderedCall[]): OrderedCall[] | null {
	const numbers = new Set(calls.map(({ call }) => call.sequence));
	if (numbers.size < calls.length || numbers.has(null)) return null;
	const sorted = calls.toSorted(
		(a, b) => (a.call.sequence ?? 0) - (b.call.sequence ?? 0),
	);
	const lastStart = sorted.findLastIndex(({ kind }) => kind === "start");
	const firstEnd = sorted.findIndex(({ kind }) => kind === "end");
	return firstEnd >= 0 && firstEnd < lastStart ? null : sorted;
}

/**
 * The calls of one vessel in order. Sequence numbers count the calls of a voyage (DCSA 2.2, `transportCallSequenceNumber`), so
 * they compare nothing beyond the vessel, and start again when its voyage number changes. Where they do not help, loading
 * comes before discharging and the time decides the rest: a schedule that was not brought up to date must not turn a
 * voyage round.
 */
function inOrder(calls: readonly Call[]): Call[] {
	const unordered = calls.map((call) => ({
		call,
		kind: kindOf(call),
		time: timeOf(call),
	}));
	const ordered = bySequence(unordered) ?? unordered.toSorted(compareByKind);
	return ordered.map(({ call }) => call);
}

/**
 * The call at which the container is loaded or discharged: a vessel takes it and lets it go once, so the message that
 * counts most decides. It came aboard where it was first loaded for certain: what is loaded again further on was restowed.
 */
function callOf(
	calls: readonly Call[],
	activity: "loaded" | "discharged",
): Call | undefined {
	const messages = calls.flatMap((call) =>
		call.observations.filter((o) => o.activity === activity),
	);
	const [first] = messages
		.filter(({ classifier }) => classifier === "actual")
		.sort((a, b) => compareText(a.occurredAt, b.occurredAt));
	const deciding = (activity === "loaded" && first) || best(messages);
	return calls.find(({ observations }) =>
		observations.some((o) => o === deciding),
	);
}

/** The leg that one vessel's calls make. */
export function legOf(vessel: string | null, unordered: readonly Call[]): Leg {
	const calls = inOrder(unordered);
	const start =
		callOf(calls, "loaded") ??
		calls.slice(0, 1).find((call) => kindOf(call) !== "end");
	const onward = start ? calls.slice(calls.indexOf(start) + 1) : calls;
	const end =
		callOf(onward, "discharged") ??
		onward.slice(-1).find((call) => kindOf(call) !== "start");
	const first = start ? calls.indexOf(start) : 0;
	const last = end ? calls.indexOf(end) : calls.length - 1;
	return {
		vessel,
		calls: calls.slice(first, last + 1),
		from: start?.place ?? null,
		to: end?.place ?? null,
	};
}
