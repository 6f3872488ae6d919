import { RE2JS } from "re2js";

/** The most copies that the counts of a pattern can require, because a compiled pattern contains each copy, and nested counts multiply. */
const MAX_COUNTED = 200;

/** The most steps of a compiled pattern; for a text of 255 characters they take some milliseconds. */
const MAX_STEPS = 256;

/** The number of cached patterns. */
const MAX_REMEMBERED = 200;

const remembered = new Map<string, RE2JS>();

/**
 * Compiles a pattern and caches it, because compiling takes longer than matching. Throws an `Error` that describes a faulty
 * pattern.
 */
function compile(pattern: string): RE2JS {
	const known = remembered.get(pattern);
	if (known) return known;
	const counted = [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].reduce(
		(sum, [, least, most]) => sum + Math.max(Number(least), Number(most ?? 0)),
		0,
	);
	if (counted > MAX_COUNTED)
		throw new Error(`its counts add up to more than ${MAX_COUNTED}`);
	const compiled = RE2JS.compile(pattern);
	if (compiled.programSize() > MAX_STEPS) throw new Error("it is too large");
	const [oldest] = remembered.keys();
	if (remembered.size === MAX_REMEMBERED && oldest !== undefined)
		remembered.delete(oldest);
	remembered.set(pattern, compiled);
	return compiled;
}

/** The fault of a pattern; undefined when it can be used. */
export function patternProblem(pattern: string): string | undefined {
	try {
		compile(pattern);
		return undefined;
	} catch (error) {
		return (error as Error).message.replace(/^error parsing regexp: /, "");
	}
}

/** Whether a pattern without a {@link patternProblem} matches somewhere in a text. Takes time linear in the text's length. */
export function matchesPattern(pattern: string, text: string): boolean {
	return compile(pattern).matcher(text).find();
}
