import type { Call } from "../observations/call.ts";
import type { EquipmentObservation } from "../observations/observation.ts";
import { type Leg, timeOf } from "./leg.ts";

/** The facts about loading or discharging in a leg. */
function factsIn(
	{ calls }: Leg,
	activity: "loaded" | "discharged",
): EquipmentObservation[] {
	return calls.flatMap(({ observations }) =>
		observations.filter(
			(o): o is EquipmentObservation =>
				o.kind === "equipment" &&
				o.classifier === "actual" &&
				o.activity === activity,
		),
	);
}

/** When the vessel of another leg took a container of this one at another place: the first time after it came aboard here. */
function takenOverAt(leg: Leg, other: Leg): string | null {
	const loadings = factsIn(leg, "loaded");
	const [first] = loadings.map((o) => o.occurredAt).sort();
	if (first === undefined || other.from === null || other.from === leg.from)
		return null;
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
	const to = calls.length > 1 && calls.at(-1)?.place === place ? place : null;
	return { before: { ...leg, calls, to }, rest };
}

/**
 * The legs, each of which ends where another vessel has taken the container over, though no discharge is reported and
 * the schedule still leads further: the port of lading is where it was loaded first. A vessel without a name takes
 * over the rest of the way too.
 */
export function withTakeOvers(legs: readonly Leg[]): Leg[] {
	let known = [...legs];
	if (legs.length < 2) return known;
	for (const leg of legs) {
		if (factsIn(leg, "discharged").length > 0) continue;
		const [next] = known
			.flatMap((other) => {
				const at = other.calls === leg.calls ? null : takenOverAt(leg, other);
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
