import type { EquipmentObservation } from "../observations/observation.ts";
import { vesselKey } from "../observations/place-and-vessel-keys.ts";
import { compareText } from "../observations/precedence.ts";
import type { CarriageMessage } from "./calls.ts";
import { isHandled, type Leg, timeOf } from "./leg.ts";

/** A shut-out: a container loaded on a vessel and discharged again before the sailing. */
export interface ShutOut {
	/** {@link placeKey} of the place. */
	readonly place: string;
	/** {@link vesselKey} of the vessel. */
	readonly vessel: string;
	/** When it was discharged (ISO 8601 UTC). */
	readonly at: string;
}

/** The shut-outs of a voyage, and the messages about them. */
export interface ShutOuts {
	readonly shutOuts: readonly ShutOut[];
	/** Loadings and discharges that belong to no carriage. */
	readonly messages: ReadonlySet<CarriageMessage>;
}

type PlaceOf = (message: CarriageMessage) => string | null;

/**
 * Consecutive actuals about one container with the same activity at the same place. Of two runs in a row there, one loads and one
 * discharges.
 */
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

/** The actual loadings and discharges of each container in order of time; of two at one time the discharge comes first. */
function factsByContainer(voyage: readonly CarriageMessage[]) {
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

/** Whether messages report that a vessel was under way between two instants. */
function isUnderWay(
	voyage: readonly CarriageMessage[],
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
 * Finds the containers that a vessel loaded and discharged again at the same place without sailing. They wait there for
 * another vessel.
 */
export function shutOutsIn(
	voyage: readonly CarriageMessage[],
	placeOf: PlaceOf,
): ShutOuts {
	const shutOuts: ShutOut[] = [];
	const messages = new Set<CarriageMessage>();
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

/** Whether a leg can replace the one of the shut-out. */
function isReplacement(
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

/** The leg of a vessel that sailed without the container, as a plan: without actuals since the container was discharged. */
function asPlan(leg: Leg, { place, at }: ShutOut): Leg {
	const calls = leg.calls.map((call) => ({
		...call,
		observations: call.observations.filter(
			(o) => o.classifier !== "actual" || o.occurredAt < at,
		),
	}));
	return { ...leg, calls, from: leg.from ?? place };
}

/** The legs without those that only continue an abandoned leg. */
function withoutOrphans(legs: readonly Leg[], abandoned: Leg): Leg[] {
	const orphan = legs.find(
		(leg) =>
			leg.from !== null &&
			leg.from === abandoned.to &&
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
 * The legs without those of shut-outs, as soon as there is another plan. `loadedVessels` carry any container of the shipment.
 */
export function withoutShutOuts(
	legs: readonly Leg[],
	shutOuts: readonly ShutOut[],
	loadedVessels: ReadonlySet<string | null>,
): Leg[] {
	let kept = [...legs];
	for (const shutOut of shutOuts) {
		const abandoned = kept.find(
			(leg) =>
				leg.vessel === shutOut.vessel &&
				(leg.from === null || leg.from === shutOut.place) &&
				!hasLoaded(leg),
		);
		if (abandoned === undefined) continue;
		const others = kept.filter((leg) => leg !== abandoned);
		kept = others.some((leg) => isReplacement(leg, shutOut, loadedVessels))
			? withoutOrphans(others, abandoned)
			: kept.map((leg) => (leg === abandoned ? asPlan(leg, shutOut) : leg));
	}
	return kept;
}
