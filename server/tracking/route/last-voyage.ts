import { compareText } from "../observations/precedence.ts";
import { timeOf } from "./leg.ts";
import type { Placement } from "./message-roles.ts";

/** By which vessel a container comes to the port of discharge. */
export interface Arrival {
	readonly container: string;
	/** {@link vesselKey}; null while no message says that a vessel carries it. */
	readonly vessel: string | null;
	/** When it comes or came; empty while unknown. */
	readonly at: string;
}

/** The arrival of a container with these placed messages. */
export function arrivalOf(container: string, { stops }: Placement): Arrival {
	const calls = stops.flatMap((stop) =>
		stop.calls.filter(({ role }) => role !== "origin" && role !== "onward"),
	);
	const last = calls.at(-1);
	const vessel = last?.call.vessel ?? null;
	const isAboard = calls.some(
		({ call }) =>
			call.vessel === vessel &&
			call.observations.some(({ kind }) => kind === "equipment"),
	);
	return {
		container,
		vessel: isAboard ? vessel : null,
		at: last?.role === "pod" ? timeOf(last.call) : "",
	};
}

/**
 * The containers of a split shipment that arrive before its last ones: on vessels other than the one that comes last. None when all are
 * on one vessel. A vessel whose arrival is unknown counts as earlier, because the shipment would lose its port of discharge.
 */
export function earlierArrivals(arrivals: readonly Arrival[]): Set<string> {
	const aboard = arrivals.filter(({ vessel }) => vessel !== null);
	const last = aboard.toSorted((a, b) => compareText(a.at, b.at)).at(-1);
	return new Set(
		aboard
			.filter(({ vessel }) => vessel !== last?.vessel)
			.map(({ container }) => container),
	);
}
