import type {
	ErrorObject,
	ErrorCode as NullableErrorCode,
} from "../../../generated/openapi.ts";

/** An error code. The contract says when each is sent and what to do. */
export type ErrorCode = NonNullable<NullableErrorCode>;

/** A problem of a request, without the members that the renderer adds (`id`, `status`). */
export type Problem = Omit<ErrorObject, "id" | "status">;

const TITLES: Readonly<Record<number, string>> = {
	400: "Bad Request",
	401: "Unauthorized",
	403: "Forbidden",
	404: "Not Found",
	405: "Method Not Allowed",
	406: "Not Acceptable",
	408: "Request Timeout",
	409: "Conflict",
	413: "Content Too Large",
	415: "Unsupported Media Type",
	417: "Expectation Failed",
	422: "Unprocessable Entity",
	429: "Too Many Requests",
	431: "Request Header Fields Too Large",
	500: "Internal Server Error",
};

/** The title of every error with this status. */
export function titleOf(status: number): string {
	return TITLES[status] ?? "Error";
}

/** An error answer, thrown anywhere and rendered by `error-response.ts`. */
export class ApiError extends Error {
	override readonly name = "ApiError";
	readonly status: number;
	readonly problems: readonly Partial<Problem>[];
	readonly headers: Readonly<Record<string, string>>;

	constructor(
		status: number,
		problems: Partial<Problem> | readonly Partial<Problem>[] = {},
		headers: Readonly<Record<string, string>> = {},
	) {
		super(titleOf(status));
		this.status = status;
		this.problems = [problems].flat();
		this.headers = headers;
	}
}

/** The same error for a missing record and for one of another account. `source` names the id where the path is not the only one. */
export function notFound(source?: Problem["source"]): ApiError {
	const detail =
		"this account can see no record with this id; check the id, and that the API key is of the right account";
	return new ApiError(404, {
		code: "not_found",
		detail,
		...(source && { source }),
	});
}

/** The error for an invalid member of the body at a JSON pointer. */
export function unprocessable(
	pointer: string,
	code: ErrorCode,
	detail: string,
): ApiError {
	return new ApiError(422, { code, detail, source: { pointer } });
}

/** Throws a 422 with these problems, if there are any. */
export function refuseProblems(problems: readonly Partial<Problem>[]): void {
	if (problems.length > 0) throw new ApiError(422, problems);
}

/** The error for an invalid query parameter, named as in the URL, for example `page[size]`. */
export function badParameter(
	parameter: string,
	code: ErrorCode,
	detail: string,
): ApiError {
	return new ApiError(400, { code, detail, source: { parameter } });
}
