import { type Call, type Carriage, directionOf } from "./call.ts";
import { best, compareText } from "./milestone.ts";

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

/** No container changes ships this often; what a carrier says beyond it is not looked at. */
const MOST_LEGS = 40;

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

const timeOf = (call: Call): string =>
	best(call.observations)?.occurredAt ?? "";

/**
 * The calls of one vessel in order. Sequence numbers count the calls of a voyage (DCSA 2.2, `transportCallSequenceNumber`), so
 * they are comparable within a leg and nowhere else. Where they are missing, loading comes before discharging and
 * the time decides the rest: a schedule that was not brought up to date must not turn a voyage round.
 */
function inOrder(calls: readonly Call[]): Call[] {
	const numbers = new Set(calls.map((call) => call.sequence));
	const isNumbered = numbers.size === calls.length && !numbers.has(null);
	const sortable = calls.map((call) => ({
		call,
		position: isNumbered ? (call.sequence ?? 0) : POSITION[kindOf(call)],
		time: timeOf(call),
	}));
	return sortable
		.sort(
			(a, b) =>
				a.position - b.position ||
				compareText(a.time, b.time) ||
				compareText(a.call.place, b.call.place),
		)
		.map(({ call }) => call);
}

/** The call at which the container is loaded or discharged: a vessel takes it and lets it go once, so the message that counts most decides. */
function callOf(
	calls: readonly Call[],
	activity: "loaded" | "discharged",
): Call | undefined {
	const deciding = best(
		calls.flatMap((call) =>
			call.observations.filter((o) => o.activity === activity),
		),
	);
	return calls.find(({ observations }) =>
		observations.some((o) => o === deciding),
	);
}

function legOf(vessel: string | null, unordered: readonly Call[]): Leg {
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

/** What is compared when two legs cannot both be true; the first difference decides, more is stronger. */
function strengthOf(
	leg: Leg,
	isConnected: boolean,
): readonly (number | string)[] {
	const all = leg.calls.flatMap((call) => call.observations);
	const own = all.filter((o) => o.kind === "equipment");
	const isActual = (o: Carriage) => o.classifier === "actual";
	const lastReport = (observations: readonly Carriage[]) =>
		observations.reduce(
			(latest, { reportedAt }) =>
				reportedAt !== null && reportedAt > latest ? reportedAt : latest,
			"",
		);
	return [
		Number(own.some(isActual)),
		Number(isConnected),
		Number(own.length > 0),
		lastReport(own),
		Number(all.some(isActual)),
		lastReport(all),
		leg.vessel ?? "",
	];
}

function compareStrength(
	a: readonly (number | string)[],
	b: readonly (number | string)[],
): number {
	for (const [index, value] of a.entries()) {
		const rival = b[index] ?? "";
		if (value !== rival) return value < rival ? -1 : 1;
	}
	return 0;
}

/** Some legs, weakest first. A leg that begins or ends where another of `among` ends or begins is the more credible. */
function byStrength(legs: readonly Leg[], among: readonly Leg[]): Leg[] {
	const starts = new Set(among.map(({ from }) => from));
	const ends = new Set(among.map(({ to }) => to));
	return legs
		.map((leg) => {
			const isConnected =
				(leg.from !== null && ends.has(leg.from)) ||
				(leg.to !== null && starts.has(leg.to));
			return { leg, strength: strengthOf(leg, isConnected) };
		})
		.sort((a, b) => compareStrength(a.strength, b.strength))
		.map(({ leg }) => leg);
}

/** The weakest of the legs that cannot all be true: a container leaves a place once for every time it came there, and the first time. */
function surplusLeg(legs: readonly Leg[]): Leg | undefined {
	const places = new Set(legs.flatMap(({ from, to }) => [from, to]));
	places.delete(null);
	for (const place of [...places].sort()) {
		const leaving = legs.filter(({ from }) => from === place);
		const coming = legs.filter(({ to }) => to === place);
		if (leaving.length > Math.max(1, coming.length))
			return byStrength(leaving, legs)[0];
		if (coming.length > Math.max(1, leaving.length))
			return byStrength(coming, legs)[0];
	}
	return undefined;
}

/** Drops what was planned and then changed: a vessel that the container did not board, a hub that it does not go through. */
function withoutSuperseded(legs: readonly Leg[]): Leg[] {
	let kept = [...legs];
	for (
		let surplus = surplusLeg(kept);
		surplus !== undefined;
		surplus = surplusLeg(kept)
	) {
		const dropped = surplus;
		kept = kept.filter((leg) => leg !== dropped);
	}
	return kept;
}

/** Drops the vessels that carry other containers of the bill and do not meet the legs of this one. */
function withoutStrangers(
	legs: readonly Leg[],
	loadedVessels: ReadonlySet<string | null>,
): Leg[] {
	const isOwn = (leg: Leg) => leg.calls.some(isHandled);
	const kept = new Set(legs.filter(isOwn));
	if (kept.size === 0) return [...legs];
	for (const leg of legs) if (!loadedVessels.has(leg.vessel)) kept.add(leg);
	for (let size = -1; size !== kept.size; ) {
		size = kept.size;
		const reached = new Set([...kept].map(({ to }) => to));
		const needed = new Set([...kept].map(({ from }) => from));
		for (const leg of legs) {
			const meets =
				(leg.from !== null && reached.has(leg.from)) ||
				(leg.to !== null && needed.has(leg.to));
			if (meets) kept.add(leg);
		}
	}
	return legs.filter((leg) => kept.has(leg));
}

/** The legs one behind the other: each starts where the one before ended; where that is not known, time decides. */
function chain(legs: readonly Leg[]): Leg[] {
	const rest = legs
		.map((leg) => ({ leg, time: leg.calls[0] ? timeOf(leg.calls[0]) : "" }))
		.sort(
			(a, b) =>
				compareText(a.time, b.time) ||
				compareText(a.leg.vessel ?? "", b.leg.vessel ?? ""),
		)
		.map(({ leg }) => leg);
	const ends = new Set(rest.map(({ to }) => to));
	const chained: Leg[] = [];
	while (rest.length > 0) {
		const at = chained.at(-1)?.to ?? null;
		const follower = rest.findIndex(({ from }) => from !== null && from === at);
		const opening = rest.findIndex(
			({ from }) => from !== null && !ends.has(from),
		);
		const next = follower >= 0 ? follower : Math.max(0, opening);
		chained.push(...rest.splice(next, 1));
	}
	return chained;
}

/**
 * The legs by which one container travels, in order, out of the calls reported for it.
 * `loadedVessels` are the vessels that carry any container of the shipment.
 */
export function legsOf(
	calls: readonly Call[],
	loadedVessels: ReadonlySet<string | null>,
): Leg[] {
	const legs = [...Map.groupBy(calls, (call) => call.vessel)].map(
		([vessel, group]) => legOf(vessel, group),
	);
	const credible = byStrength(legs, legs).slice(-MOST_LEGS);
	return chain(withoutSuperseded(withoutStrangers(credible, loadedVessels)));
}
