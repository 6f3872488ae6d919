import type { ContainerAttributes } from "../journey/container-attributes.ts";

/** Times at which a container leaves the port of discharge and the inland destination. */
type Departures = Pick<
	ContainerAttributes,
	| "pod_full_out_at"
	| "pod_rail_departed_at"
	| "final_destination_full_out_at"
	| "empty_terminated_at"
>;

/** When the container left the inland destination, otherwise when it was returned empty. Null before. */
export function leftInlandAt(of: Departures): string | null {
	return of.final_destination_full_out_at ?? of.empty_terminated_at;
}

/** When the container left the port of discharge, otherwise when it left the inland destination. Null before. */
export function leftPortAt(of: Departures): string | null {
	return of.pod_full_out_at ?? of.pod_rail_departed_at ?? leftInlandAt(of);
}
