import { isUtf8 } from "node:buffer";
import express, { type Request, type RequestHandler } from "express";
import { nextSlice, workFor } from "../runtime/time-slices.ts";
import { accountOf } from "./authenticate.ts";
import type { ContractOperation } from "./contract/contract.ts";
import { operationIdOf } from "./contract/contract-validation.ts";
import { noteBodyLength } from "./contract/long-bodies.ts";
import { ApiError } from "./replies/api-error.ts";
import { joinSteps } from "./speed/join-steps.ts";
import { plainBody } from "./speed/plain-body.ts";

function essenceOf(request: Request): string {
	const [essence = ""] = (request.headers["content-type"] ?? "").split(";", 1);
	return essence.trim().toLowerCase();
}

/** The charset of a body's Content-Type; undefined when it names none. */
function charsetOf(request: Request): string | undefined {
	const type = request.headers["content-type"] ?? "";
	const match = /;\s*charset\s*=\s*(?:"([^"]*)"|([^;\s]*))/i.exec(type);
	return match?.[1] ?? match?.[2];
}

/** Whether a request has no body (RFC 9112 section 6.3), so that its Content-Type does not matter. */
function isEmpty({ headers }: Request): boolean {
	return (
		headers["transfer-encoding"] === undefined &&
		Number(headers["content-length"] ?? 0) === 0
	);
}

/** Reduces the header to the bare media type. */
const bareType: RequestHandler = (request, _response, next) => {
	request.headers["content-type"] = essenceOf(request);
	next();
};

/** The bytes of a body that was read; undefined when the request has no body. */
function bytesOf({ body }: Request): Buffer | undefined {
	return Buffer.isBuffer(body) ? body : undefined;
}

/** Lets accounts with long bodies take turns in all steps over them, so that many of one account do not delay the requests of others. */
const waitForTurn: RequestHandler = (request, response, next) => {
	const { length } = bytesOf(request) ?? "";
	if (!noteBodyLength(response, length)) return next();
	return workFor(accountOf(response).id, () => nextSlice().then(next));
};

const utf8 = new TextDecoder();

/** Parses a body; without bytes it is an empty object. Refuses bytes that are not UTF-8, which the decoder would replace. */
const parseJson: RequestHandler = (request, _response, next) => {
	const bytes = bytesOf(request);
	if (!bytes) return next();
	if (!isUtf8(bytes)) return next({ status: 400, type: "entity.not.utf8" });
	try {
		request.body = bytes.length > 0 ? JSON.parse(utf8.decode(bytes)) : {};
	} catch {
		return next({ status: 400, type: "entity.parse.failed" });
	}
	next();
};

function jsonReader(mostBytes: number): RequestHandler {
	const readAny = express.raw({ type: () => true, limit: mostBytes });
	return joinSteps(
		plainBody(readAny, mostBytes),
		waitForTurn,
		parseJson,
		bareType,
	);
}

/** Whether bytes begin with the byte order mark of UTF-16, in which spreadsheet programs save "Unicode text". */
function isUtf16(bytes: Buffer): boolean {
	const [first, second] = bytes;
	return (
		(first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
	);
}

/** Reads the body as a text with one character per byte; the operation determines the encoding of the table. */
function tableReader(mostBytes: number): RequestHandler {
	const readAny = express.raw({ type: () => true, limit: mostBytes });
	return joinSteps(
		readAny,
		(request, _response, next) => {
			const bytes = bytesOf(request);
			if (bytes && isUtf16(bytes)) {
				throw new ApiError(415, {
					code: "unsupported_charset",
					detail: "the table is in UTF-16: save it as CSV in UTF-8",
					source: { pointer: "" },
				});
			}
			request.body = bytes?.toString("latin1") ?? "";
			next();
		},
		bareType,
	);
}

/** The reader for bodies of a media type, and the charsets that its header may name. */
interface BodyKind {
	readonly reader: (mostBytes: number) => RequestHandler;
	readonly charsets: readonly string[];
}

const JSON_BODY: BodyKind = { reader: jsonReader, charsets: ["utf-8"] };

const TABLE: BodyKind = {
	reader: tableReader,
	charsets: ["utf-8", "windows-1252", "iso-8859-1", "us-ascii"],
};

const kindOf = (mediaType: string) =>
	mediaType === "text/csv" ? TABLE : JSON_BODY;

/**
 * Reads the body of operations that accept one; another media type or charset is a 415. Reduces the header to the bare media
 * type, or removes it, because the validator compiles and caches a check for each spelling.
 */
export function readBody(
	operations: readonly ContractOperation[],
): RequestHandler {
	const operationsById = new Map<string | undefined, ContractOperation>(
		operations
			.filter(({ bodyPointers }) => bodyPointers.size > 0)
			.map((operation) => [operation.id, operation]),
	);
	const readerKey = (type: string, mostBytes: number) => `${type} ${mostBytes}`;
	const readers = new Map(
		[...operationsById.values()].flatMap(({ bodyPointers, mostBodyBytes }) =>
			[...bodyPointers.keys()].map((type): [string, RequestHandler] => [
				readerKey(type, mostBodyBytes),
				kindOf(type).reader(mostBodyBytes),
			]),
		),
	);
	return (request, response, next) => {
		const operation = operationsById.get(operationIdOf(request));
		if (!operation || (operation.isBodyOptional && isEmpty(request))) {
			// Not deleted, because that makes every later look at the headers slower.
			request.headers["content-type"] = undefined;
			return next();
		}
		const { bodyPointers, mostBodyBytes } = operation;
		const type = essenceOf(request);
		const read = readers.get(readerKey(type, mostBodyBytes));
		if (read && bodyPointers.has(type)) {
			const charset = charsetOf(request)?.toLowerCase() ?? "utf-8";
			const { charsets } = kindOf(type);
			return charsets.includes(charset)
				? read(request, response, next)
				: next({ status: 415, type: "charset.unsupported", charsets });
		}
		const detail = `the Content-Type must be one of ${[...bodyPointers.keys()].sort().join(", ")}`;
		throw new ApiError(415, {
			code: "unsupported_media_type",
			detail,
			source: { header: "content-type" },
		});
	};
}
