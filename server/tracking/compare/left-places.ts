import type { ContainerAttributes } from "../derive/journey.ts";

/** Times at which a container leaves the places where it is handed over. */
type Departures = Pick<
	ContainerAttributes,
	| "pod_full_out_at"
	| "pod_rail_departed_at"
	| "final_destination_full_out_at"
	| "empty_terminated_at"
>;

/** When the container left the inland destination, as far as anything tells that it did: its empty return does too. Null before. */
export function leftInlandAt(of: Departures): string | null {
	return of.final_destination_full_out_at ?? of.empty_terminated_at;
}

/** When the container left the port of discharge, as far as anything tells that it did: what happened inland does too. Null before. */
export function leftPortAt(of: Departures): string | null {
	return of.pod_full_out_at ?? of.pod_rail_departed_at ?? leftInlandAt(of);
}
