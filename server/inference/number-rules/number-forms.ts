import type { NumberRule } from "../vocabulary/number-rule.ts";

/** Evidence for a line known only by its SCAC and aliases. */
export const ONLY_ITS_CODE = "no form of its numbers is known";

/** Number forms of one line, all with the same evidence. */
export interface NumberForms {
	/** SCAC of the line, supported or not. */
	readonly line: string;
	readonly kind: NumberRule["kind"];
	/** The possible prefixes of the numbers, separated by blanks; empty when they have none. */
	readonly prefixes: string;
	/** The rest of the number, as in `NumberRule`, separated by blanks. */
	readonly bodies: string;
	/**
	 * The kind of numbers, and the source in a few words: samples are numbers in public documents and code, format lists are published
	 * by tracking services.
	 */
	readonly evidence: string;
	/** As in `NumberRule`. */
	readonly confidence?: number;
}

/** A rule for each of the forms, in their order. */
export function rulesOf(forms: NumberForms): readonly NumberRule[] {
	const { prefixes, bodies, ...rest } = forms;
	return bodies.split(" ").map((body) => ({
		...rest,
		prefixes: prefixes.split(" ").filter(Boolean),
		body,
	}));
}
