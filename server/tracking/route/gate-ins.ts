import type {
	EquipmentObservation,
	Message,
} from "../observations/observation.ts";
import { placeKey } from "../observations/place-and-vessel-keys.ts";

/** By {@link placeKey}: when the first of the containers came to the place laden. */
export type GateIns = ReadonlyMap<string, string>;

/**
 * The first actual laden gate-in at each place where every container of the messages, in order of time, has one: before it, no vessel
 * took any of them from there.
 */
export function gateInsOf(observations: readonly Message[]): GateIns {
	const own = observations.filter((o) => o.kind === "equipment");
	const numbersIn = (messages: readonly EquipmentObservation[]) =>
		new Set(messages.map(({ containerNumber }) => containerNumber));
	const gateIns = own.filter(
		({ activity, classifier, isEmpty }) =>
			activity === "gated_in" && classifier === "actual" && isEmpty === false,
	);
	const all = numbersIn(own).size;
	return new Map(
		[...Map.groupBy(gateIns, ({ place }) => placeKey(place))].flatMap(
			([place, here]) =>
				place !== null && here[0] && numbersIn(here).size === all
					? [[place, here[0].occurredAt]]
					: [],
		),
	);
}
