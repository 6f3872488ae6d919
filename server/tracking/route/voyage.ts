import type { Call, Carriage } from "../observations/call.ts";
import { compareText } from "../observations/milestone.ts";
import { momentOf } from "../observations/report-time.ts";
import { carriagesOf } from "./carriages.ts";
import { isHandled, type Leg, legOf, timeOf } from "./leg.ts";
import { type ShutOut, withoutShutOuts } from "./shut-outs.ts";
import { withTakeOvers } from "./taken-over.ts";

/** No container changes ships this often; what a carrier says beyond it is not looked at. */
const MOST_LEGS = 40;

/** What is compared when two legs cannot both be true; the first difference decides, more is stronger. */
function strengthOf(
	leg: Leg,
	isConnected: boolean,
): readonly (number | string)[] {
	const all = leg.calls.flatMap((call) => call.observations);
	const own = all.filter((o) => o.kind === "equipment");
	const isActual = (o: Carriage) => o.classifier === "actual";
	const lastReport = (observations: readonly Carriage[]) =>
		observations.reduce((latest, o) => {
			const moment = momentOf(o);
			return moment > latest ? moment : latest;
		}, "");
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
 * `loadedVessels` are the vessels that carry any container of the shipment, `shutOuts` those that put one down again.
 */
export function legsOf(
	calls: readonly Call[],
	loadedVessels: ReadonlySet<string | null>,
	shutOuts: readonly ShutOut[],
): Leg[] {
	const legs = [...Map.groupBy(calls, (call) => call.vessel)].flatMap(
		([vessel, group]) =>
			carriagesOf(group).map((carriage) => legOf(vessel, carriage)),
	);
	const credible = byStrength(legs, legs).slice(-MOST_LEGS);
	const possible = withTakeOvers(
		withoutShutOuts(credible, shutOuts, loadedVessels),
	);
	return chain(withoutSuperseded(withoutStrangers(possible, loadedVessels)));
}
