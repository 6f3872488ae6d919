import type { FindLine } from "../vocabulary/inference.ts";
import type { RuleMatch } from "../vocabulary/number-rule.ts";

/** A line with the first of its rules that matches a number. */
export interface LineMatch {
	/** SCAC of the line, never an alias. */
	readonly scac: string;
	/** Its name; its SCAC when it is not supported. */
	readonly name: string;
	readonly isTrackable: boolean;
	readonly match: RuleMatch;
}

/** The lines whose rules match a number, in the order of the rules: a brand comes before the line that accepts its numbers. */
export function linesOf(
	matches: readonly RuleMatch[],
	findLine: FindLine,
): readonly LineMatch[] {
	const lines = new Map<string, LineMatch>();
	for (const match of matches) {
		const line = findLine(match.rule.line);
		const scac = line?.scac ?? match.rule.line;
		if (lines.has(scac)) continue;
		const name = line?.name ?? scac;
		lines.set(scac, { scac, name, isTrackable: line !== undefined, match });
	}
	return [...lines.values()];
}
