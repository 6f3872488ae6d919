import { STATUS_CODES } from "node:http";
import { utcTime } from "./local-time.ts";

/** An answer before it is serialized. */
export interface Answer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: unknown;
}

/** An answer as it goes over the wire. */
export interface WireAnswer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly text: string;
	/** Delay before the answer is sent, in milliseconds. */
	readonly delayMs: number;
}

/** Serializes an answer as JSON, without faults. */
export function onWire({ status, headers, body }: Answer): WireAnswer {
	return {
		status,
		headers: { "Content-Type": "application/json", ...headers },
		text: JSON.stringify(body),
		delayMs: 0,
	};
}

/** A request that the world refuses. The message goes to the client. */
export class RefusedRequest extends Error {
	override readonly name = "RefusedRequest";
	readonly status: 400 | 401 | 404 | 405;
	readonly headers: Readonly<Record<string, string>>;

	constructor(
		status: RefusedRequest["status"],
		message: string,
		headers: Readonly<Record<string, string>> = {},
	) {
		super(message);
		this.status = status;
		this.headers = headers;
	}

	/** The same refusal with more headers. */
	with(headers: Readonly<Record<string, string>>): RefusedRequest {
		const all = { ...headers, ...this.headers };
		return new RefusedRequest(this.status, this.message, all);
	}
}

/** The answer of terminals or vessel tracker, or the refusal in the error form of their contracts. */
export function answerOrRefusal(answer: () => Answer): Answer {
	try {
		return answer();
	} catch (error) {
		if (!(error instanceof RefusedRequest)) throw error;
		const { status, message, headers } = error;
		return { status, headers, body: { message } };
	}
}

/** The answer to a request that failed, in the error form of the standard. */
export function errorAnswer(
	status: number,
	message: string,
	request: { readonly method: string; readonly target: string },
	now: Date,
	headers: Readonly<Record<string, string>> = {},
): Answer {
	const statusCodeText = STATUS_CODES[status] ?? "Error";
	return {
		status,
		headers,
		body: {
			httpMethod: request.method,
			requestUri: request.target,
			errors: [{ reason: statusCodeText, message }],
			statusCode: status,
			statusCodeText,
			errorDateTime: utcTime(now.getTime()),
		},
	};
}
