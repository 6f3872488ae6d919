import express, { type Request, type RequestHandler } from "express";
import { ApiError } from "./api-error.ts";
import type { ContractOperation } from "./contract.ts";
import { operationIdOf } from "./contract-validation.ts";
import { inTurn } from "./in-turn.ts";

const MOST_BODY = "100kb";

function essenceOf(request: Request): string {
	const [essence = ""] = (request.headers["content-type"] ?? "").split(";", 1);
	return essence.trim().toLowerCase();
}

/** Whether a request comes without a body (RFC 9112 section 6.3); what its Content-Type says is then of no matter. */
function isEmpty({ headers }: Request): boolean {
	return (
		headers["transfer-encoding"] === undefined &&
		Number(headers["content-length"] ?? 0) === 0
	);
}

/**
 * Reads the body of operations that take one; any media type but theirs is a 415. Afterwards the header holds the bare
 * media type, and nothing where no body is taken: the validator compiles a check for each spelling it meets and keeps
 * it, so spellings must not be the client's to invent.
 */
export function readBody(
	operations: readonly ContractOperation[],
): RequestHandler {
	const operationsById = new Map(
		operations
			.filter(({ bodyPointers }) => bodyPointers.size > 0)
			.map((operation) => [operation.id, operation]),
	);
	const parse = express.json({
		type: () => true,
		limit: MOST_BODY,
		strict: false,
	});
	const read = inTurn(parse, (request, _response, next) => {
		request.headers["content-type"] = essenceOf(request);
		next();
	});
	return (request, response, next) => {
		const operation = operationsById.get(operationIdOf(request) ?? "");
		if (!operation || (operation.isBodyOptional && isEmpty(request))) {
			delete request.headers["content-type"];
			return next();
		}
		const { bodyPointers } = operation;
		if (bodyPointers.has(essenceOf(request)))
			return read(request, response, next);
		const detail = `the Content-Type must be one of ${[...bodyPointers.keys()].join(", ")}`;
		throw new ApiError(415, {
			code: "unsupported_media_type",
			detail,
			source: { header: "content-type" },
		});
	};
}
