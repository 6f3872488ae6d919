import { RE2JS } from "re2js";

/** Copies that the counts of a pattern ask for. A compiled pattern has each of them, and counts within counts multiply. */
const MAX_COUNTED = 200;

/** Steps of a compiled pattern: with a text of 255 characters they take some milliseconds. */
const MAX_STEPS = 256;

/** Patterns that stay compiled. */
const MAX_REMEMBERED = 200;

const remembered = new Map<string, RE2JS>();

/** Compiles a pattern, which takes longer than to match it. Throws an `Error` that says what is wrong with the pattern. */
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

/** What is wrong with a pattern; undefined when it can be used. */
export function patternProblem(pattern: string): string | undefined {
	try {
		compile(pattern);
		return undefined;
	} catch (error) {
		return (error as Error).message.replace(/^error parsing regexp: /, "");
	}
}

/** Whether a pattern that {@link patternProblem} finds nothing wrong with matches somewhere in a text, in time linear in its length. */
export function matchesPattern(pattern: string, text: string): boolean {
	return compile(pattern).matcher(text).find();
}
