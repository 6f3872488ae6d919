import { styleText } from "node:util";

/** A row of a table: values by column heading. */
export type TableRow = Readonly<Record<string, unknown>>;

/** Formats rows as aligned columns with headings; `none` without rows. */
export function toTable(rows: readonly TableRow[]): string {
	const [first] = rows;
	if (!first) return "none\n";
	const names = Object.keys(first);
	const cells = [
		names,
		...rows.map((row) => names.map((name) => String(row[name] ?? ""))),
	];
	const widths = names.map((_, column) =>
		Math.max(...cells.map((line) => (line[column] ?? "").length)),
	);
	return cells
		.map((line, index) => {
			const text = line
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join("  ")
				.trimEnd();
			return `${index === 0 ? styleText("bold", text) : text}\n`;
		})
		.join("");
}
