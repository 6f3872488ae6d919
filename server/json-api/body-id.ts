import { unprocessable } from "../http/replies/api-error.ts";

/** Refuses a body with another id than the path with a 422. The id is optional and case-insensitive. */
export function refuseOtherId(
	inPath: string,
	inBody: string | undefined,
): void {
	if (inBody === undefined || inBody.toLowerCase() === inPath) return;
	throw unprocessable(
		"/data/id",
		"not_allowed",
		"/data/id is another than the one in the path",
	);
}
