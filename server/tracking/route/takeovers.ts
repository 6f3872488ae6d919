import type { EquipmentObservation } from "../observations/observation.ts";
import { type Call, messagesAt } from "./calls.ts";
import { type Leg, timeOf } from "./leg.ts";

/** The actual loadings or discharges of a leg. */
function factsIn(
	{ calls }: Leg,
	activity: "loaded" | "discharged",
): EquipmentObservation[] {
	return messagesAt(calls, activity).filter(
		(o): o is EquipmentObservation => o.classifier === "actual",
	);
}

/** When another leg's vessel first loaded a container of this leg at another place; null when it did not. */
function takeoverAt(leg: Leg, other: Leg): string | null {
	if (other.from === leg.from) return null;
	const loadings = factsIn(leg, "loaded");
	const [first = ""] = loadings.map((o) => o.occurredAt).sort();
	const containers = new Set(loadings.map((o) => o.containerNumber));
	const [later] = factsIn(other, "loaded")
		.filter((o) => containers.has(o.containerNumber) && o.occurredAt > first)
		.map((o) => o.occurredAt)
		.sort();
	return later ?? null;
}

function cut(leg: Leg, at: string, place: string | null) {
	const isBefore = (call: Call, index: number) =>
		index === 0 || call.place === place || timeOf(call) < at;
	const calls = leg.calls.filter(isBefore);
	const rest = leg.calls.filter((call, index) => !isBefore(call, index));
	const to = calls.at(-1)?.place === place ? place : null;
	return { before: { ...leg, calls, to }, rest };
}

/**
 * The legs, each cut where another vessel took the container over without a reported discharge. A takeover by an unnamed
 * vessel continues with the remaining calls.
 */
export function withTakeovers(legs: readonly Leg[]): Leg[] {
	let known = [...legs];
	if (legs.length < 2) return known;
	for (const leg of legs) {
		if (factsIn(leg, "discharged").length > 0) continue;
		const [next] = known
			.flatMap((other) => {
				const at = takeoverAt(leg, other);
				return at === null || other.from === leg.to ? [] : [{ other, at }];
			})
			.sort((a, b) => (a.at < b.at ? -1 : 1));
		if (next === undefined) continue;
		const { other, at } = next;
		const { before, rest } = cut(leg, at, other.from);
		const isUnnamed = other.vessel === null && other.to === null;
		const after = isUnnamed
			? { ...other, calls: [...other.calls, ...rest], to: leg.to }
			: other;
		known = known.map((one) =>
			one === leg ? before : one === other ? after : one,
		);
	}
	return known;
}
