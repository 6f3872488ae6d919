import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import type { Account } from "../services/account.ts";
import { operationIdOf } from "./contract/contract-validation.ts";

const SANE_REQUEST_ID = /^[\w.-]{8,64}$/;

/** Gives each request an id (the client's own, when it is valid) and logs one line per answer. */
export function requestLog(log: Logger): RequestHandler {
	return (request, response, next) => {
		// A later step turns HEAD into GET; the log shows HEAD.
		const { method } = request;
		const offered = request.headers["x-request-id"];
		const requestId =
			typeof offered === "string" && SANE_REQUEST_ID.test(offered)
				? offered
				: randomUUID();
		response.setHeader("x-request-id", requestId);
		if (log.isLevelEnabled("info")) {
			const startedAt = performance.now();
			response.once("close", () => {
				log.info(
					{
						requestId,
						accountId: (response.locals.account as Account | undefined)?.id,
						operation: operationIdOf(request),
						method,
						// Without the query: it can hold an account's numbers, or by mistake a key.
						path: request.path,
						status: response.statusCode,
						ms: Math.round((performance.now() - startedAt) * 10) / 10,
						aborted: response.writableFinished ? undefined : true,
					},
					"request",
				);
			});
		}
		next();
	};
}
