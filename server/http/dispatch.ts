import type { Request, RequestHandler } from "express";
import type { ResponseChecks } from "../config.ts";
import type { Services } from "../services.ts";
import { ApiError } from "./api-error.ts";
import { accountOf } from "./authenticate.ts";
import type { ContractOperation } from "./contract.ts";
import { operationIdOf, pathParametersOf } from "./contract-validation.ts";
import { makeReply, type Operations, type Reply } from "./operation.ts";
import type { ResponseCheck } from "./response-check.ts";
import { JSON_API, sendNothing, sendText } from "./send.ts";

/** Share of the replies that `sample` looks at. */
const SAMPLE_SHARE = 0.01;

type AnyOperation = (context: object) => Promise<Reply>;

/** Whether a text can stand as the host of a link. */
function isHost(text: string): boolean {
	return /^[\w.:[\]-]{1,255}$/.test(text) && URL.canParse(`http://${text}`);
}

/** The address as the client asked for it; the host is whatever the client calls us. */
function requestUrlOf(
	request: Request,
	publicOrigin: string | undefined,
): string {
	const { host = "localhost" } = request.headers;
	if (publicOrigin === undefined && !isHost(host)) {
		const detail = "the header Host does not name a host";
		throw new ApiError(400, {
			code: "invalid",
			detail,
			source: { header: "host" },
		});
	}
	return (publicOrigin ?? `http://${host}`) + request.originalUrl;
}

/** How replies are made and held against the contract. */
export interface ReplyPolicy {
	readonly checks: ResponseChecks;
	readonly check: ResponseCheck;
	/** Scheme and host of links; undefined: as the request names them. */
	readonly publicOrigin: string | undefined;
}

/** The handler of every operation by its id. Throws when one has none. */
function handlersOf(
	operations: Operations,
	declared: readonly ContractOperation[],
) {
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

/** Runs the handler of the operation that the request was routed to, and sends what it answers. */
export function dispatch(
	operations: Operations,
	declared: readonly ContractOperation[],
	services: Services,
	policy: ReplyPolicy,
): RequestHandler {
	const table = handlersOf(operations, declared);

	const hold = (
		operation: ContractOperation,
		{ status, body }: Reply,
		mediaType: string | undefined,
	) => {
		if (policy.checks === "off") return;
		if (policy.checks === "sample" && Math.random() >= SAMPLE_SHARE) return;
		const problem = policy.check(operation, { status, mediaType, body });
		if (problem === undefined) return;
		if (policy.checks === "fail") {
			throw new Error(`the reply breaks the contract: ${problem}`);
		}
		services.log.error({ problem }, "a reply breaks the contract");
	};

	return async (request, response, next) => {
		const entry = table.get(operationIdOf(request) ?? "");
		if (!entry) return next();
		const reply = await entry.handle({
			path: pathParametersOf(request),
			query: request.query,
			body: request.body,
			account: accountOf(response),
			requestUrl: requestUrlOf(request, policy.publicOrigin),
			services,
			reply: makeReply,
		});
		const mediaType = entry.operation.mediaTypes.get(reply.status) ?? undefined;
		hold(entry.operation, reply, mediaType);
		for (const [name, value] of Object.entries(reply.headers)) {
			response.setHeader(name, value);
		}
		if (reply.body === undefined) return sendNothing(response, reply.status);
		const type = mediaType ?? JSON_API;
		sendText(request, response, reply.status, type, reply.body);
	};
}
