import { best, compareText } from "../observations/precedence.ts";
import { compareReports, reportSortKey } from "../observations/report-time.ts";
import { type Call, type CarriageMessage, messagesAt } from "./calls.ts";
import { carriagesOf } from "./carriages.ts";
import type { GateIns } from "./gate-ins.ts";
import { isHandled, type Leg, legOf, timeOf } from "./leg.ts";
import { type ShutOut, withoutShutOuts } from "./shut-outs.ts";
import { withTakeovers } from "./takeovers.ts";

/** No container changes vessels this often. Further legs are ignored. */
const MOST_LEGS = 40;

/** Longer than the clocks of two sources differ. */
const CLOCKS_MS = 24 * 60 * 60 * 1_000;

/** Whether the vessel had sailed when the first container came to the port, and no message says that it carries one. */
function sailedWithout({ from, calls }: Leg, gateIns: GateIns): boolean {
	const gateIn = from === null ? undefined : gateIns.get(from);
	if (gateIn === undefined || calls.some(isHandled)) return false;
	const sailing = best(
		messagesAt(calls.filter((call) => call.place === from)),
		(o) => o.activity === "departed" && o.classifier === "actual",
	);
	return (
		sailing !== null &&
		Date.parse(sailing.occurredAt) + CLOCKS_MS < Date.parse(gateIn)
	);
}

/** A leg with the evidence for it. */
interface RatedLeg {
	readonly leg: Leg;
	/** Whether it connects to another leg. */
	readonly isConnected: boolean;
	readonly gateIns: GateIns;
	/** The ratings of {@link RATINGS} that a comparison needed so far. */
	readonly ratings: (number | string)[];
}

const messagesOf = ({ leg }: RatedLeg): CarriageMessage[] =>
	messagesAt(leg.calls);

const ownOf = (rated: RatedLeg): CarriageMessage[] =>
	messagesOf(rated).filter((o) => o.kind === "equipment");

const isActual = (o: CarriageMessage): boolean => o.classifier === "actual";

/** Sort key of the last report among messages; empty when there are none. */
function lastReport([first, ...others]: readonly CarriageMessage[]): string {
	if (first === undefined) return "";
	return reportSortKey(
		others.reduce((last, o) => (compareReports(o, last) > 0 ? o : last), first),
	);
}

/** Evidence for a leg, to choose between conflicting legs: the first difference decides, the higher value wins. */
const RATINGS: readonly ((rated: RatedLeg) => number | string)[] = [
	({ leg, gateIns }) => Number(!sailedWithout(leg, gateIns)),
	(rated) => Number(ownOf(rated).some(isActual)),
	({ isConnected }) => Number(isConnected),
	(rated) => lastReport(ownOf(rated)),
	(rated) => Number(messagesOf(rated).some(isActual)),
	(rated) => lastReport(messagesOf(rated)),
	({ leg }) => leg.vessel ?? "",
];

function ratingOf(
	rated: RatedLeg,
	index: number,
	rate: (rated: RatedLeg) => number | string,
): number | string {
	const known = rated.ratings[index] ?? rate(rated);
	rated.ratings[index] = known;
	return known;
}

function compareStrength(a: RatedLeg, b: RatedLeg): number {
	for (const [index, rate] of RATINGS.entries()) {
		const value = ratingOf(a, index, rate);
		const rival = ratingOf(b, index, rate);
		if (value !== rival) return value < rival ? -1 : 1;
	}
	return 0;
}

/** Sorts legs by evidence, weakest first. A leg that connects to another of `among` is stronger. */
function byStrength(
	legs: readonly Leg[],
	among: readonly Leg[],
	gateIns: GateIns,
): Leg[] {
	const starts = new Set(among.map(({ from }) => from));
	const ends = new Set(among.map(({ to }) => to));
	return legs
		.map((leg): RatedLeg => {
			const isConnected =
				(leg.from !== null && ends.has(leg.from)) ||
				(leg.to !== null && starts.has(leg.to));
			return { leg, isConnected, gateIns, ratings: [] };
		})
		.sort(compareStrength)
		.map(({ leg }) => leg);
}

/** The weakest of conflicting legs: a container leaves a place once, or as often as it arrives there. */
function weakestConflict(
	legs: readonly Leg[],
	gateIns: GateIns,
): Leg | undefined {
	const places = new Set(legs.flatMap(({ from, to }) => [from, to]));
	places.delete(null);
	for (const place of [...places].sort()) {
		const leaving = legs.filter(({ from }) => from === place);
		const coming = legs.filter(({ to }) => to === place);
		if (leaving.length > Math.max(1, coming.length))
			return byStrength(leaving, legs, gateIns)[0];
		if (coming.length > Math.max(1, leaving.length))
			return byStrength(coming, legs, gateIns)[0];
	}
	return undefined;
}

/** Drops the legs of changed plans: of a vessel that the container did not board, or through another hub. */
function withoutSuperseded(legs: readonly Leg[], gateIns: GateIns): Leg[] {
	let kept = [...legs];
	for (
		let surplus = weakestConflict(kept, gateIns);
		surplus !== undefined;
		surplus = weakestConflict(kept, gateIns)
	) {
		const dropped = surplus;
		kept = kept.filter((leg) => leg !== dropped);
	}
	return kept;
}

/** Drops the legs of vessels that carry other containers of the bill and do not connect to the legs of this one. */
function withoutUnrelatedVessels(
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

/** The legs in order: each starts where the previous one ends; where that is unknown, time decides. */
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
 * Turns the calls reported for a container into the legs of its voyage, in order. `loadedVessels` carry any container of the
 * shipment. `gateIns` tell which vessels sailed without it.
 */
export function legsOf(
	calls: readonly Call[],
	loadedVessels: ReadonlySet<string | null>,
	shutOuts: readonly ShutOut[],
	gateIns: GateIns,
): Leg[] {
	const legs = [...Map.groupBy(calls, (call) => call.vessel)].flatMap(
		([vessel, group]) =>
			carriagesOf(group).map((carriage) => legOf(vessel, carriage)),
	);
	const credible = byStrength(legs, legs, gateIns).slice(-MOST_LEGS);
	const possible = withTakeovers(
		withoutShutOuts(credible, shutOuts, loadedVessels),
	);
	const related = withoutUnrelatedVessels(possible, loadedVessels);
	return chain(withoutSuperseded(related, gateIns));
}
