import type { RequestHandler } from "express";
import type { ResponseChecks } from "../config.ts";
import type { Services } from "../services.ts";
import { accountOf } from "./authenticate.ts";
import type { ContractOperation } from "./contract.ts";
import { operationIdOf, pathParametersOf } from "./contract-validation.ts";
import { makeReply, type Operations, type Reply } from "./operation.ts";
import type { ResponseCheck } from "./response-check.ts";
import { JSON_API, sendNothing, sendText } from "./send.ts";

const SAMPLE_SHARE = 0.01;

type AnyOperation = (context: object) => Promise<Reply>;

/** How replies are held against the contract. */
export interface ReplyPolicy {
	readonly checks: ResponseChecks;
	readonly check: ResponseCheck;
}

/** Runs the handler of the operation that the request was routed to, and sends what it answers. */
export function dispatch(
	operations: Operations,
	declared: readonly ContractOperation[],
	services: Services,
	policy: ReplyPolicy,
): RequestHandler {
	const table = new Map(
		declared.map((operation) => {
			const handle = (operations as unknown as Record<string, AnyOperation>)[
				operation.id
			];
			if (!handle)
				throw new Error(
					`the contract's operation ${operation.id} has no handler in server/operations.ts`,
				);
			return [operation.id, { operation, handle }];
		}),
	);

	const hold = (
		operation: ContractOperation,
		reply: Reply,
		mediaType: string | undefined,
	) => {
		if (
			policy.checks === "off" ||
			(policy.checks === "sample" && Math.random() >= SAMPLE_SHARE)
		)
			return;
		const problem = policy.check(operation, {
			status: reply.status,
			mediaType,
			body: reply.body,
		});
		if (problem === undefined) return;
		if (policy.checks === "fail")
			throw new Error(`the reply breaks the contract: ${problem}`);
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
			requestUrl: new URL(
				request.originalUrl,
				`${request.protocol}://${request.headers.host ?? "localhost"}`,
			),
			services,
			reply: makeReply,
		});
		const mediaType = entry.operation.mediaTypes.get(reply.status) ?? undefined;
		hold(entry.operation, reply, mediaType);
		for (const [name, value] of Object.entries(reply.headers))
			response.setHeader(name, value);
		if (reply.body === undefined) sendNothing(response, reply.status);
		else
			sendText(
				request,
				response,
				reply.status,
				mediaType ?? JSON_API,
				reply.body,
			);
	};
}
