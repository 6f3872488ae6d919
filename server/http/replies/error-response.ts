import { randomUUID } from "node:crypto";
import type { ErrorRequestHandler, Request, Response } from "express";
import type { Logger } from "pino";
import type { ErrorDocument, ErrorObject } from "../../../generated/openapi.ts";
import type { Database } from "../../database/database.ts";
import { BASE_PATH } from "../contract/contract.ts";
import { MOST_PROBLEMS } from "../contract/first-faults.ts";
import type { PlainWords } from "../contract/plain-words.ts";
import { ApiError, type Problem, titleOf } from "./api-error.ts";
import { JSON_API, sendText } from "./send.ts";
import { type Finding, problemsOf } from "./validation-problems.ts";

/** An error of any earlier step. */
export interface Thrown {
	readonly status?: number;
	readonly type?: string;
	readonly code?: string;
	/** Maximum size of the body in bytes. */
	readonly limit?: number;
	/** The charsets that the body can have. */
	readonly charsets?: readonly string[];
	readonly message?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly errors?: readonly Finding[];
	/** Further problems of the body. */
	readonly problems?: readonly Partial<Problem>[];
}

/** Problems of the body parser's errors, by `type`. */
const PARSER_PROBLEMS: Readonly<Record<string, Partial<Problem>>> = {
	"entity.parse.failed": {
		code: "malformed_json",
		detail: "the body is not well-formed JSON",
		source: { pointer: "" },
	},
	"entity.not.utf8": {
		code: "malformed_json",
		detail: "the body is not UTF-8",
		source: { pointer: "" },
	},
	"encoding.unsupported": {
		code: "unsupported_encoding",
		detail: "the body's Content-Encoding is not supported",
		source: { header: "content-encoding" },
	},
};

/** Error codes of zlib, Brotli and Zstandard for a body that is not correctly compressed. */
const NOT_COMPRESSED = /^(Z_|ERR__ERROR_|ZSTD_error_)/;

const KILOBYTE = 1_024;

function sizeWords(bytes: number): string {
	const megabytes = bytes / KILOBYTE ** 2;
	return megabytes < 1 ? `${bytes / KILOBYTE} kB` : `${megabytes} MB`;
}

function parserProblemOf({
	type,
	code,
	limit = 0,
	charsets = ["utf-8"],
}: Thrown): Partial<Problem> | undefined {
	if (type === "entity.too.large")
		return {
			code: "too_large",
			detail: `the body is larger than ${sizeWords(limit)}`,
			source: { pointer: "" },
		};
	if (type === "charset.unsupported")
		return {
			code: "unsupported_charset",
			detail: `the body must be in ${charsets.join(", ").toUpperCase()}`,
			source: { header: "content-type" },
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
	toPlain: PlainWords,
): ApiError {
	if (thrown instanceof ApiError) return thrown;
	const error = (thrown ?? {}) as Thrown;
	const headers = error.headers ?? {};
	const parserProblem = parserProblemOf(error);
	if (parserProblem)
		return new ApiError(error.status ?? 400, parserProblem, headers);
	if (error.status === 404) {
		// Whoever left the version out has a wrong base URL in all requests.
		const hint = request.path.startsWith(`${BASE_PATH}/`)
			? ""
			: `; the paths of the API begin with ${BASE_PATH}/`;
		return new ApiError(404, {
			code: "unknown_path",
			detail: `nothing is served at ${request.path}${hint}`,
		});
	}
	if (error.status === 405) {
		const detail = `${request.method} is not offered here; the header Allow lists what is`;
		// Every GET also serves HEAD.
		const allow = headers.Allow?.replace(/\bGET\b/, "GET, HEAD") ?? "";
		return new ApiError(405, { code: "method_not_allowed", detail }, { allow });
	}
	if (error.status !== undefined && error.status >= 400 && error.status < 500) {
		const { errors: findings = [], problems: more = [] } = error;
		const inBody =
			more.length > 0 ||
			findings.some((finding) => finding.path.startsWith("/body"));
		const status = error.status === 400 && inBody ? 422 : error.status;
		const problems = problemsOf(findings, request, toPlain, more);
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
export function errorDocument(
	error: ApiError,
	requestId: string,
): ErrorDocument {
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

/** Logs the cause of a 500. Without a stack for a database that cannot be used, because every request then fails in the same place. */
function logCause(
	log: Logger,
	thrown: unknown,
	{ problems }: ApiError,
	requestId: string,
): void {
	const isUnavailable = problems.some(
		({ code }) => code === "storage_unavailable",
	);
	const cause = isUnavailable
		? { problem: (thrown as Error).message }
		: { err: thrown };
	log.error({ ...cause, requestId }, "request failed");
}

/** Renders all errors; `toPlain` words the validator's messages. The cause of a 500 is logged, never sent. */
export function errorResponse(
	database: Pick<Database, "isUnavailable">,
	log: Logger,
	toPlain: PlainWords,
): ErrorRequestHandler {
	return (thrown: unknown, request: Request, response: Response, _next) => {
		const error = toApiError(thrown, request, database, toPlain);
		const requestId = String(response.getHeader("x-request-id"));
		if (error.status >= 500) logCause(log, thrown, error, requestId);
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
