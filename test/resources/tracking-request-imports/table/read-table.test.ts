import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromJsonText } from "../../../../server/database/json-text.ts";
import { ApiError } from "../../../../server/http/replies/api-error.ts";
import {
	readTable,
	type Table,
} from "../../../../server/resources/tracking-request-imports/table/read-table.ts";
import { extentOf } from "../../../support/vitest/extent.ts";

const MOST_LINES = 3;

const read = (csv: string) => readTable(Buffer.from(csv), MOST_LINES);

/** The lines of a table. */
const linesOf = ({ parts }: Table) =>
	parts.flatMap((part) => fromJsonText(part));

/** The cells of each line of a table whose columns all have a meaning. */
const cellsOf = (table: Table) => linesOf(table).map(([, , ...cells]) => cells);

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
		expect(cellsOf(table).map(([first]) => first)).toEqual(["A1"]);
	});

	it("numbers rows by the line in which they begin, with any line ends", async () => {
		const table = await read(
			'\nContainer,PO\r\nA1,"x\ny"\rA2,z\n\n,\nA3,5" pipe\n',
		);
		expect(linesOf(table)).toEqual([
			[3, 2, "A1", "x\ny"],
			[5, 2, "A2", "z"],
			[8, 2, "A3", '5" pipe'],
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
					const table = await read(csv);
					const filled = records.filter((cells) =>
						cells.some((one) => one.trim() !== ""),
					);
					expect(cellsOf(table)).toEqual(filled);
					expect(table.lines).toBe(filled.length);
					expect(table.parts.length).toBe(
						Math.ceil(filled.length / MOST_LINES),
					);
				},
			),
			{ numRuns: extentOf(50) },
		);
	});

	it("keeps nothing of millions of cells without a meaning but their number", async () => {
		const row = `A1${",".repeat(64_000)}x\n`;
		const { lines, parts } = await read(`Container\n${row.repeat(4)}`);
		expect(lines).toBe(4);
		expect(parts).toEqual([
			'[[2,64001,"A1"],[3,64001,"A1"],[4,64001,"A1"]]',
			'[[5,64001,"A1"]]',
		]);
	});

	it("reads any bytes, or refuses them with a line of the table", async () => {
		await fc.assert(
			fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (tail) => {
				const bytes = Buffer.concat([Buffer.from("Container,PO\n"), tail]);
				try {
					const table = await readTable(bytes, MOST_LINES);
					for (const [line] of linesOf(table)) expect(line).toBeGreaterThan(1);
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
