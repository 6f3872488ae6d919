import { readInclude } from "../../json-api/include.ts";

const INCLUDABLE = ["tracked_object"] as const;

/** What is embedded beside tracking requests: the tracked object always, because every client wants it. */
export function readTrackingRequestInclude(
	include: string | undefined,
): readonly string[] {
	readInclude(include, INCLUDABLE);
	return INCLUDABLE;
}
