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

/**
 * Reads the body of operations that take one; any media type but theirs is a 415. Afterwards the header holds the bare
 * media type, and nothing where no body is taken: the validator compiles a check for each spelling it meets and keeps
 * it, so spellings must not be the client's to invent.
 */
export function readBody(
	operations: readonly ContractOperation[],
): RequestHandler {
	const typesById = new Map(
		operations
			.filter(({ bodyTypes }) => bodyTypes.size > 0)
			.map(({ id, bodyTypes }) => [id, bodyTypes]),
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
		const types = typesById.get(operationIdOf(request) ?? "");
		if (!types) {
			delete request.headers["content-type"];
			return next();
		}
		if (types.has(essenceOf(request))) return read(request, response, next);
		const detail = `the Content-Type must be one of ${[...types].join(", ")}`;
		throw new ApiError(415, {
			code: "unsupported_media_type",
			detail,
			source: { header: "content-type" },
		});
	};
}
