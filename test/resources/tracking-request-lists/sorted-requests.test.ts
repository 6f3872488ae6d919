import fc from "fast-check";
import { expect, it } from "vitest";
import { newRecordId } from "../../../server/database/record-id.ts";
import { insertTrackingRequest } from "../../../server/resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../../../server/resources/tracking-requests/tracking-request-table.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { trackingRequestBody } from "../../support/records/track-number.ts";
import { readIds, readList } from "../../support/replies/list-replies.ts";
import { problemsOf } from "../../support/replies/problems.ts";
import { extentOf } from "../../support/vitest/extent.ts";

const REQUESTS = 60;
const STATUSES = ["pending", "failed", "tracking_stopped"] as const;
const TYPES = ["bill_of_lading", "container"] as const;
const LINES = ["MSCU", "MAEU"];

const landfall = await openForFile(startTestLandfall, { isWorking: false });
const at = (minute: number) =>
	`2026-01-01T00:${String(minute).padStart(2, "0")}:00Z`;

async function insertRequests(): Promise<TrackingRequestTable[]> {
	const { data } = await landfall.client.createTrackingRequest(
		trackingRequestBody({ request_number: "FIRST1", scac: "MSCU" }),
	);
	const first = await landfall.db
		.selectFrom("tracking_requests")
		.selectAll()
		.where("id", "=", data.id)
		.executeTakeFirstOrThrow();
	const rows = Array.from({ length: REQUESTS }, (_, index) => ({
		...first,
		id: newRecordId(),
		number_key: `NUMBER${index}`,
		request_number: `NUMBER${index}`,
		status: STATUSES[index % 3] ?? "failed",
		request_type: TYPES[index % 2] ?? "container",
		scac: LINES[index % 5 === 0 ? 0 : 1] ?? "",
		// Some requests share an instant.
		created_at: at(Math.floor(index / 3)),
		updated_at: at(20 + ((index * 7) % 23)),
	}));
	for (const row of rows) await insertTrackingRequest(landfall.db, row);
	return [first, ...rows];
}

const rows = await insertRequests();

type Instant = "created_at" | "updated_at";

const anyPeriod = (name: Instant) =>
	fc
		.tuple(
			fc.constantFrom("start", "end"),
			fc.integer({ min: 0, max: 45 }),
			fc.constantFrom(-1, 0, 1),
		)
		.map(([edge, minute, ms]) => {
			const bound = new Date(Date.parse(at(minute)) + ms);
			return [`${name}][${edge}`, bound.toISOString()] as const;
		});
const anyFilter = fc.oneof(
	fc.constantFrom(...STATUSES).map((one) => ["status", one] as const),
	fc.constantFrom(...TYPES).map((one) => ["request_type", one] as const),
	fc.constantFrom(...LINES).map((one) => ["scac", one] as const),
	fc.constant(["request_number", "NUMBER7"] as const),
	anyPeriod("created_at"),
	anyPeriod("updated_at"),
);
const anyWish = fc.record({
	filters: fc.uniqueArray(anyFilter, {
		maxLength: 3,
		selector: ([name]) => name,
	}),
	sorts: fc
		.uniqueArray(fc.constantFrom<Instant>("created_at", "updated_at"), {
			minLength: 1,
		})
		.chain((names) =>
			fc.tuple(...names.map((name) => fc.constantFrom(name, `-${name}`))),
		),
	size: fc.integer({ min: 5, max: 40 }),
});

type Wish = typeof anyWish extends fc.Arbitrary<infer T> ? T : never;

function fulfils(row: TrackingRequestTable, [name, text]: Wish["filters"][0]) {
	const [column = "", edge] = name.split("][");
	const value = String(row[column as keyof TrackingRequestTable]);
	if (edge === undefined) return value === text;
	const [instant, bound] = [Date.parse(value), Date.parse(text)];
	return edge === "start" ? instant >= bound : instant <= bound;
}

function expected({ filters, sorts }: Wish): string[] {
	const [first = ""] = sorts;
	return rows
		.filter((row) => filters.every((filter) => fulfils(row, filter)))
		.sort((one, other) => {
			for (const sort of [...sorts, first.replace(/\w+/, "id")]) {
				const column = sort.replace("-", "") as Instant | "id";
				if (one[column] === other[column]) continue;
				return one[column] < other[column] === sort.startsWith("-") ? 1 : -1;
			}
			return 0;
		})
		.map(({ id }) => id);
}

it("has the matching requests in the right order under any filters and sorts, page by page", async () => {
	await fc.assert(
		fc.asyncProperty(anyWish, async (selection) => {
			const { filters, sorts, size } = selection;
			const query = [
				`sort=${sorts.join()}`,
				...filters.map(([name, value]) => `filter[${name}]=${value}`),
			].join("&");
			const found: string[] = [];
			let next: string | undefined =
				`/tracking_requests?${query}&page[size]=${size}`;
			while (next !== undefined) {
				const { data, links } = await readList(landfall, next);
				found.push(...data.map(({ id }) => id));
				next = links.next?.replace(/^.*\/v2/, "");
			}
			expect(found, query).toEqual(expected(selection));
		}),
		{ numRuns: extentOf(25) },
	);
});

it.each(["created_at", "-created_at", "updated_at", "-updated_at"])(
	"sorted by %s has exactly the requests of a period, which includes its first and its last instant",
	async (sort) => {
		const name = sort.replace("-", "") as Instant;
		const middle = Date.parse(rows[30]?.[name] ?? "");
		for (const edge of ["start", "end"] as const)
			for (const ms of [-1, 0, 1]) {
				const bound = new Date(middle + ms).toISOString();
				const filters: Wish["filters"] = [[`${name}][${edge}`, bound]];
				const path = `/tracking_requests?sort=${sort}&filter[${name}][${edge}]=${bound}&page[size]=100`;
				const wish = { filters, sorts: [sort], size: 100 } as Wish;
				expect(await readIds(landfall, path), path).toEqual(expected(wish));
			}
	},
);

it("is exported in the order of its sort", async () => {
	const table = await landfall.client.exportTrackingRequests({
		sort: "updated_at,-created_at",
		"filter[status]": "failed",
	});
	const [, ...lines] = String(table).trim().split("\r\n");
	const sorts = ["updated_at", "-created_at"];
	const filters: Wish["filters"] = [["status", "failed"]];
	expect(lines.map((line) => line.split(",")[0])).toEqual(
		expected({ filters, sorts, size: 1 } as Wish),
	);
});

it("can be sorted when it is filtered by a text or a tag", async () => {
	const earliest = await readIds(landfall, "/tracking_requests?q=NUMBER7");
	expect(
		await readIds(landfall, "/tracking_requests?q=number 7&sort=created_at"),
	).toEqual(earliest);
	const path = "/tracking_requests?filter[ref_numbers]=none&sort=-updated_at";
	expect(await readIds(landfall, path)).toEqual([]);
});

it.each([
	["drop table tracking_requests", "not_allowed"],
	["status", "not_allowed"],
	["--created_at", "not_allowed"],
	["created_at,updated_at,-created_at,-updated_at", "invalid"],
])("answers 400 to sort=%s, and lists the valid values", async (sort, code) => {
	const path = `/tracking_requests?sort=${encodeURIComponent(sort)}`;
	const reply = await landfall.fetch(path);
	expect(await problemsOf(reply, 400)).toEqual([{ code, parameter: "sort" }]);
});
