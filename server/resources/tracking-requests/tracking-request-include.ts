import { readInclude } from "../../json-api/include.ts";

/** Records that are always included, because every client needs them. */
export const ALWAYS_INCLUDED: readonly string[] = ["tracked_object"];

/** The paths of records to embed beside tracking requests: {@link ALWAYS_INCLUDED} first. */
export function readTrackingRequestInclude(
	include: string | undefined,
): string[] {
	return [...ALWAYS_INCLUDED, ...readInclude(include, "tracking_request")];
}
