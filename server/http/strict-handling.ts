import type { Request, RequestHandler } from "express";
import type { ContractOperation } from "./contract/contract.ts";
import { operationIdOf } from "./contract/contract-validation.ts";
import { wantsStrictHandling } from "./contract/preference.ts";
import { ApiError, badParameter } from "./replies/api-error.ts";
import { JSON_API } from "./replies/send.ts";

/** The query parameters of a request, as written in its URL, except for the only page of a list without pages, which its links name. */
function queryNamesOf(request: Request): Set<string> {
	const query = new URLSearchParams(request.originalUrl.split("?", 2)[1]);
	query.delete("page[number]", "1");
	return new Set(query.keys());
}

function refuseUndeclaredParameters(
	request: Request,
	operation: ContractOperation,
): void {
	const undeclared = [...queryNamesOf(request)].filter(
		(name) => !operation.queryNames.has(name),
	);
	if (undeclared.length === 0) return;
	throw new ApiError(
		400,
		undeclared.map(
			(parameter) =>
				badParameter(
					parameter,
					"unknown_parameter",
					`${parameter} is not a parameter of this operation`,
				).problems[0] ?? {},
		),
	);
}

/**
 * JSON:API 1.1 section 5.4: 406 when every JSON:API type in `Accept` has parameters other than `ext` and `profile`, or an unknown
 * `ext`. Answers of other types, such as maps, can be requested by their own type.
 */
function refuseMediaTypes(
	request: Request,
	{ mediaTypes }: ContractOperation,
): void {
	const spoiled = (type: string) =>
		type
			.split(";")
			.slice(1)
			.map((parameter) => parameter.split("=")[0]?.trim().toLowerCase())
			.some((name) => name !== "profile" && name !== "q");
	const contentType = String(request.headers["content-type"] ?? "");
	if (contentType.toLowerCase().startsWith(JSON_API) && spoiled(contentType)) {
		const detail = `${JSON_API} takes no parameter but profile here`;
		throw new ApiError(415, {
			code: "unsupported_media_type",
			detail,
			source: { header: "content-type" },
		});
	}
	const accepted = String(request.headers.accept ?? "*/*")
		.split(",")
		.map((type) => type.trim());
	const ours = accepted.filter((type) =>
		type.toLowerCase().startsWith(JSON_API),
	);
	const others = accepted.filter(
		(type) =>
			/^(\*\/\*|application\/(\*|json))/i.test(type) ||
			type.toLowerCase().split(";")[0]?.trim() === mediaTypes.get(200),
	);
	if (
		ours.some((type) => !spoiled(type)) ||
		(ours.length === 0 && others.length > 0)
	)
		return;
	const detail = `replies are ${JSON_API} without parameters`;
	throw new ApiError(406, {
		code: "not_acceptable",
		detail,
		source: { header: "accept" },
	});
}

/**
 * Refuses undeclared parameters, charsets and media types when the request asks for `handling=strict`. By default such requests
 * are served, because many clients send them. `open-bodies.ts` does the same for bodies.
 */
export function strictHandling(
	operations: readonly ContractOperation[],
): RequestHandler {
	const byId = new Map<string | undefined, ContractOperation>(
		operations.map((operation) => [operation.id, operation]),
	);
	return (request, response, next) => {
		const operation = byId.get(operationIdOf(request));
		if (operation && wantsStrictHandling(request)) {
			response.setHeader("preference-applied", "handling=strict");
			refuseUndeclaredParameters(request, operation);
			refuseMediaTypes(request, operation);
		}
		next();
	};
}
