/** Prefix, thousands separator, decimals, suffix. */
const FORMAT = /^([^#0]*)(#,##)?0(?:\.(0{1,6}))?([^#0]*)$/;

/** Whether a text is a format for numbers, such as `$#,##0.00`. */
export function isNumberFormat(format: string): boolean {
	return FORMAT.test(format);
}

/** Writes a number in a format that {@link isNumberFormat} accepts, or without a format in plain digits. */
export function formatNumber(value: number, format: string | null): string {
	const [, before = "", thousands, decimals = "", after = ""] =
		FORMAT.exec(format ?? "") ?? [];
	const digits = format === null ? 0 : decimals.length;
	const text = new Intl.NumberFormat("en", {
		useGrouping: thousands !== undefined,
		minimumFractionDigits: digits,
		maximumFractionDigits: format === null ? 6 : digits,
	}).format(value);
	return `${before}${text}${after}`;
}
