import type { NumberType } from "../../../server/inference/vocabulary/inference.ts";

/** Numbers of one kind: whose they are, how many there are of them for each other in the same part, and what they look like. */
export interface Row {
	readonly group: string;
	readonly lines: readonly string[];
	readonly weight: number;
	readonly forms: readonly string[];
	/** Their kind, where it is not clear from their part. */
	readonly type: NumberType | undefined;
}

function words(text: string): string[] {
	return text.split(" ").filter((word) => word !== "");
}

/**
 * A row. Lines are SCACs, the true one first. Forms are owner codes for boxes and else what `fillForm` takes, all equally
 * frequent: one that is given twice is twice as frequent.
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
