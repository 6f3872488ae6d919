import type { operations } from "../../generated/openapi.ts";
import type { Queries } from "../database/database.ts";
import { JsonParts, type JsonText } from "../database/json-text.ts";
import type { KeyHolder } from "../services/account.ts";
import type { Services } from "../services/services.ts";
import type { Problem } from "./replies/api-error.ts";
import type { EventStream } from "./replies/event-stream.ts";

/** Every served operation. Those under `webhooks:` are sent, and a lint rule names them `on…`. */
export type OperationId = Exclude<keyof operations, `on${Capitalize<string>}`>;

type Present<T> = Exclude<T, undefined>;

type Parameters<O, Place extends string> = O extends {
	parameters: { [P in Place]?: infer V };
}
	? [Present<V>] extends [never]
		? Record<never, never>
		: Present<V>
	: Record<never, never>;

type RequestBody<O> = O extends { requestBody: { content: infer Content } }
	? Content[keyof Content]
	: O extends { requestBody?: infer Body }
		? ContentOf<Present<Body>> | undefined
		: undefined;

type ContentOf<Body> = Body extends { content: infer Content }
	? Content[keyof Content]
	: never;

type Responses<O> = O extends { responses: infer R } ? R : never;

/** The success statuses of an operation. Failures are thrown as `ApiError`. */
type SuccessStatus<O> = Extract<
	keyof Responses<O> & number,
	200 | 201 | 202 | 204
>;

type ResponseBody<O, S extends SuccessStatus<O>> = Responses<O>[S] extends {
	content: infer Content;
}
	? Content[keyof Content]
	: undefined;

/** The headers that the contract declares for a status. */
type ResponseHeaders<O, S extends SuccessStatus<O>> = Responses<O>[S] extends {
	headers: infer H;
}
	? {
			readonly [Name in keyof H as string extends Name ? never : Name]?: string;
		}
	: never;

declare const sealed: unique symbol;

/** The reply of an operation, created by {@link OperationContext.reply}. */
export interface Reply<Id extends OperationId = OperationId> {
	readonly [sealed]: Id;
	readonly status: number;
	/** JSON text, in parts when it is long; undefined without a body. */
	readonly body: string | readonly string[] | undefined;
	readonly headers: Readonly<Record<string, string>>;
	/** The stream to send instead of a body; undefined for any other reply. */
	readonly stream?: EventStream | undefined;
}

/** The transaction of an operation, which returns its reply. It may run again after a conflict. */
export type Effect<Replied extends Reply> = (db: Queries) => Promise<Replied>;

/** Ways for a POST to commit its effect, so that repeating a request with an `Idempotency-Key` has no second effect. */
export interface Effects {
	/** Runs the transaction with the whole effect. With a key it also stores the reply in that transaction. */
	commit<Replied extends Reply>(effect: Effect<Replied>): Promise<Replied>;
	/** Like {@link Effects.commit}, for an effect that only writes: on PostgreSQL it takes one round trip. */
	commitWrites<Replied extends Reply>(
		effect: Effect<Replied>,
	): Promise<Replied>;
	/**
	 * Marks a request with a key as in progress, before an effect of several transactions; the reply is stored at the end. Resolves to
	 * the progress of an equal interrupted request as JSON, or to undefined.
	 */
	claim(): Promise<string | undefined>;
	/**
	 * Stores the progress of a claimed request, as JSON, in the transaction that makes it. Throws when another process has taken the
	 * request over.
	 */
	progress(db: Queries, done: string): Promise<void>;
}

/** The input of an operation, without the HTTP server's request and response. */
export interface OperationContext<Id extends OperationId> extends Effects {
	readonly path: Parameters<operations[Id], "path">;
	readonly query: Parameters<operations[Id], "query">;
	readonly body: RequestBody<operations[Id]>;
	readonly account: KeyHolder;
	/** The header `Last-Event-ID`; undefined without one. */
	readonly lastEventId: string | undefined;
	/** The URL of the request with its query, as the client sees it. */
	readonly requestUrl: string;
	readonly services: Services;
	/** Creates the reply. Its status and body (a value or stored JSON text) have the types of the contract. */
	reply<S extends SuccessStatus<operations[Id]>>(
		status: S,
		...rest: ResponseBody<operations[Id], S> extends undefined
			? []
			: [
					body:
						| ResponseBody<operations[Id], S>
						| JsonText<ResponseBody<operations[Id], S>>
						| JsonParts<ResponseBody<operations[Id], S>>,
					headers?: ResponseHeaders<operations[Id], S>,
				]
	): Reply<Id>;
	/** Creates the reply of an operation that streams events. */
	stream(stream: EventStream): Reply<Id>;
}

/** The handler of one operation of the contract. */
export type Operation<Id extends OperationId> = (
	context: OperationContext<Id>,
) => Promise<Reply<Id>>;

/** A handler for every operation of the contract; a missing one does not compile. */
export type Operations = { readonly [Id in OperationId]: Operation<Id> };

/** Finds the problems of a body that schemas cannot express. Members of a body that its schema refuses can have any type. */
export type BodyRule = (request: {
	readonly path: Readonly<Record<string, string>>;
	readonly body: unknown;
}) => Promise<readonly Partial<Problem>[]>;

/** The rules of bodies by operation. */
export type BodyRules = { readonly [Id in OperationId]?: BodyRule };

/** Creates a {@link Reply} without the types of {@link OperationContext.reply}. */
export function makeReply(
	status: number,
	body?: unknown,
	headers: Readonly<Record<string, string>> = {},
): Reply {
	if (body instanceof JsonParts) {
		return { status, body: body.texts, headers } as unknown as Reply;
	}
	const text =
		body === undefined || typeof body === "string"
			? body
			: JSON.stringify(body);
	return { status, body: text, headers } as Reply;
}

/** Creates the {@link Reply} of a stream. */
export function makeStream(stream: EventStream): Reply {
	return { status: 200, body: undefined, headers: {}, stream } as Reply;
}
