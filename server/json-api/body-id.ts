import { type Problem, refuseProblems } from "../http/replies/api-error.ts";

/** The problem of a body with another id than the path. The id is optional and case-insensitive. */
export function otherIdProblems(
	inPath: string | undefined,
	inBody: unknown,
): Partial<Problem>[] {
	if (typeof inBody !== "string" || inBody.toLowerCase() === inPath) return [];
	return [
		{
			code: "not_allowed",
			detail: "/data/id is another than the one in the path",
			source: { pointer: "/data/id" },
		},
	];
}

/** Refuses a body with another id than the path with a 422. */
export function refuseOtherId(
	inPath: string,
	inBody: string | undefined,
): void {
	refuseProblems(otherIdProblems(inPath, inBody));
}
