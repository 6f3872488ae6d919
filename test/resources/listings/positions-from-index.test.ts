import { expect, test } from "vitest";
import type { ScanRows } from "../../../server/resources/listings/index-scan-queries.ts";
import type { ListedRow } from "../../../server/resources/listings/index-scan-statements.ts";
import {
	positionsFilteredInIndexOrder,
	positionsSortedInMemory,
} from "../../../server/resources/listings/positions-from-index.ts";

/** Nine records, of which every second one matches. */
const ROWS = Array.from({ length: 9 }, (_, index) => ({
	record_id: `${index}`,
	created_at: `2026-03-0${index}`,
	is_match: index % 2,
})) as unknown as ListedRow[];

const matchingOf = (some: readonly ListedRow[]) =>
	some.filter(({ is_match }) => is_match === 1);

const rows: ScanRows = {
	streams: 1,
	positions: async () => [],
	async walk(after, most) {
		const from = ROWS.findIndex(({ record_id }) => record_id === after?.id) + 1;
		const read = ROWS.slice(from, from + most);
		const id = read.at(-1)?.record_id ?? "";
		return {
			matching: matchingOf(read),
			last: read.length === most ? { at: "", id } : undefined,
		};
	},
	count: async () => ({ records: ROWS.length, isLonger: false }),
	countMatching: async (_, most) => ({
		records: matchingOf(ROWS.slice(0, most)).length,
		isLonger: ROWS.length >= most,
	}),
};

/** The list of the matching records. An index of several streams is read in shorter slices. */
const listOf = (streams: number) =>
	positionsFilteredInIndexOrder(
		{ ...rows, streams },
		{ column: "created_at", isDescending: false },
		[
			{
				parameter: "filter[scac]",
				column: "scac",
				by: "one of",
				values: ["MAEU"],
			},
		],
		() => {
			throw new Error("too many are skipped");
		},
	);

test.each([
	{ skip: 0, limit: 2, ids: ["1", "3"] },
	{ skip: 2, limit: 1, ids: ["5"] },
	{ skip: 3, limit: 9, ids: ["7"] },
	{ skip: 4, limit: 2, ids: [] },
	{ after: "3", skip: 1, limit: 2, ids: ["7"] },
])(
	"a list read in the order of an index has the matching records of a page: $skip skipped, $limit shown, after $after",
	async ({ after, skip, limit, ids }) => {
		const at = after === undefined ? undefined : { at: "", id: after };
		const found = await listOf(1).positions({ after: at, skip, limit });
		expect(found.map(({ id }) => id)).toEqual(ids);
	},
);

test("a list sorted in memory has all records of an index, however many ranges it is merged from", async () => {
	const total = 4_000;
	const idAt = (index: number) => String(index).padStart(4, "0");
	const list = await positionsSortedInMemory(
		{
			...rows,
			streams: 10,
			async walk(after, most) {
				const from = after ? Number(after.id) + 1 : 0;
				const end = Math.min(from + most, total);
				const ids = Array.from({ length: end - from }, (_, n) =>
					idAt(from + n),
				);
				return {
					matching: ids.map(
						(record_id) =>
							({ record_id, created_at: "2026-03-01" }) as ListedRow,
					),
					last: ids.length === most ? { at: "", id: idAt(end - 1) } : undefined,
				};
			},
		},
		{ conditions: [], sorts: [{ column: "created_at", isDescending: false }] },
		[],
	);
	expect(await list.count(5_000)).toEqual({ records: total, isLonger: false });
});

/** A list of this many records, none of which match. */
const withoutMatches = (records: number) =>
	positionsFilteredInIndexOrder(
		{
			...rows,
			async walk(after, most) {
				const read = Number(after?.id ?? 0) + most;
				const isEnd = read > records;
				const last = { at: "", id: String(read) };
				return { matching: [], last: isEnd ? undefined : last };
			},
		},
		{ column: "created_at", isDescending: false },
		[],
		() => {
			throw new Error("too many are skipped");
		},
	);

test("a list read in the order of an index is empty after ten thousand records that do not match, and refused when there are more", async () => {
	const span = { after: undefined, skip: 0, limit: 31 };
	expect(await withoutMatches(9_400).positions(span)).toEqual([]);
	expect(await withoutMatches(9_999).positions(span)).toEqual([]);
	await expect(withoutMatches(10_001).positions(span)).rejects.toThrow(
		"too many are skipped",
	);
});

test.each([
	{ streams: 1, most: 4, records: 4, isLonger: false },
	{ streams: 1, most: 3, records: 3, isLonger: true },
	{ streams: 250, most: 1, records: 1, isLonger: true },
	{ streams: 250, most: 4, records: 4, isLonger: true },
	{ streams: 250, most: 9, records: 4, isLonger: true },
	{ streams: 500, most: 9, records: 2, isLonger: true },
])(
	"a list read in the order of an index is counted up to $most records, or as many as a short look into $streams streams finds: $records",
	async ({ streams, most, ...counted }) => {
		expect(await listOf(streams).count(most)).toEqual(counted);
	},
);
