import type { Message } from "../observations/observation.ts";
import { placeKey } from "../observations/place-and-vessel-keys.ts";

/** By {@link placeKey}: when the first of the containers came to the place laden. */
export type GateIns = ReadonlyMap<string, string>;

/**
 * The first actual laden gate-in at each place where every container of the messages, in order of time, has one: before it, no vessel
 * took any of them from there.
 */
export function gateInsOf(observations: readonly Message[]): GateIns {
	const numbers = new Set<string | null>();
	const inside = new Map<string, Set<string | null>>();
	const first = new Map<string, string>();
	for (const o of observations) {
		if (o.kind !== "equipment") continue;
		numbers.add(o.containerNumber);
		const place = placeKey(o.place);
		const isGateIn = o.activity === "gated_in" && o.classifier === "actual";
		if (!isGateIn || o.isEmpty !== false || place === null) continue;
		if (!first.has(place)) first.set(place, o.occurredAt);
		const known = inside.get(place);
		if (known) known.add(o.containerNumber);
		else inside.set(place, new Set([o.containerNumber]));
	}
	return new Map(
		[...first].filter(([place]) => inside.get(place)?.size === numbers.size),
	);
}
