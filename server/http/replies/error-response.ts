import { randomUUID } from "node:crypto";
import type { ErrorRequestHandler, Request, Response } from "express";
import type { Logger } from "pino";
import type { ErrorDocument, ErrorObject } from "../../../generated/openapi.ts";
import type { Database } from "../../database/database.ts";
import type { PlainDemand } from "../contract/plain-demand.ts";
import {
	ApiError,
	type ErrorCode,
	type Problem,
	titleOf,
} from "./api-error.ts";
import { JSON_API, sendText } from "./send.ts";

/** A finding of express-openapi-validator: its path (`/body/data/type`, `/query/page/size`) and message. */
interface Finding {
	readonly path: string;
	readonly message: string;
	readonly errorCode?: string;
}

/** An error of any earlier step. */
interface Thrown {
	readonly status?: number;
	readonly type?: string;
	readonly code?: string;
	/** Maximum size of the body in bytes. */
	readonly limit?: number;
	readonly message?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly errors?: readonly Finding[];
}

type Source = NonNullable<Problem["source"]>;

/** Maximum problems in an answer; a body of 100 kB can have 50,000. */
const MOST_PROBLEMS = 100;

function unescapePointer(part: string): string {
	return part.replaceAll("~1", "/").replaceAll("~0", "~");
}

function sourceOf(path: string): Source | undefined {
	const [, place, ...rest] = path.split("/");
	const [name = "", ...members] = rest.map(unescapePointer);
	if (place === "body")
		return { pointer: rest.map((part) => `/${part}`).join("") };
	if (place === "query")
		return {
			parameter: name + members.map((member) => `[${member}]`).join(""),
		};
	if (place === "params") return { parameter: name };
	if (place === "headers") return { header: name };
	return undefined;
}

/** The value at a JSON pointer of a body. */
function valueAt(body: unknown, pointer: string): unknown {
	return pointer
		.split("/")
		.slice(1)
		.map(unescapePointer)
		.reduce<unknown>(
			(at, part) => (at as Record<string, unknown> | null)?.[part],
			body,
		);
}

function isBlank(value: unknown): boolean {
	return (
		value === undefined ||
		value === null ||
		(typeof value === "string" && value.trim() === "")
	);
}

/**
 * The stable code of a finding. An absent member or parameter and an empty string are `blank`, whichever rule they break,
 * because clients of this interface expect that code.
 */
function codeOf(
	finding: Finding,
	source: Source | undefined,
	body: unknown,
): ErrorCode {
	const keyword = finding.errorCode?.split(".")[0] ?? "invalid";
	if (keyword === "additionalProperties" || keyword === "unevaluatedProperties")
		return "unknown_member";
	const isMissing =
		keyword === "required" ||
		(typeof source?.pointer === "string" &&
			isBlank(valueAt(body, source.pointer)));
	if (isMissing) return "blank";
	if (keyword === "type") return "wrong_type";
	return keyword === "enum" ? "not_allowed" : "invalid";
}

/** Describes a finding: the name of the value, and what it must be. */
function describe(
	code: ErrorCode,
	source: Source | undefined,
	finding: Finding,
	toPlain: PlainDemand,
): string {
	if (source === undefined) return "the URL is not well-formed";
	const what = placeOf(source) || "the body";
	if (code === "blank") return `${what} must not be blank`;
	if (code === "unknown_member")
		return `${what} is not a member that is known here`;
	return `${what} ${toPlain(finding.message)}`;
}

function placeOf(source: Source): string {
	return source.pointer ?? source.parameter ?? source.header ?? "";
}

/** One problem per place. A wrong type takes precedence over other findings. */
function problemsOf(
	findings: readonly Finding[],
	body: unknown,
	toPlain: PlainDemand,
): Partial<Problem>[] {
	const problems = new Map<string, Partial<Problem>>();
	for (const finding of findings) {
		// A failed condition adds nothing; the rule that breaks it is a finding too.
		if (finding.errorCode?.startsWith("if.")) continue;
		const source = sourceOf(finding.path);
		const code = codeOf(finding, source, body);
		const place = JSON.stringify(source ?? {});
		if (problems.has(place) && code !== "wrong_type") continue;
		if (problems.size === MOST_PROBLEMS && !problems.has(place)) break;
		const detail = describe(code, source, finding, toPlain);
		problems.set(place, { code, detail, ...(source && { source }) });
	}
	return [...problems.values()];
}

/** Problems of the body parser's errors, by `type`. */
const PARSER_PROBLEMS: Readonly<Record<string, Partial<Problem>>> = {
	"entity.parse.failed": {
		code: "malformed_json",
		detail: "the body is not well-formed JSON",
		source: { pointer: "" },
	},
	"encoding.unsupported": {
		code: "unsupported_encoding",
		detail: "the body's Content-Encoding is not supported",
		source: { header: "content-encoding" },
	},
	"charset.unsupported": {
		code: "unsupported_charset",
		detail: "the body must be in UTF-8",
		source: { header: "content-type" },
	},
};

/** Error codes of zlib and Brotli for a body that is not correctly compressed. */
const NOT_COMPRESSED = /^(Z_|ERR__ERROR_)/;

function parserProblemOf({
	type,
	code,
	limit = 0,
}: Thrown): Partial<Problem> | undefined {
	if (type === "entity.too.large")
		return {
			code: "too_large",
			detail: `the body is larger than ${limit / 1_024} kB`,
			source: { pointer: "" },
		};
	if (type !== undefined) return PARSER_PROBLEMS[type];
	if (code === undefined || !NOT_COMPRESSED.test(code)) return undefined;
	return {
		code: "malformed_encoding",
		detail: "the body is not compressed as its Content-Encoding says",
		source: { header: "content-encoding" },
	};
}

/** Converts any error to an {@link ApiError}. Details of other errors are not disclosed. */
function toApiError(
	thrown: unknown,
	request: Request,
	database: Pick<Database, "isUnavailable">,
	toPlain: PlainDemand,
): ApiError {
	if (thrown instanceof ApiError) return thrown;
	const error = (thrown ?? {}) as Thrown;
	const headers = error.headers ?? {};
	const parserProblem = parserProblemOf(error);
	if (parserProblem)
		return new ApiError(error.status ?? 400, parserProblem, headers);
	if (error.status === 404) {
		return new ApiError(404, {
			code: "unknown_path",
			detail: `nothing is served at ${request.path}`,
		});
	}
	if (error.status === 405) {
		const detail = `${request.method} is not offered here; the header Allow lists what is`;
		// Every GET also serves HEAD.
		const allow = headers.Allow?.replace(/\bGET\b/, "GET, HEAD") ?? "";
		return new ApiError(405, { code: "method_not_allowed", detail }, { allow });
	}
	if (error.status !== undefined && error.status >= 400 && error.status < 500) {
		const findings = error.errors ?? [];
		const inBody = findings.some((finding) => finding.path.startsWith("/body"));
		const status = error.status === 400 && inBody ? 422 : error.status;
		const problems = problemsOf(findings, request.body, toPlain);
		return new ApiError(
			status,
			problems.length > 0
				? problems
				: { code: "invalid", detail: "the request is not valid" },
		);
	}
	if (database.isUnavailable(thrown)) {
		return new ApiError(500, {
			code: "storage_unavailable",
			detail: "the database cannot be used now; try again",
		});
	}
	return new ApiError(500, { code: "internal_error" });
}

/** The document of an error, with the request id for the operator's log. */
function errorDocument(error: ApiError, requestId: string): ErrorDocument {
	const problems: readonly Partial<Problem>[] =
		error.problems.length > 0 ? error.problems.slice(0, MOST_PROBLEMS) : [{}];
	return {
		errors: problems.map(
			(problem): ErrorObject => ({
				id: randomUUID(),
				status: String(error.status),
				title: titleOf(error.status),
				...problem,
			}),
		),
		meta: { request_id: requestId },
	};
}

/** Renders all errors; `toPlain` words the validator's messages. The cause of a 500 is logged, never sent. */
export function errorResponse(
	database: Pick<Database, "isUnavailable">,
	log: Logger,
	toPlain: PlainDemand,
): ErrorRequestHandler {
	return (thrown: unknown, request: Request, response: Response, _next) => {
		const error = toApiError(thrown, request, database, toPlain);
		const requestId = String(response.getHeader("x-request-id"));
		if (error.status >= 500)
			log.error({ err: thrown, requestId }, "request failed");
		if (response.headersSent) {
			response.destroy();
			return;
		}
		for (const [name, value] of Object.entries(error.headers))
			response.setHeader(name, value);
		void sendText(
			request,
			response,
			error.status,
			JSON_API,
			JSON.stringify(errorDocument(error, requestId)),
		);
	};
}
