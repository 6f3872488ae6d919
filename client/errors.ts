import type { ErrorObject } from "../generated/openapi.ts";
import { retryAfterSeconds } from "./retry-after.ts";

const MAX_ERRORS_IN_MESSAGE = 5;

/** An error answer of the API. The message is for people, `errors` for programs. */
export class LandfallError extends Error {
	override readonly name = "LandfallError";
	/** Status of the answer. */
	readonly status: number;
	/** The errors of the answer; empty when it is not an error document, for example from a proxy. */
	readonly errors: readonly ErrorObject[];
	/** Whole seconds after which a retry can succeed; undefined when the API gives none. */
	readonly retryAfter: number | undefined;
	/** Id under which the server logged the request. */
	readonly requestId: string | undefined;

	/** Creates an error from an answer and its body; `summary` replaces a body that is not an error document. */
	constructor(response: Response, body: unknown, summary?: string) {
		const errors = errorObjects(body);
		super(
			errors.length > 0
				? describeErrors(errors)
				: (summary ?? `${response.status} ${response.statusText}`.trim()),
		);
		this.status = response.status;
		this.errors = errors;
		this.retryAfter = retryAfterSeconds(response.headers, Date.now());
		this.requestId = response.headers.get("x-request-id") ?? requestIdIn(body);
	}
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
