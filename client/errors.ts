import type { ErrorObject } from "../generated/openapi.ts";
import { retryAfterSeconds } from "./http/retry-after.ts";

const MAX_ERRORS_IN_MESSAGE = 5;

/** A code of the contract, such as `duplicate`. */
type ErrorCode = NonNullable<ErrorObject["code"]>;

/** An error answer of the API. The message is for people; class, `code` and `errors` are for programs. */
export class LandfallError extends Error {
	override readonly name: string = "LandfallError";
	/** Method and path of the request, such as `GET /shipments/0198…`. */
	readonly request: string;
	/** Status of the answer. */
	readonly status: number;
	/** Code of the first error; undefined when it has none. */
	readonly code: ErrorCode | undefined;
	/** The errors of the answer; empty when it is not an error document, for example from a proxy. */
	readonly errors: readonly ErrorObject[];
	/** Whole seconds after which a retry can succeed; undefined when the API gives none. */
	readonly retryAfter: number | undefined;
	/** Id under which the server logged the request. */
	readonly requestId: string | undefined;

	/** Creates an error from a request, its answer and the body; `summary` replaces a body that is not an error document. */
	constructor(
		request: string,
		response: Response,
		body: unknown,
		summary: string = response.statusText,
	) {
		const errors = errorObjects(body);
		const text = errors.length > 0 ? describeErrors(errors) : summary;
		super(`${request}: ${response.status} ${text}`.trim());
		this.request = request;
		this.status = response.status;
		this.code = errors[0]?.code ?? undefined;
		this.errors = errors;
		this.retryAfter = retryAfterSeconds(response.headers, Date.now());
		this.requestId = response.headers.get("x-request-id") ?? requestIdIn(body);
	}
}

/** 401: the API key is missing, unknown or revoked. */
export class UnauthorizedError extends LandfallError {
	override readonly name = "UnauthorizedError";
}

/** 403: the account lacks the feature. */
export class ForbiddenError extends LandfallError {
	override readonly name = "ForbiddenError";
}

/** 404: the account has no such record. */
export class NotFoundError extends LandfallError {
	override readonly name = "NotFoundError";
}

/** 429: too many requests, even after retries. `retryAfter` says how long to wait. */
export class RateLimitedError extends LandfallError {
	override readonly name = "RateLimitedError";
}

/** Any other 4xx: the request is wrong; `errors` name the places. */
export class InvalidRequestError extends LandfallError {
	override readonly name = "InvalidRequestError";
}

/** 5xx: the server or a proxy in front of it failed; the request may be right. */
export class ServerError extends LandfallError {
	override readonly name = "ServerError";
}

const CLASSES: Readonly<Record<number, typeof LandfallError>> = {
	401: UnauthorizedError,
	403: ForbiddenError,
	404: NotFoundError,
	429: RateLimitedError,
};

/** Creates the error of the class that fits the status of an answer. */
export function errorOf(
	request: string,
	response: Response,
	body: unknown,
): LandfallError {
	const { status } = response;
	const general =
		status >= 500
			? ServerError
			: status >= 400
				? InvalidRequestError
				: LandfallError;
	return new (CLASSES[status] ?? general)(request, response, body);
}

/** The API gave no complete answer: unreachable, connection lost or timeout. `cause` has details. */
export class LandfallConnectionError extends Error {
	override readonly name = "LandfallConnectionError";
	/** Whether the request exceeded `timeoutMs`. */
	readonly timedOut: boolean;

	constructor(message: string, options: { cause: unknown; timedOut: boolean }) {
		super(message, { cause: options.cause });
		this.timedOut = options.timedOut;
	}
}

function errorObjects(body: unknown): ErrorObject[] {
	if (typeof body !== "object" || body === null) return [];
	const { errors } = body as { errors?: unknown };
	if (!Array.isArray(errors)) return [];
	return errors.filter((error) => typeof error === "object" && error !== null);
}

/** The request id in the error document, because pages of other origins cannot read every header. */
function requestIdIn(body: unknown): string | undefined {
	const { meta } = (body ?? {}) as { meta?: { request_id?: unknown } };
	const id = meta?.request_id;
	return typeof id === "string" ? id : undefined;
}

/** Describes errors in one line: detail, title or code of each, and its source. */
function describeErrors(errors: ErrorObject[]): string {
	const lines = errors.slice(0, MAX_ERRORS_IN_MESSAGE).map((error) => {
		const text = error.detail || error.title || error.code || "Unknown error";
		const { pointer, parameter, header } = error.source ?? {};
		const place = pointer || parameter || header;
		return place ? `${text} (${place})` : text;
	});
	const more = errors.length - lines.length;
	return more > 0 ? `${lines.join("; ")}; and ${more} more` : lines.join("; ");
}
