import { ApiError } from "../../../http/replies/api-error.ts";

/** The error for a table that cannot be read from this line on. */
export function malformedTable(line: number, detail: string): ApiError {
	return new ApiError(422, {
		code: "malformed_csv",
		detail,
		source: { pointer: "" },
		meta: { line },
	});
}
