import { type Call, type Carriage, phaseOf } from "../observations/call.ts";
import { best, bestActual, compareText } from "../observations/milestone.ts";
import type { Phase } from "../observations/observation.ts";
import type { Leg } from "./leg.ts";

/** What a stop on the sea voyage is to the container. */
export type StopRole =
	| "origin"
	| "pol"
	| "transshipment"
	| "passing"
	| "pod"
	| "onward";

/** A stay of the container at a place by the sea: all calls there with no other place between them. */
export interface Stop {
	readonly place: string;
	readonly role: StopRole;
	/** 1 for the first stop in this role at this place, 2 when the voyage comes there again. */
	readonly visit: number;
	/** A feeder's call at the port of lading or discharge is not in the role of the stop. */
	readonly calls: readonly { readonly call: Call; readonly role: StopRole }[];
}

/** The sea voyage of a container. */
export interface Route {
	readonly stops: readonly Stop[];
	readonly pol: Stop | null;
	readonly pod: Stop | null;
	/** When it left the port of lading for certain, or was first seen under way; null while it has not sailed as far as known. */
	readonly sailedAt: string | null;
	/** When it sails by all that is known, estimates included. */
	readonly sailingAt: string | null;
}

/** A call and what it is in its leg. */
interface LegCall {
	readonly call: Call;
	readonly isStart: boolean;
	readonly isEnd: boolean;
}

type Stay = readonly [LegCall, ...LegCall[]];

/** Whether a vessel left and came to the same place again, with nothing reported between. */
function isReturn(before: Call, after: Call): boolean {
	const left = best(messagesIn([before], "departed"))?.occurredAt;
	const came = best(messagesIn([after], "arrived"))?.occurredAt;
	return (
		before.vessel === after.vessel &&
		left !== undefined &&
		came !== undefined &&
		left < came
	);
}

function staysOf(legs: readonly Leg[]): Stay[] {
	const calls = legs.flatMap((leg) =>
		leg.calls.map((call, index) => ({
			call,
			isStart: index === 0 && leg.from === call.place,
			isEnd: index === leg.calls.length - 1 && leg.to === call.place,
		})),
	);
	const stays: [LegCall, ...LegCall[]][] = [];
	for (const legCall of calls) {
		const stay = stays.at(-1);
		const before = stay?.at(-1)?.call;
		const isSameStay =
			before?.place === legCall.call.place && !isReturn(before, legCall.call);
		if (stay && isSameStay) stay.push(legCall);
		else stays.push([legCall]);
	}
	return stays;
}

/**
 * Whether the container changes vessels there, or may do so for all we know. Where a vessel only calls on its way no
 * handling counts: it takes the container once and lets it go once, and another plan for that was given up.
 */
const isChange = (stay: Stay): boolean =>
	stay.some(
		({ call, isStart, isEnd }) => isStart || isEnd || call.vessel === null,
	);

const phaseOfStay = (stay: Stay): Phase | null =>
	phaseOf(stay.flatMap(({ call }) => call.observations));

/**
 * Which stays are the ports of lading and discharge (-1 for none): those that the source marks so, else the place where the first leg
 * starts and the one where the last leg ends. Of several marked ones those count where the container comes aboard or
 * leaves: a port that the vessel omits after all keeps its mark. A stay marked as a transshipment is neither, and where
 * the last leg's end is unknown there is no port of discharge yet: a hub must not be taken for it.
 */
function portsOf(stays: readonly Stay[], legs: readonly Leg[]) {
	const phases = stays.map(phaseOfStay);
	const last = stays.length - 1;
	const startsAtFirst =
		legs[0]?.from === stays[0]?.[0].call.place && phases[0] === null;
	const endsAtLast = legs.at(-1)?.to === stays[last]?.[0].call.place;
	const loaded = stays.findLastIndex(
		(stay, at) => phases[at] === "export" && stay.some((c) => c.isStart),
	);
	const exported = loaded >= 0 ? loaded : phases.lastIndexOf("export");
	const pol = exported >= 0 ? exported : startsAtFirst ? 0 : -1;
	const discharged = stays.findIndex(
		(stay, at) =>
			at > pol && phases[at] === "import" && stay.some((c) => c.isEnd),
	);
	const imported =
		discharged >= 0 ? discharged : phases.indexOf("import", pol + 1);
	const ending = endsAtLast && phases[last] === null && last > pol ? last : -1;
	return { pol, pod: imported >= 0 ? imported : ending };
}

function roleOf(
	stay: Stay,
	index: number,
	{ pol, pod }: { pol: number; pod: number },
): StopRole {
	if (index === pol) return "pol";
	if (index === pod) return "pod";
	if (index < pol) return "origin";
	if (pod >= 0 && index > pod) return "onward";
	return isChange(stay) ? "transshipment" : "passing";
}

/** At the port of lading a leg that ends is a feeder's, at the port of discharge one that starts. */
function roleOfCall(role: StopRole, { isStart, isEnd }: LegCall): StopRole {
	if (role === "pol" && isEnd && !isStart) return "origin";
	return role === "pod" && isStart && !isEnd ? "onward" : role;
}

function messagesIn(calls: readonly Call[], activity: string): Carriage[] {
	return calls.flatMap(({ observations }) =>
		observations.filter((o) => o.activity === activity),
	);
}

/** The messages of a stop about one activity, without those about a feeder. */
function messagesOf(stop: Stop | null, activity: string): Carriage[] {
	const calls = stop?.calls.filter(({ role }) => role === stop.role) ?? [];
	return messagesIn(
		calls.map(({ call }) => call),
		activity,
	);
}

function sailingOf(stops: readonly Stop[], pol: Stop | null) {
	const departures = messagesOf(pol, "departed");
	const beyond = stops.slice(pol === null ? 0 : stops.indexOf(pol) + 1);
	const arrivals = beyond.map((stop) => messagesOf(stop, "arrived"));
	const seenAt = arrivals
		.flatMap((messages) => bestActual(messages)?.occurredAt ?? [])
		.sort(compareText);
	const sailedAt = bestActual(departures)?.occurredAt ?? seenAt[0] ?? null;
	const expected =
		best(departures) ??
		best(messagesOf(pol, "loaded")) ??
		best(arrivals.flat());
	return { sailedAt, sailingAt: sailedAt ?? expected?.occurredAt ?? null };
}

/** Finds the ports in the legs of a voyage (DCSA 2.2 does not name them; 3.0 and some carriers mark them by a phase). */
export function routeOf(legs: readonly Leg[]): Route {
	const stays = staysOf(legs);
	const ports = portsOf(stays, legs);
	const visits = new Map<string, number>();
	const stops = stays.map((stay, index): Stop => {
		const { place } = stay[0].call;
		const role = roleOf(stay, index, ports);
		const visit = (visits.get(`${role} ${place}`) ?? 0) + 1;
		visits.set(`${role} ${place}`, visit);
		const calls = stay.map((legCall) => ({
			call: legCall.call,
			role: roleOfCall(role, legCall),
		}));
		return { place, role, visit, calls };
	});
	const pol = stops[ports.pol] ?? null;
	const pod = stops[ports.pod] ?? null;
	return { stops, pol, pod, ...sailingOf(stops, pol) };
}
