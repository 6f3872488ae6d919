import type { NumberRule } from "../number-rule.ts";

/** Forms that one line writes its numbers in, all known from the same source. */
export interface NumberForms {
	/** SCAC of the line, supported or not. */
	readonly line: string;
	readonly kind: NumberRule["kind"];
	/** What the numbers can begin with, separated by blanks; empty when they are written without. */
	readonly prefixes: string;
	/** What follows, as in `NumberRule`, separated by blanks. */
	readonly bodies: string;
	/** Where they are known from, in a few words. */
	readonly evidence: string;
}

/** A rule for each of the forms, in their order. */
export function rulesOf(forms: NumberForms): readonly NumberRule[] {
	const { line, kind, evidence } = forms;
	const prefixes = forms.prefixes.split(" ").filter(Boolean);
	return forms.bodies
		.split(" ")
		.map((body) => ({ line, kind, prefixes, body, evidence }));
}
