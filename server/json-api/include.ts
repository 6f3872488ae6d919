import { ApiError } from "../http/replies/api-error.ts";
import { canFollow, type RecordType, relationNames } from "./relations.ts";

/** Maximum relationships in one path. */
const MOST_STEPS = 3;

/** Other names that existing clients use for the start of some paths. */
const OTHER_NAMES: Partial<Record<RecordType, ReadonlyMap<string, string>>> = {
	tracking_request: new Map([
		["shipment", "tracked_object"],
		["container", "tracked_object.containers"],
	]),
};

/** A path without other names. */
function withOwnNames(type: RecordType, path: string): string {
	const [first = "", ...others] = path.split(".");
	return [OTHER_NAMES[type]?.get(first) ?? first, ...others].join(".");
}

function isPath(type: RecordType, path: string): boolean {
	const names = path.split(".");
	return names.length <= MOST_STEPS && canFollow(type, names);
}

/**
 * Reads `include`: paths of relationship names from records of this type (JSON:API 1.1, "Inclusion of Related Resources"). Commas
 * separate paths, and dots separate the names within a path. An unknown path is a 400 that names it.
 */
export function readInclude(
	include: string | undefined,
	type: RecordType,
): string[] {
	if (include === undefined) return [];
	const asked = [
		...new Set(include.split(",").map((path) => path.trim())),
	].filter((path) => path !== "");
	const unknown = asked.filter(
		(path) => !isPath(type, withOwnNames(type, path)),
	);
	if (unknown.length > 0) {
		throw new ApiError(400, {
			code: "unknown_include",
			detail: `${unknown.join(", ")} cannot be included here; what can: ${relationNames(type).join(", ")}, or a path of up to ${MOST_STEPS} names that begins with one of these`,
			source: { parameter: "include" },
		});
	}
	return [...new Set(asked.map((path) => withOwnNames(type, path)))];
}
