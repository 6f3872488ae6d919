import { expect, test } from "vitest";
import type { ScanRows } from "../../../server/resources/listings/index-scan-queries.ts";
import type { ListedRow } from "../../../server/resources/listings/index-scan-statements.ts";
import { positionsFilteredInIndexOrder } from "../../../server/resources/listings/positions-from-index.ts";

/** Nine records, of which every second one is of MAEU. */
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

/** The list of the records of MAEU. An index of several streams is read in shorter slices. */
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
