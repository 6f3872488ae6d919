import type { NumberType } from "../../../server/inference/vocabulary/inference.ts";

/** Numbers of one kind: their lines, their weight among the rows of the same part, and their forms. */
export interface Row {
	readonly group: string;
	readonly lines: readonly string[];
	readonly weight: number;
	readonly forms: readonly string[];
	/** The kind of numbers, where it is not clear from their part. */
	readonly type: NumberType | undefined;
}

function words(text: string): string[] {
	return text.split(" ").filter((word) => word !== "");
}

/**
 * A row. Lines are SCACs, the true one first. Forms are owner codes for boxes, and otherwise forms of `fillForm`. All forms are equally
 * frequent, so one that stands twice is twice as frequent.
 */
export function row(
	group: string,
	lines: string,
	weight: number,
	forms: string,
	type?: NumberType,
): Row {
	return { group, lines: words(lines), weight, forms: words(forms), type };
}
