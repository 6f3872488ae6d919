import { referenceId } from "../reference/reference-id.ts";
import type { SeaStop, VesselIdentity } from "../tracking/journey/journey.ts";
import type { Stop } from "./stop.ts";

/** The vessel of a leg. Vessels without an IMO number are not drawn. */
export interface LegVessel {
	readonly id: string;
	readonly imo: string;
}

/** The leg of a vessel from one port to the next. */
export interface Leg {
	readonly from: Stop;
	readonly to: Stop;
	/**
	 * `over` after any event at its end or beyond, even without a reported arrival; `under_way` after the reported departure; otherwise
	 * `ahead`.
	 */
	readonly state: "over" | "under_way" | "ahead";
	readonly vessel: LegVessel | null;
	readonly voyageNumber: string | null;
	/** When the vessel departed; null when not reported. */
	readonly departedAt: string | null;
	/** The arrival, or without one the first event after it; null before that. */
	readonly endedAt: string | null;
}

function toVessel(named: VesselIdentity | null | undefined): LegVessel | null {
	const imo = named?.imo ?? null;
	return imo === null ? null : { id: referenceId("vessel", imo), imo };
}

function legBetween(from: Stop, to: Stop, beyond: readonly Stop[]): Leg {
	const { outbound } = from;
	const { inbound } = to;
	const departedAt = outbound?.atdAt ?? null;
	const seenAt = beyond.find((stop) => stop.seenAt !== null)?.seenAt ?? null;
	const endedAt = inbound?.ataAt ?? seenAt;
	return {
		from,
		to,
		state:
			endedAt !== null ? "over" : departedAt !== null ? "under_way" : "ahead",
		vessel: toVessel(outbound?.vessel) ?? toVessel(inbound?.vessel),
		voyageNumber: outbound?.voyageNumber ?? inbound?.voyageNumber ?? null,
		departedAt,
		endedAt,
	};
}

/** Whether a vessel goes from one port to the next. Where neither knows one, the container goes by rail, truck or barge. */
export function isBySea(
	from: SeaStop | undefined,
	to: SeaStop | undefined,
): boolean {
	return (from?.outbound ?? to?.inbound ?? null) !== null;
}

/** The legs by sea, in order. At most one is under way. */
export function legsOf(stops: readonly Stop[]): Leg[] {
	return stops.flatMap((to, index) => {
		const from = stops[index - 1];
		return from !== undefined && isBySea(from, to)
			? [legBetween(from, to, stops.slice(index))]
			: [];
	});
}
