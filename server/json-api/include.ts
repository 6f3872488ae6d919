import { ApiError } from "../http/api-error.ts";

/** Reads a comma list of relationship names; a name that is not `allowed` is a 400 that names it. */
export function readInclude<Name extends string>(
	include: string | undefined,
	allowed: readonly Name[],
): Name[] {
	const wanted = [
		...new Set((include ?? "").split(",").map((name) => name.trim())),
	].filter((name) => name !== "");
	const unknown = wanted.filter((name) => !allowed.includes(name as Name));
	if (unknown.length > 0) {
		throw new ApiError(400, {
			code: "unknown_include",
			detail: `${unknown.join(", ")} cannot be included here; these can: ${allowed.join(", ")}`,
			source: { parameter: "include" },
		});
	}
	return wanted as Name[];
}
