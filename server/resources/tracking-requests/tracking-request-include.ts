import { readInclude } from "../../json-api/include.ts";

/** What clients of this interface call some paths. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
	["shipment", "tracked_object"],
	["container", "tracked_object.containers"],
]);

/** The paths to what is embedded beside tracking requests: the tracked object always, because every client wants it. */
export function readTrackingRequestInclude(
	include: string | undefined,
): string[] {
	const paths = (include ?? "")
		.split(",")
		.map((path) => OTHER_NAMES.get(path.trim()) ?? path);
	return ["tracked_object", ...readInclude(paths.join(), "tracking_request")];
}
