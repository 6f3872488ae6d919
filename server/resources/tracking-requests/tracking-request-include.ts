import { readInclude } from "../../json-api/include.ts";

/** What clients of this interface call some paths. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
	["shipment", "tracked_object"],
	["container", "tracked_object.containers"],
]);

/** Records that are always included, because every client needs them. */
export const ALWAYS_INCLUDED: readonly string[] = ["tracked_object"];

/** The paths to what is embedded beside tracking requests: {@link ALWAYS_INCLUDED} first. */
export function readTrackingRequestInclude(
	include: string | undefined,
): string[] {
	const paths = (include ?? "")
		.split(",")
		.map((path) => OTHER_NAMES.get(path.trim()) ?? path);
	return [...ALWAYS_INCLUDED, ...readInclude(paths.join(), "tracking_request")];
}
