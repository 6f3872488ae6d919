import { ConfigError } from "./config-error.ts";

/** Reads one of some words. */
export function oneOf<T extends string>(
	name: string,
	value: string,
	allowed: readonly T[],
): T {
	const found = allowed.find((candidate) => candidate === value);
	if (found === undefined)
		throw new ConfigError(
			`${name} must be one of ${allowed.join(", ")}; it is ${JSON.stringify(value)}`,
		);
	return found;
}

/** A number as people write it: not `0x10`, nor the blanks that JavaScript reads as 0. */
const DECIMAL = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

/** Reads a number of a range. */
export function numberWithin(
	name: string,
	value: string,
	[least, most]: [number, number],
	whole: boolean,
): number {
	const number = DECIMAL.test(value) ? Number(value) : Number.NaN;
	if (
		!(number >= least && number <= most) ||
		(whole && !Number.isInteger(number))
	) {
		throw new ConfigError(
			`${name} must be a ${whole ? "whole " : ""}number from ${least} to ${most}; it is ${JSON.stringify(value)}`,
		);
	}
	return number;
}

/** Reads the name of a file. Refuses an empty one: a variable that was not filled in would start the simulated world, for example. */
export function fileName(
	name: string,
	value: string | undefined,
): string | undefined {
	if (value?.trim() === "")
		throw new ConfigError(
			`${name} must name a file; it is ${JSON.stringify(value)}`,
		);
	return value;
}
