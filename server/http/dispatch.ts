import type { Request, RequestHandler, Response } from "express";
import { workFor } from "../runtime/time-slices.ts";
import { traced } from "../runtime/tracing.ts";
import type { KeyHolder } from "../services/account.ts";
import type { Services } from "../services/services.ts";
import { accountOf } from "./authenticate.ts";
import type { ContractOperation } from "./contract/contract.ts";
import {
	operationIdOf,
	pathParametersOf,
} from "./contract/contract-validation.ts";
import { answerOnce, plainEffects } from "./idempotency/answer-once.ts";
import { keyedRequest } from "./idempotency/idempotency-key.ts";
import { asLongRead } from "./limits/reads-at-once.ts";
import {
	type Effects,
	makeReply,
	makeStream,
	type Operations,
	type Reply,
} from "./operation.ts";
import { ApiError } from "./replies/api-error.ts";
import { JSON_API, sendNothing, sendText } from "./replies/send.ts";
import { sendEvents } from "./replies/send-events.ts";
import { type CheckPolicy, replyCheck } from "./reply-check.ts";

type AnyOperation = (context: object) => Promise<Reply>;

/** Whether a text is a valid host. */
function isHost(text: string): boolean {
	return /^[\w.:[\]-]{1,255}$/.test(text) && URL.canParse(`http://${text}`);
}

/** Returns the URL of a request as the client sees it, with the public origin or otherwise the client's Host. */
function requestUrls(
	publicOrigin: string | undefined,
): (request: Request) => string {
	// Nearly all requests have the same host, so the last one is cached.
	let lastHost: string | undefined;
	return ({ headers, originalUrl }) => {
		if (publicOrigin !== undefined) return publicOrigin + originalUrl;
		const { host = "localhost" } = headers;
		if (host !== lastHost && !isHost(host)) {
			const detail = "the header Host does not name a host";
			throw new ApiError(400, {
				code: "invalid",
				detail,
				source: { header: "host" },
			});
		}
		lastHost = host;
		return `http://${host}${originalUrl}`;
	};
}

function headerOf({ headers }: Request, name: string): string | undefined {
	const value = headers[name];
	return typeof value === "string" && value !== "" ? value : undefined;
}

/** How replies are built and checked against the contract. */
export interface ReplyPolicy extends CheckPolicy {
	/** Scheme and host of links; undefined: those of the request. */
	readonly publicOrigin: string | undefined;
}

/** An operation of the contract and its handler. */
interface Entry {
	readonly operation: ContractOperation;
	readonly handle: AnyOperation;
}

/** The handler of every operation by its id. Throws when one is missing. */
function handlersOf(
	operations: Operations,
	declared: readonly ContractOperation[],
): ReadonlyMap<string | undefined, Entry> {
	const handlers = operations as unknown as Record<string, AnyOperation>;
	return new Map(
		declared.map((operation) => {
			const handle = handlers[operation.id];
			if (handle) return [operation.id, { operation, handle }];
			throw new Error(
				`the contract's operation ${operation.id} has no handler in server/operations.ts`,
			);
		}),
	);
}

/** Whether a reply can have megabytes: a read, but not of one record alone. */
function isLongRead(
	{ path }: ContractOperation,
	{ method, originalUrl }: Request,
): boolean {
	const isOneRecord = path.endsWith("}") && !originalUrl.includes("?");
	return method === "GET" && !isOneRecord;
}

/** Runs the handler of the routed operation and sends its reply. */
export function dispatch(
	operations: Operations,
	declared: readonly ContractOperation[],
	services: Services,
	policy: ReplyPolicy,
): RequestHandler {
	const table = handlersOf(operations, declared);
	const requestUrlOf = requestUrls(policy.publicOrigin);
	const withoutKey = plainEffects(services.database);
	const checkReply = replyCheck(policy, services.log);

	const answer = async (
		{ operation, handle }: Entry,
		account: KeyHolder,
		request: Request,
		response: Response,
	) => {
		const requestUrl = requestUrlOf(request);
		const run = (effects: Effects) =>
			handle({
				path: pathParametersOf(request),
				query: request.query,
				body: request.body,
				account,
				requestUrl,
				lastEventId: headerOf(request, "last-event-id"),
				services,
				...effects,
				reply: makeReply,
				stream: makeStream,
			});
		const keyed = keyedRequest(request, operation.id, account.id);
		const reply = await (keyed
			? answerOnce(services.database, keyed, run)
			: run(withoutKey));
		if (reply.stream) return reply.stream;
		const mediaType = operation.mediaTypes.get(reply.status) ?? undefined;
		checkReply(operation, reply, mediaType);
		for (const [name, value] of Object.entries(reply.headers)) {
			response.setHeader(name, value);
		}
		const type = mediaType ?? JSON_API;
		if (reply.body === undefined) sendNothing(response, reply.status);
		else await sendText(request, response, reply.status, type, reply.body);
		return undefined;
	};

	return async (request, response, next) => {
		const entry = table.get(operationIdOf(request));
		if (!entry) return next();
		const account = accountOf(response);
		const parent = headerOf(request, "traceparent") ?? null;
		const work = () => answer(entry, account, request, response);
		// A client that has left while its read waited needs no reply.
		const read = () =>
			response.destroyed ? Promise.resolve(undefined) : work();
		const begin = isLongRead(entry.operation, request)
			? () => asLongRead(account.id, read)
			: work;
		const stream = await traced(
			{ name: entry.operation.id, kind: "server", parent },
			() => workFor(account.id, begin),
		);
		// Outside the trace, which would otherwise last as long as the stream.
		if (stream) void sendEvents(request, response, stream, services.log);
	};
}
