import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../../../server/http/replies/api-error.ts";
import { readTable } from "../../../../server/resources/tracking-request-imports/table/read-table.ts";
import { extentOf } from "../../../support/vitest/extent.ts";

const read = (csv: string) => readTable(Buffer.from(csv));

describe("reading a table", () => {
	it.each([
		["Container,PO\nA1,B\n", "comma"],
		["Container;PO\nA1;B,C\n", "semicolon"],
		["Container\tPO\nA1\tB,C;D\n", "tab"],
		['"Container";"Size, weight, value"\nA1;B\n', "semicolon"],
		["Container\nA1\n", "comma"],
	])("finds the separator of %j", async (csv, separator) => {
		const table = await read(csv);
		expect(table.separator).toBe(separator);
		expect(table.rows.map(({ cells }) => cells[0])).toEqual(["A1"]);
	});

	it("numbers rows by the line in which they begin, with any line ends", async () => {
		const { rows } = await read(
			'\nContainer,PO\r\nA1,"x\ny"\rA2,z\n\n,\nA3,5" pipe\n',
		);
		expect(rows).toEqual([
			{ line: 3, cells: ["A1", "x\ny"] },
			{ line: 5, cells: ["A2", "z"] },
			{ line: 8, cells: ["A3", '5" pipe'] },
		]);
	});

	it("returns the cells of any table that follows the rules, with any separator", async () => {
		const cell = fc.string({
			unit: fc.constantFrom("a", "1", " ", '"', ",", ";", "\t", "\n", "ü", "'"),
			maxLength: 6,
		});
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.tuple(cell, cell), { maxLength: 20, size: "max" }),
				fc.constantFrom(",", ";", "\t"),
				fc.constantFrom("\n", "\r\n"),
				async (records, delimiter, end) => {
					const csv = stringify([["Container", "Tags"], ...records], {
						delimiter,
						quoted: true,
						quoted_empty: true,
						record_delimiter: end,
					});
					const { rows } = await read(csv);
					const filled = records.filter((cells) =>
						cells.some((one) => one.trim() !== ""),
					);
					expect(rows.map(({ cells }) => cells)).toEqual(filled);
				},
			),
			{ numRuns: extentOf(50) },
		);
	});

	it("reads any bytes, or refuses them with a line of the table", async () => {
		await fc.assert(
			fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (tail) => {
				const bytes = Buffer.concat([Buffer.from("Container,PO\n"), tail]);
				try {
					const { rows } = await readTable(bytes);
					for (const { line } of rows) expect(line).toBeGreaterThan(1);
				} catch (error) {
					expect(error).toBeInstanceOf(ApiError);
					const { problems } = error as ApiError;
					expect(problems).toMatchObject([
						{ code: "malformed_csv", meta: { line: expect.any(Number) } },
					]);
				}
			}),
			{ numRuns: extentOf(100) },
		);
	});
});
