import { unprocessable } from "../http/replies/api-error.ts";

/** Refuses a body that names another record than the path does, with a 422; a body may leave the id out, or write it in capitals. */
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
