import type { Phase } from "../observations/observation.ts";
import { best, bestActual, compareText } from "../observations/precedence.ts";
import {
	type Call,
	type CarriageMessage,
	messagesAt,
	phaseOf,
} from "./calls.ts";
import type { Leg } from "./leg.ts";

/** Role of a stop on the sea voyage. */
export type StopRole =
	| "origin"
	| "pol"
	| "transshipment"
	| "passing"
	| "pod"
	| "onward";

/** A stay of the container at a port: consecutive calls at one place. */
export interface Stop {
	readonly place: string;
	readonly role: StopRole;
	/** Number of the stop among those in this role at this place, from 1. */
	readonly visit: number;
	/** A feeder's call at the port of lading or discharge has a role of its own. */
	readonly calls: readonly { readonly call: Call; readonly role: StopRole }[];
}

/** The sea voyage of a container: its stops, ports and sailing. */
export interface Route {
	readonly stops: readonly Stop[];
	readonly pol: Stop | null;
	readonly pod: Stop | null;
	/** Actual departure from the port of lading, otherwise the first actual arrival after it; null before the sailing. */
	readonly sailedAt: string | null;
	/** Actual or expected departure from the port of lading. */
	readonly sailingAt: string | null;
}

/** A call, and whether it starts or ends its leg. */
interface LegCall {
	readonly call: Call;
	readonly isStart: boolean;
	readonly isEnd: boolean;
}

type Stay = readonly [LegCall, ...LegCall[]];

/** Whether a vessel left and returned to the same place without calls between. */
function isReturn(before: Call, after: Call): boolean {
	const left = best(messagesAt([before], "departed"))?.occurredAt;
	const came = best(messagesAt([after], "arrived"))?.occurredAt;
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
 * Whether the container changes vessels there: a leg starts or ends, or the vessel is unknown. Handling at other calls belongs to an
 * abandoned plan, because a vessel loads and discharges a container once.
 */
const isChange = (stay: Stay): boolean =>
	stay.some(
		({ call, isStart, isEnd }) => isStart || isEnd || call.vessel === null,
	);

const phaseOfStay = (stay: Stay): Phase | null =>
	phaseOf(messagesAt(stay.map(({ call }) => call)));

/**
 * Indexes of the ports of lading and discharge (-1 for none): the stays that the source marks, otherwise the start of the first leg and
 * the end of the last. Of several marked stays, loading or discharge decides, because an omitted port keeps its mark. A stay marked as
 * transshipment is neither port. A last leg without an end gives no port of discharge, because its last known port would be a hub.
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

/** A leg that ends at the port of lading, or starts at the port of discharge, is a feeder's. */
function roleOfCall(role: StopRole, { isStart, isEnd }: LegCall): StopRole {
	if (role === "pol" && isEnd && !isStart) return "origin";
	return role === "pod" && isStart && !isEnd ? "onward" : role;
}

/** The messages of a stop about one activity, without those of feeders. */
function messagesOf(
	stop: Stop | null,
	activity: CarriageMessage["activity"],
): CarriageMessage[] {
	const calls = stop?.calls.filter(({ role }) => role === stop.role) ?? [];
	return messagesAt(
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

/** Turns legs into the route with its ports (DCSA 2.2 does not name ports; 3.0 and some carriers mark them by a phase). */
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
