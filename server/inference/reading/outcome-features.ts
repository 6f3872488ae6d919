import { matchRules } from "./match-rules.ts";
import { readContainer } from "./read-container.ts";
import { hasPossibleLength } from "./read-number.ts";

const PREFIX_LENGTHS = [4, 5, 6, 7] as const;

/**
 * The features under which outcomes of tracking requests are counted, at most 8: `any`, then from the most general to the most
 * specific. A number with a mistake has only `any`: its outcomes are no evidence about similar numbers.
 */
export function featuresOf(key: string): string[] {
	if (!hasPossibleLength(key)) return ["any"];
	const container = readContainer(key, matchRules(key));
	if (container !== undefined) {
		return container.reason === null
			? ["any", `owner:${key.slice(0, 4)}`, `serial:${key.slice(0, 7)}`]
			: ["any"];
	}
	const shape = `shape:${key.replace(/[A-Z]/g, "@").replace(/\d/g, "#")}`;
	const prefixes = /^[A-Z]{3}/.test(key)
		? PREFIX_LENGTHS.filter((length) => length <= key.length)
		: [];
	return [
		"any",
		shape,
		...prefixes.map((length) => `prefix:${key.slice(0, length)}`),
	];
}
