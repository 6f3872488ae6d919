import type { ErrorObject } from "../generated/openapi.ts";
import { retryAfterSeconds } from "./retry-after.ts";

const MAX_ERRORS_IN_MESSAGE = 5;

/** The API answered, but not with success. The message is made for people, `errors` for programs. */
export class LandfallError extends Error {
	override readonly name = "LandfallError";
	/** Status of the answer. */
	readonly status: number;
	/** What the answer says is wrong; empty when it is no error document, as from a proxy in between. */
	readonly errors: readonly ErrorObject[];
	/** Whole seconds after which the API takes the same request again; undefined when it does not say. */
	readonly retryAfter: number | undefined;
	/** Id under which the server logged the request. */
	readonly requestId: string | undefined;

	/** From an answer and its body; a summary takes the place of a body that is no error document. */
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

/** The API gave no whole answer: it was not reached, the connection broke, or the time ran out. `cause` says more. */
export class LandfallConnectionError extends Error {
	override readonly name = "LandfallConnectionError";
	/** Whether it took longer than `timeoutMs`. */
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

/** The request's id as the error document has it: a page of another origin may not read every header. */
function requestIdIn(body: unknown): string | undefined {
	const { meta } = (body ?? {}) as { meta?: { request_id?: unknown } };
	const id = meta?.request_id;
	return typeof id === "string" ? id : undefined;
}

/** One line: of each error the detail, else the title, else the code, and where it is. */
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
