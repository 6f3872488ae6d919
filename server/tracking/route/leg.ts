import { best, compareText } from "../observations/precedence.ts";
import { type Call, directionOf, messagesAt } from "./calls.ts";

/** One leg of the voyage: a vessel carries the container from one place to another. */
export interface Leg {
	/** {@link vesselKey}; null when no message names the vessel. */
	readonly vessel: string | null;
	/** The vessel's calls from loading to discharge, in order. */
	readonly calls: readonly Call[];
	/** Where the container is loaded; null while unknown. */
	readonly from: string | null;
	/** Where it is discharged; null while unknown. */
	readonly to: string | null;
}

type CallKind = "start" | "through" | "end";

const POSITION: Readonly<Record<CallKind, number>> = {
	start: 0,
	through: 1,
	end: 2,
};

/** Loading starts a leg, discharge ends it. Without cargo messages the vessel's own moves decide. */
function kindOf(call: Call): CallKind {
	const handling = call.observations.filter((o) => o.kind === "equipment");
	const deciding = handling.length > 0 ? handling : call.observations;
	const directions = new Set(deciding.map(directionOf));
	if (directions.size > 1) return "through";
	return directions.has("departing") ? "start" : "end";
}

/** Whether messages report loading or discharge at the call. */
export function isHandled(call: Call): boolean {
	return call.observations.some((o) => o.kind === "equipment");
}

/** Time of a call, by precedence of its messages. */
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

/** The calls by sequence number. Null when numbers are missing or repeated, or when they put a discharge before the loading. */
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
 * The calls of one vessel in order: by sequence number (DCSA 2.2, `transportCallSequenceNumber`), which counts within one voyage of one
 * vessel. When the numbers cannot be used, loading comes before discharge and time decides the rest, so that an outdated schedule does
 * not reverse the voyage.
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
 * The call at which the container is loaded or discharged, by precedence of the messages. The first actual loading counts:
 * a later one is a restow.
 */
function callOf(
	calls: readonly Call[],
	activity: "loaded" | "discharged",
): Call | undefined {
	const messages = messagesAt(calls, activity);
	const [first] = messages
		.filter(({ classifier }) => classifier === "actual")
		.sort((a, b) => compareText(a.occurredAt, b.occurredAt));
	const deciding = (activity === "loaded" && first) || best(messages);
	return calls.find(({ observations }) =>
		observations.some((o) => o === deciding),
	);
}

/** Whether a vessel made a call before the container was loaded, both as actual events. */
function isBeforeLoading(call: Call, loading: Call | undefined): boolean {
	if (loading === undefined || isHandled(call)) return false;
	const [passed, loaded] = [call, loading].map(({ observations }) =>
		best(observations),
	);
	return (
		passed?.classifier === "actual" &&
		loaded?.classifier === "actual" &&
		passed.occurredAt < loaded.occurredAt
	);
}

/** Builds the leg of a vessel from its calls. */
export function legOf(vessel: string | null, unordered: readonly Call[]): Leg {
	const every = inOrder(unordered);
	const loading = callOf(every, "loaded");
	const calls = every.filter((call) => !isBeforeLoading(call, loading));
	const start =
		loading ?? calls.slice(0, 1).find((call) => kindOf(call) !== "end");
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
