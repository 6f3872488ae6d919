import { type Carriage, vesselKey } from "../observations/call.ts";
import { compareText } from "../observations/milestone.ts";
import type { EquipmentObservation } from "../observations/observation.ts";
import { isHandled, type Leg, timeOf } from "./leg.ts";

/** A container that a vessel loaded and discharged again before it sailed. */
export interface ShutOut {
	/** {@link placeKey} of the place. */
	readonly place: string;
	/** {@link vesselKey} of the vessel. */
	readonly vessel: string;
	/** When it was discharged (ISO 8601 UTC). */
	readonly at: string;
}

/** What was loaded and discharged at one port, and the messages that say so. */
export interface ShutOuts {
	readonly shutOuts: readonly ShutOut[];
	/** They tell of no carriage. */
	readonly messages: ReadonlySet<Carriage>;
}

type PlaceOf = (message: Carriage) => string | null;

/** Facts about one container that follow each other and are alike: loaded or discharged, at one place. */
type Run = readonly [EquipmentObservation, ...EquipmentObservation[]];

function runsOf(facts: readonly EquipmentObservation[], placeOf: PlaceOf) {
	const runs: [EquipmentObservation, ...EquipmentObservation[]][] = [];
	for (const fact of facts) {
		const last = runs.at(-1);
		const isAlike =
			last?.[0].activity === fact.activity &&
			placeOf(last[0]) === placeOf(fact);
		if (last && isAlike) last.push(fact);
		else runs.push([fact]);
	}
	return runs;
}

const vesselOf = (run: Run | undefined): string | null =>
	run?.map(({ vessel }) => vesselKey(vessel)).find((key) => key !== null) ??
	null;

/** The facts about the handling of each container, in the order of their times; of two at one time the discharge is the first. */
function factsByContainer(voyage: readonly Carriage[]) {
	const facts = voyage.filter(
		(o): o is EquipmentObservation =>
			o.kind === "equipment" &&
			o.classifier === "actual" &&
			o.containerNumber !== null,
	);
	const ordered = facts.toSorted(
		(a, b) =>
			compareText(a.occurredAt, b.occurredAt) ||
			compareText(a.activity, b.activity),
	);
	return Map.groupBy(ordered, (o) => o.containerNumber).values();
}

/** Whether a vessel was on its way between two instants, as far as reported. */
function isUnderWay(
	voyage: readonly Carriage[],
	{ vessel, place }: Pick<ShutOut, "vessel" | "place">,
	[from, to]: readonly [string, string],
	placeOf: PlaceOf,
): boolean {
	return voyage.some(
		(o) =>
			o.kind === "transport" &&
			o.classifier === "actual" &&
			vesselKey(o.vessel) === vessel &&
			(o.activity === "departed" || placeOf(o) !== place) &&
			o.occurredAt > from &&
			o.occurredAt < to,
	);
}

/**
 * Finds the containers that a vessel loaded and discharged again at the same place without having sailed: they wait there
 * for another one. `voyage` is what vessels do with their cargo.
 */
export function shutOutsIn(
	voyage: readonly Carriage[],
	placeOf: PlaceOf,
): ShutOuts {
	const shutOuts: ShutOut[] = [];
	const messages = new Set<Carriage>();
	for (const facts of factsByContainer(voyage)) {
		if (facts.length < 2) continue;
		const runs = runsOf(facts, placeOf);
		for (const [index, discharge] of runs.entries()) {
			const loading = runs[index - 1];
			const place = placeOf(discharge[0]);
			const vessel = vesselOf(loading);
			if (loading === undefined || place === null || vessel === null) continue;
			const isBack =
				loading[0].activity === "loaded" &&
				discharge[0].activity === "discharged" &&
				placeOf(loading[0]) === place &&
				[vessel, null].includes(vesselOf(discharge));
			const came = runs[index - 2];
			const isRestow =
				came && placeOf(came[0]) === place && vesselOf(came) === vessel;
			const times = [loading[0].occurredAt, discharge[0].occurredAt] as const;
			if (!isBack || isRestow) continue;
			if (isUnderWay(voyage, { vessel, place }, times, placeOf)) continue;
			shutOuts.push({ place, vessel, at: times[1] });
			for (const message of [...loading, ...discharge]) messages.add(message);
		}
	}
	return { shutOuts, messages };
}

const hasLoaded = ({ calls }: Leg): boolean =>
	calls.some(({ observations }) =>
		observations.some(
			(o) => o.kind === "equipment" && o.classifier === "actual",
		),
	);

/** Whether a leg can be the one that the container takes after it was shut out. */
function isInstead(
	leg: Leg,
	{ place, at }: ShutOut,
	loadedVessels: ReadonlySet<string | null>,
): boolean {
	const [first] = leg.calls;
	return (
		(leg.from === null || leg.from === place) &&
		leg.to !== place &&
		first !== undefined &&
		timeOf(first) > at &&
		(leg.calls.some(isHandled) || !loadedVessels.has(leg.vessel))
	);
}

/** A leg by a vessel that left without the container: it is a plan that nothing has taken the place of. */
function asPlan(leg: Leg, { place, at }: ShutOut): Leg {
	const calls = leg.calls.map((call) => ({
		...call,
		observations: call.observations.filter(
			(o) => o.classifier !== "actual" || o.occurredAt < at,
		),
	}));
	return { ...leg, calls, from: leg.from ?? place };
}

/** The legs without those that hung on one that was given up. */
function withoutOrphans(legs: readonly Leg[], given: Leg): Leg[] {
	const orphan = legs.find(
		(leg) =>
			leg.from !== null &&
			leg.from === given.to &&
			!hasLoaded(leg) &&
			!legs.some(({ to }) => to === leg.from),
	);
	return orphan === undefined
		? [...legs]
		: withoutOrphans(
				legs.filter((leg) => leg !== orphan),
				orphan,
			);
}

/**
 * The legs without those of vessels that left a container behind: they are given up as soon as there is another plan.
 * `loadedVessels` are the vessels that carry any container of the shipment.
 */
export function withoutShutOuts(
	legs: readonly Leg[],
	shutOuts: readonly ShutOut[],
	loadedVessels: ReadonlySet<string | null>,
): Leg[] {
	let kept = [...legs];
	for (const shutOut of shutOuts) {
		const given = kept.find(
			(leg) =>
				leg.vessel === shutOut.vessel &&
				(leg.from === null || leg.from === shutOut.place) &&
				!hasLoaded(leg),
		);
		if (given === undefined) continue;
		const others = kept.filter((leg) => leg !== given);
		kept = others.some((leg) => isInstead(leg, shutOut, loadedVessels))
			? withoutOrphans(others, given)
			: kept.map((leg) => (leg === given ? asPlan(leg, shutOut) : leg));
	}
	return kept;
}
