import type { Request, RequestHandler } from "express";
import { pointerPart } from "../runtime/json-pointer.ts";
import { pathParametersOf } from "./contract/contract-validation.ts";
import { ApiError, type Problem } from "./replies/api-error.ts";
import { MOST_PROBLEMS } from "./replies/validation-problems.ts";

type Source = NonNullable<Problem["source"]>;

const NUL = "\0";

/** Why a text cannot be stored; undefined when it can. */
function faultOf(text: string): string | undefined {
	if (text.includes(NUL)) return "has a NUL character (U+0000); leave it out";
	if (!text.isWellFormed())
		return "has half of a surrogate pair (U+D800 to U+DFFF); leave it out";
	return undefined;
}

/** The largest number that JSON readers have in common (RFC 8259 section 6): a double. */
const TOO_LARGE = "is beyond 1.8e308, the largest number that can be stored";

/** A place in a request, and why its value cannot be stored. */
interface Found {
	readonly source: Source;
	readonly fault: string;
}

/** The most lists and objects inside each other; no schema has more than a dozen. Later steps use recursion. */
const MOST_LEVELS = 100;

/**
 * Whether a body can be stored. Builds no pointers, because a body can have a hundred thousand values. Throws a 400 for a body that is
 * nested too deeply.
 */
function isStorable(body: unknown): boolean {
	let level = [body];
	for (let depth = 0; level.length > 0; depth += 1) {
		const next: unknown[] = [];
		for (const value of level) {
			if (typeof value === "string" && faultOf(value)) return false;
			if (typeof value === "number" && !Number.isFinite(value)) return false;
			if (value === null || typeof value !== "object") continue;
			if (depth === MOST_LEVELS) {
				throw new ApiError(400, {
					code: "invalid",
					detail: `the body has more than ${MOST_LEVELS} lists and objects inside each other`,
					source: { pointer: "" },
				});
			}
			if (!Array.isArray(value) && Object.keys(value).some(faultOf))
				return false;
			for (const member of Object.values(value)) next.push(member);
		}
		level = next;
	}
	return true;
}

/** The first values and member names of a body that cannot be stored. */
function foundInBody(body: unknown): Found[] {
	const found: Found[] = [];
	if (isStorable(body)) return found;
	const check = (text: string, pointer: string) => {
		const fault = faultOf(text);
		if (fault !== undefined) found.push({ source: { pointer }, fault });
		return fault === undefined;
	};
	const waiting: [value: unknown, pointer: string][] = [[body, ""]];
	for (const [value, pointer] of waiting) {
		if (found.length >= MOST_PROBLEMS) break;
		if (typeof value === "string") check(value, pointer);
		// JSON.parse reads 1e999 as Infinity, and JSON.stringify writes that as null.
		if (typeof value === "number" && !Number.isFinite(value))
			found.push({ source: { pointer }, fault: TOO_LARGE });
		if (value === null || typeof value !== "object") continue;
		for (const [name, member] of Object.entries(value)) {
			// A pointer cannot contain such a name, so the pointer names the object instead.
			if (check(name, pointer))
				waiting.push([member, `${pointer}/${pointerPart(name)}`]);
		}
	}
	return found;
}

/** The parameters with a NUL. They have no unpaired surrogates, because a URL is decoded from UTF-8. */
function foundInParameters(request: Request): Found[] {
	if (!request.originalUrl.includes("%00")) return [];
	const parameters = { ...pathParametersOf(request), ...request.query };
	return Object.entries(parameters).flatMap(([name, value]) => {
		const fault = faultOf(`${name}${value}`);
		const parameter = name.replaceAll(NUL, "");
		return fault === undefined ? [] : [{ source: { parameter }, fault }];
	});
}

/**
 * Refuses NUL characters in path, query and body, because PostgreSQL stores none, and in a body unpaired surrogates, because
 * UTF-8 has none: databases would change them, and strict clients could not parse a reply with them. HTTP itself refuses both in
 * headers. Refuses also numbers of a body that are too large, and bodies that are nested too deeply.
 */
export const refuseUnstorableValues: RequestHandler = (
	request,
	_response,
	next,
) => {
	const found = [...foundInParameters(request), ...foundInBody(request.body)];
	if (found.length === 0) return next();
	const problems = found.map(({ source, fault }): Partial<Problem> => {
		const what = source.parameter ?? (source.pointer || "the body");
		return {
			code: "invalid",
			detail: `${what} ${fault}`,
			source,
		};
	});
	next(new ApiError(400, problems));
};
