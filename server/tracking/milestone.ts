import type { Classifier, Observation } from "./observation.ts";

const CERTAINTY: Readonly<Record<Classifier, number>> = {
	planned: 0,
	estimated: 1,
	actual: 2,
};

/** Orders two texts by code unit, whatever the locale. */
export function compareText(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Orders two messages about one milestone by how much they count: a fact before an estimate before a schedule, then the
 * one reported later. The key settles what is left, so that the order in which messages came never matters.
 */
function compareWeight(a: Observation, b: Observation): number {
	return (
		CERTAINTY[a.classifier] - CERTAINTY[b.classifier] ||
		compareText(a.reportedAt ?? "", b.reportedAt ?? "") ||
		compareText(a.key, b.key)
	);
}

/** The message that counts most, or null of none. */
export function best<T extends Observation>(
	observations: readonly T[],
): T | null {
	return observations.reduce<T | null>(
		(champion, rival) =>
			champion === null || compareWeight(rival, champion) > 0
				? rival
				: champion,
		null,
	);
}

/** The fact that counts most, or null when nobody said that it happened. */
export function bestActual<T extends Observation>(
	observations: readonly T[],
): T | null {
	const winner = best(observations);
	return winner?.classifier === "actual" ? winner : null;
}

/** The estimate that counts most (else the schedule), or null. It stays known after the fact. */
export function bestEstimate<T extends Observation>(
	observations: readonly T[],
): T | null {
	return best(observations.filter((o) => o.classifier !== "actual"));
}

/** The estimate that was reported first, or null. Messages that do not say when they were reported come last. */
export function firstEstimate<T extends Observation>(
	observations: readonly T[],
): T | null {
	const sayings = observations
		.filter((o) => o.classifier !== "actual")
		.map((o) => ({ o, order: `${o.reportedAt ?? "unknown"} ${o.key}` }));
	sayings.sort((a, b) => compareText(a.order, b.order));
	return sayings[0]?.o ?? null;
}
