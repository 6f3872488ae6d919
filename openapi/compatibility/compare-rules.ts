import type { ChangeLog, Place } from "./change.ts";
import { type Pair, showValue } from "./contract-node.ts";

/** Bounds of values: a growing lower bound, or a shrinking upper bound, allows fewer values. */
const BOUNDS: Readonly<Record<string, "lower" | "upper">> = {
	exclusiveMaximum: "upper",
	exclusiveMinimum: "lower",
	maxItems: "upper",
	maxLength: "upper",
	maxProperties: "upper",
	maximum: "upper",
	minItems: "lower",
	minLength: "lower",
	minProperties: "lower",
	minimum: "lower",
};

/** Rules without an order: a changed rule counts as one removed and one added. */
const RULES = ["pattern", "format", "multipleOf", "uniqueItems"] as const;

/** The keywords that {@link compareRules} compares. */
export const RULE_NAMES = [...Object.keys(BOUNDS), ...RULES];

function compareBounds({ base, head }: Pair, place: Place, log: ChangeLog) {
	for (const [name, side] of Object.entries(BOUNDS)) {
		const [before, after] = [base[name], head[name]];
		if (before === after) continue;
		const open = side === "lower" ? Number.NEGATIVE_INFINITY : Infinity;
		const has = (value: unknown) => (typeof value === "number" ? value : open);
		const isNarrower =
			side === "lower" ? has(after) > has(before) : has(after) < has(before);
		const told = (value: unknown) =>
			value === undefined ? "none" : String(value);
		const text = `\`${name}\` was ${told(before)} and is ${told(after)}`;
		if (isNarrower) log.narrower(place, text);
		else log.wider(place, text);
	}
}

function compareOnOff({ base, head }: Pair, place: Place, log: ChangeLog) {
	for (const name of RULES) {
		const [before, after] = [base[name] || undefined, head[name] || undefined];
		if (before === after) continue;
		if (before === undefined)
			log.narrower(place, `\`${name}\` ${showValue(after)} applies now`);
		else if (after === undefined)
			log.wider(place, `\`${name}\` ${showValue(before)} no longer applies`);
		else
			log.add(
				"breaking",
				place,
				`\`${name}\` was ${showValue(before)} and is ${showValue(after)}`,
			);
	}
}

/** Records where bounds, patterns and formats of a schema allow more or fewer values. */
export function compareRules(pair: Pair, place: Place, log: ChangeLog): void {
	compareBounds(pair, place, log);
	compareOnOff(pair, place, log);
}
