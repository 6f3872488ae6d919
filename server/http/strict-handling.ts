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

/** A media range of `Accept`, or a media type. */
interface MediaRange {
	/** In lower case, without parameters. */
	readonly type: string;
	/** Whether it has parameters that JSON:API 1.1 section 5.4 forbids: all but `profile`, as Landfall has no `ext`. */
	readonly isSpoiled: boolean;
	/** Whether its quality is 0 (RFC 9110 section 12.4.2). */
	readonly isExcluded: boolean;
}

function readRange(text: string): MediaRange {
	const [type = "", ...parameters] = text
		.split(";")
		.map((part) => part.trim().toLowerCase());
	const names = parameters.map((one) => one.split("=")[0]?.trim());
	return {
		type,
		isSpoiled: names.some((name) => name !== "profile" && name !== "q"),
		isExcluded: parameters.some((one) => /^q\s*=\s*0(\.0*)?$/.test(one)),
	};
}

/** Types that many clients take for the same. */
const JSON_TYPES = [JSON_API, "application/json"];

/** Whether a client accepts a type. What it says of the type itself counts more than a wildcard. */
function isAccepted(ranges: readonly MediaRange[], type: string): boolean {
	const own = ranges.filter((range) => range.type === type);
	if (own.length > 0)
		return own.some(
			({ isExcluded, isSpoiled }) =>
				!isExcluded && !(type === JSON_API && isSpoiled),
		);
	const alike = JSON_TYPES.includes(type) ? JSON_TYPES : [];
	const wanted = [...alike, `${type.split("/")[0]}/*`, "*/*"];
	return ranges.some(
		(range) => wanted.includes(range.type) && !range.isExcluded,
	);
}

/** The media type of an operation's success. */
function typeOf({ mediaTypes }: ContractOperation): string {
	const types = [200, 201, 202].map((status) => mediaTypes.get(status));
	return types.find((type) => type) ?? JSON_API;
}

/** Refuses a JSON:API body with parameters of its type by 415, and a client that does not accept the reply by 406. */
function refuseMediaTypes(
	request: Request,
	operation: ContractOperation,
): void {
	const sent = readRange(String(request.headers["content-type"] ?? ""));
	if (sent.type === JSON_API && sent.isSpoiled) {
		const detail = `${JSON_API} takes no parameter but profile here`;
		throw new ApiError(415, {
			code: "unsupported_media_type",
			detail,
			source: { header: "content-type" },
		});
	}
	const ranges = String(request.headers.accept ?? "*/*")
		.split(",")
		.map(readRange);
	if (isAccepted(ranges, typeOf(operation))) return;
	throw new ApiError(406, {
		code: "not_acceptable",
		detail:
			"Accept excludes the media type of the reply, or asks for it with another parameter than profile",
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
