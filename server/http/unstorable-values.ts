import type { Request, RequestHandler } from "express";
import { pointerPart } from "../runtime/json-pointer.ts";
import { pathParametersOf } from "./contract/contract-validation.ts";
import { MOST_PROBLEMS } from "./contract/first-faults.ts";
import { overBody, stepAt } from "./contract/long-bodies.ts";
import { ApiError, type Problem } from "./replies/api-error.ts";

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

const TOO_DEEP = `has more than ${MOST_LEVELS} lists and objects inside each other`;

/** A value of a body, and where it is. */
interface Place {
	readonly value: unknown;
	readonly name: string;
	readonly within: Place | undefined;
	/** Lists and objects around the value. */
	readonly depth: number;
}

function pointerOf({ name, within }: Place): string {
	return within ? `${pointerOf(within)}/${pointerPart(name)}` : "";
}

/**
 * The first values and member names of a body that cannot be stored. Makes pointers only for them, because a body can have a hundred
 * thousand values.
 */
function* foundInBody(body: unknown): Generator<void, Found[], void> {
	const found: Found[] = [];
	const isFaulty = (text: string, place: Place) => {
		const fault = faultOf(text);
		if (fault === undefined) return false;
		found.push({ source: { pointer: pointerOf(place) }, fault });
		return true;
	};
	const waiting: Place[] = [
		{ value: body, name: "", within: undefined, depth: 0 },
	];
	for (const [index, place] of waiting.entries()) {
		yield* stepAt(index);
		const { value, depth } = place;
		if (found.length >= MOST_PROBLEMS) break;
		if (typeof value === "string") isFaulty(value, place);
		// JSON.parse reads 1e999 as Infinity, and JSON.stringify writes that as null.
		if (typeof value === "number" && !Number.isFinite(value))
			found.push({ source: { pointer: pointerOf(place) }, fault: TOO_LARGE });
		if (value === null || typeof value !== "object") continue;
		if (depth === MOST_LEVELS) {
			found.push({ source: { pointer: "" }, fault: TOO_DEEP });
			break;
		}
		for (const name of Object.keys(value)) {
			// A pointer cannot contain such a name, so the pointer names the object instead.
			if (isFaulty(name, place)) continue;
			const member = (value as Record<string, unknown>)[name];
			waiting.push({ value: member, name, within: place, depth: depth + 1 });
		}
	}
	return found;
}

/** A NUL, or a character beyond ASCII, in a URL. */
const SUSPECT = /%(?:00|[89a-f])/i;

/** Stands in a parsed query for bytes that are not UTF-8. */
const REPLACEMENT = "\uFFFD";

/** Whether the encoded characters of a URL are UTF-8. */
function isUtf8(url: string): boolean {
	try {
		decodeURIComponent(url);
		return true;
	} catch {
		return false;
	}
}

/** The parameters with a NUL, or with bytes that are not UTF-8. They have no unpaired surrogates, which UTF-8 cannot say. */
function foundInParameters(request: Request): Found[] {
	const { originalUrl: url } = request;
	if (!SUSPECT.test(url)) return [];
	const parameters = { ...pathParametersOf(request), ...request.query };
	return Object.entries(parameters).flatMap(([name, value]) => {
		const text = `${name}${value}`;
		const isForeign = text.includes(REPLACEMENT) && !isUtf8(url);
		const fault = isForeign
			? "has bytes that are not UTF-8; encode it as UTF-8"
			: faultOf(text);
		const parameter = name.replaceAll(NUL, "");
		return fault === undefined ? [] : [{ source: { parameter }, fault }];
	});
}

/**
 * Refuses NUL characters in path, query and body, because PostgreSQL stores none, and in a body unpaired surrogates, because
 * UTF-8 has none: databases would change them, and strict clients could not parse a reply with them. HTTP itself refuses both in
 * headers. Refuses also a query that is not UTF-8, numbers of a body that are too large, and bodies that are nested too deeply.
 */
export const refuseUnstorableValues: RequestHandler = (
	request,
	response,
	next,
) =>
	overBody(response, foundInBody(request.body), (inBody) => {
		const found = [...foundInParameters(request), ...inBody];
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
	});
