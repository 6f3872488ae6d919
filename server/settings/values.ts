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

/** Reads a number of a range. */
export function numberWithin(
	name: string,
	value: string,
	[least, most]: [number, number],
	whole: boolean,
): number {
	const number = value.trim() === "" ? Number.NaN : Number(value);
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
