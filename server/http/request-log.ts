import { randomUUID } from "node:crypto";
import type { RequestHandler, Response } from "express";
import type { Logger } from "pino";
import type { Meter } from "../runtime/meter.ts";
import type { Account } from "../services/account.ts";
import { operationIdOf } from "./contract/contract-validation.ts";

/** The media type of streams. Their duration is not counted, because the client ends them. */
const EVENT_STREAM = "text/event-stream";

const SANE_REQUEST_ID = /^[\w.-]{8,64}$/;

/** Whether the client has left before the end of its answer. */
function isAborted(answer: Response): boolean {
	return !answer.writableFinished && !isStream(answer);
}

const isStream = (answer: Response) =>
	answer.getHeader("content-type") === EVENT_STREAM;

/** Counts an answer by its operation. */
function count(meter: Meter, operation: string, answer: Response, ms: number) {
	// A client that left saw no status.
	const status = isAborted(answer) ? "aborted" : answer.statusCode;
	meter.requests.of(operation, status).add();
	if (!isStream(answer)) meter.requestDurations.of(operation).add(ms);
}

/** Gives each request an id (the client's own, when it is valid), logs one line per answer, and counts it. */
export function requestLog(log: Logger, meter?: Meter): RequestHandler {
	return (request, response, next) => {
		// A later step turns HEAD into GET; the log shows HEAD.
		const { method } = request;
		const offered = request.headers["x-request-id"];
		const requestId =
			typeof offered === "string" && SANE_REQUEST_ID.test(offered)
				? offered
				: randomUUID();
		response.setHeader("x-request-id", requestId);
		const isLogged = log.isLevelEnabled("info");
		if (isLogged || meter) {
			const startedAt = performance.now();
			response.once("close", () => {
				const ms = performance.now() - startedAt;
				const operation = operationIdOf(request);
				// Without an operation: an unknown path, a page or a probe.
				if (meter) count(meter, operation ?? "none", response, ms);
				if (!isLogged) return;
				log.info(
					{
						requestId,
						accountId: (response.locals.account as Account | undefined)?.id,
						operation,
						method,
						// Without the query: it can hold an account's numbers, or by mistake a key.
						path: request.path,
						status: response.statusCode,
						ms: Math.round(ms * 10) / 10,
						aborted: isAborted(response) || undefined,
					},
					"request",
				);
			});
		}
		next();
	};
}
