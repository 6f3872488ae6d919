/** Text before, thousands, digits behind the point, text after. */
const FORMAT = /^([^#0]*)(#,##)?0(?:\.(0{1,6}))?([^#0]*)$/;

/** Whether a text is a format of numbers, such as `$#,##0.00`. */
export function isNumberFormat(format: string): boolean {
	return FORMAT.test(format);
}

/** A number as a format shows it, which {@link isNumberFormat} accepts; without one, in plain digits. */
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
