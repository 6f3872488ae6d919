/** Formats rows with left-aligned columns, two blanks apart and indented by two, without trailing blanks. */
export function table(rows: readonly (readonly string[])[]): string[] {
	const widths: number[] = [];
	for (const row of rows) {
		for (const [at, cell] of row.entries()) {
			widths[at] = Math.max(widths[at] ?? 0, cell.length);
		}
	}
	return rows.map((row) =>
		`  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ")}`.trimEnd(),
	);
}
