import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { toJsonText } from "../../server/database/json-text.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { insertNewTrackingRequests } from "../../server/resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../../server/resources/tracking-requests/tracking-request-table.ts";
import { carrierRegistry } from "../../server/sources/carriers/carrier-registry.ts";
import {
	startTestLandfall,
	type Tenant,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import {
	type ListPage,
	readIds,
	readList,
} from "../support/replies/list-replies.ts";
import { problemsOf } from "../support/replies/problems.ts";
import { extentOf } from "../support/vitest/extent.ts";

const landfall = await openForFile(startTestLandfall, {
	carriers: carrierRegistry([]),
	isWorking: false,
});

const PATH = "/tracking_requests";
const STATUSES = ["pending", "created", "failed"] as const;
const TYPES = ["bill_of_lading", "container"] as const;
const LINES = ["MSCU", "MAEU"] as const;
const SECONDS = [0, 1, 2, 3].map((at) => `2026-03-02T08:00:0${at}Z`);
const instant = fc.constantFrom(...SECONDS);

/** The parameters of a request that select and sort its list. */
const anyRequest = fc.record({
	status: fc.constantFrom(...STATUSES),
	request_type: fc.constantFrom(...TYPES),
	scac: fc.constantFrom(...LINES),
	created_at: instant,
	updated_at: instant,
});

type AnyRequest = typeof anyRequest extends fc.Arbitrary<infer T> ? T : never;

const FAILED: AnyRequest = {
	status: "failed",
	request_type: "container",
	scac: "MAEU",
	created_at: SECONDS[0] ?? "",
	updated_at: SECONDS[0] ?? "",
};

let numbered = 0;

async function insert(
	{ account }: Tenant,
	requests: readonly AnyRequest[],
): Promise<TrackingRequestTable[]> {
	const rows = requests.map((request): TrackingRequestTable => {
		const number = `N${numbered++}`;
		return {
			...request,
			account_id: account.id,
			id: newRecordId(),
			request_number: number,
			number_key: number,
			line_scac: request.scac,
			ref_numbers: toJsonText([]),
			shipment_tags: toJsonText([]),
			customer_id: null,
			initial_custom_fields: null,
			failed_reason: null,
			duplicate_of: null,
			is_retrying: 0,
			retry_count: null,
			shipment_id: null,
			answer_digest: null,
		};
	});
	await landfall.db
		.transaction()
		.execute((db) => insertNewTrackingRequests(db, account.id, rows));
	return rows;
}

const period = fc.record(
	{ start: instant, end: instant },
	{ requiredKeys: [] },
);
const anyFilter = fc.record(
	{
		status: fc.constantFrom(...STATUSES, "never"),
		request_type: fc.constantFrom(...TYPES),
		scac: fc.constantFrom(...LINES, "NONE"),
		created_at: period,
		updated_at: period,
	},
	{ requiredKeys: [] },
);

type AnyFilter = typeof anyFilter extends fc.Arbitrary<infer T> ? T : never;

function queryOf(filter: AnyFilter): string {
	return Object.entries(filter)
		.flatMap(([name, value]) =>
			typeof value === "string"
				? [`filter[${name}]=${value}`]
				: Object.entries(value).map(
						([end, at]) => `filter[${name}][${end}]=${at}`,
					),
		)
		.join("&");
}

/** The meaning of a filter, written as plainly as possible. */
function expected(
	rows: readonly TrackingRequestTable[],
	filter: AnyFilter,
): string[] {
	const { start, end } = filter.updated_at ?? {};
	const order = (start ?? end) === undefined ? "created_at" : "updated_at";
	const isWithin = (name: "created_at" | "updated_at") => {
		const within = filter[name];
		return (row: TrackingRequestTable) =>
			row[name] >= (within?.start ?? "") && row[name] <= (within?.end ?? "~");
	};
	return rows
		.filter((row) => (filter.status ?? row.status) === row.status)
		.filter((row) => (filter.scac ?? row.scac) === row.scac)
		.filter(
			(row) => (filter.request_type ?? row.request_type) === row.request_type,
		)
		.filter(isWithin("created_at"))
		.filter(isWithin("updated_at"))
		.map((row) => `${row[order]} ${row.id}`)
		.sort()
		.reverse()
		.map((key) => key.split(" ")[1] ?? "");
}

function queryOfLink(link: string | undefined): string | undefined {
	return link?.slice(link.indexOf("?") + 1);
}

/** All pages from this one on, by following the links. */
async function follow(tenant: Tenant, query: string): Promise<ListPage[]> {
	const pages: ListPage[] = [];
	let next: string | undefined = query;
	while (next !== undefined) {
		const page: ListPage = await readList(tenant, `${PATH}?${next}`);
		pages.push(page);
		next = queryOfLink(page.links.next);
	}
	return pages;
}

const idsOf = (pages: readonly ListPage[]) =>
	pages.flatMap(({ data }) => data.map(({ id }) => id));

describe("the pages of a list", () => {
	it("hold the same records in the same order by number, by cursor and by links, with any filter", async () => {
		let tenants = 0;
		await fc.assert(
			fc.asyncProperty(
				fc.array(anyRequest, { maxLength: 12 }),
				fc.array(anyFilter, { minLength: 1, maxLength: 4 }),
				fc.integer({ min: 1, max: 5 }),
				async (requests, filters, size) => {
					const tenant = await landfall.addTenant(`paging ${tenants++}`);
					const rows = await insert(tenant, requests);
					for (const filter of filters) {
						const want = expected(rows, filter);
						const query = `${queryOf(filter)}&page[size]=${size}`;
						const linked = await follow(tenant, query);
						expect(idsOf(linked), query).toEqual(want);
						const numbered = await Promise.all(
							linked.map((_, index) =>
								readList(tenant, `${PATH}?${query}&page[number]=${index + 1}`),
							),
						);
						expect(idsOf(numbered), query).toEqual(want);
						expect(numbered.map(({ meta }) => meta)).toEqual(
							linked.map(({ meta }) => meta),
						);
						expect(linked[0]?.meta.total).toBe(want.length);
						const beyond = `page[number]=${linked.length + 2}`;
						const { data } = await readList(
							tenant,
							`${PATH}?${query}&${beyond}`,
						);
						expect(data).toEqual([]);
					}
				},
			),
			{ numRuns: extentOf(15) },
		);
	}, 60_000);

	it("neither repeat nor omit a record when others are added while a client follows the links", async () => {
		const tenant = await landfall.addTenant("busy");
		const request: AnyRequest = {
			status: "pending",
			request_type: "container",
			scac: "MSCU",
			created_at: SECONDS[1] ?? "",
			updated_at: SECONDS[1] ?? "",
		};
		const rows = await insert(tenant, Array(5).fill(request));
		const first = await readList(tenant, `${PATH}?page[size]=2`);
		await insert(tenant, [{ ...request, created_at: SECONDS[2] ?? "" }]);
		const others = await follow(tenant, queryOfLink(first.links.next) ?? "");
		expect(idsOf([first, ...others])).toEqual(
			rows.map(({ id }) => id).reverse(),
		);
	});
});

describe("a long list", () => {
	let tenant: Tenant;
	let ids: string[];
	beforeAll(async () => {
		tenant = await landfall.addTenant("much");
		ids = (await insert(tenant, Array(4_230).fill(FAILED)))
			.map(({ id }) => id)
			.reverse();
	});

	it("has an exact total without filters, and every page can be found by number", async () => {
		const page = await readList(
			tenant,
			`${PATH}?page[size]=100&page[number]=43`,
		);
		expect(page.data.map(({ id }) => id)).toEqual(ids.slice(4_200));
		expect(page.meta).toMatchObject({ size: 30, total: 4_230 });
		expect(page.meta).not.toHaveProperty("more_than_total");
		expect(page.links.next).toBeUndefined();
	});

	it.each([
		"status]=failed",
		"scac]=MAEU",
		"created_at][start]=2026-01-01T00:00:00Z",
	])(
		"is counted up to a thousand by filter[%s, and reports when there are more",
		async (filter) => {
			const query = `filter[${filter}&page[size]=100`;
			const page = await readList(tenant, `${PATH}?${query}&page[number]=42`);
			expect(page.data.map(({ id }) => id)).toEqual(ids.slice(4_100, 4_200));
			expect(page.meta).toEqual({
				size: 100,
				total: 1_000,
				more_than_total: true,
				pagination: {
					current: 42,
					records: 1_000,
					first: 1,
					prev: 41,
					next: 43,
				},
			});
			expect(page.links).not.toHaveProperty("last");
			const last = await follow(tenant, queryOfLink(page.links.next) ?? "");
			expect(idsOf(last)).toEqual(ids.slice(4_200));
		},
	);

	it("is refused with two periods when more than five thousand records have changed within both, and not with fewer", async () => {
		const periods =
			"filter[updated_at][start]=2026-01-01T00:00:00Z&filter[created_at][start]=2026-01-01T00:00:00Z";
		expect(await readIds(tenant, `${PATH}?${periods}`)).toEqual(
			ids.slice(0, 30),
		);
		const crowd = await landfall.addTenant("crowd");
		const many = await readList(tenant, `${PATH}?page[size]=1`);
		expect(many.meta.total).toBe(4_230);
		await insert(crowd, Array(5_001).fill(FAILED));
		const reply = await crowd.fetch(`${PATH}?${periods}`);
		expect(await problemsOf(reply, 400)).toEqual([
			{ code: "too_broad", parameter: "filter[updated_at]" },
		]);
	}, 30_000);
});

describe("a cursor", () => {
	const query = "filter[status]=failed&page[size]=1";
	let tenant: Tenant;
	let cursor: string;
	beforeAll(async () => {
		tenant = await landfall.addTenant("cursors");
		await insert(tenant, [FAILED, FAILED, FAILED]);
		const { links } = await readList(tenant, `${PATH}?${query}`);
		cursor = new URL(links.next ?? "").searchParams.get("page[after]") ?? "";
	});

	const refusal = [{ code: "invalid", parameter: "page[after]" }];
	const refusalOf = async (asker: Tenant, path: string) =>
		problemsOf(await asker.fetch(path), 400);

	it("continues its own list, with other page sizes and includes", async () => {
		const path = `${PATH}?page[after]=${cursor}&include=container&query_id=7&my_sort=1`;
		const { data, links } = await readList(
			tenant,
			`${path}&filter[status]=failed`,
		);
		expect(data).toHaveLength(2);
		expect(links.current).toContain(`page[after]=${cursor}`);
	});

	it("of another filter, another list or another account is refused", async () => {
		const after = `page[after]=${cursor}`;
		for (const list of [
			`${PATH}?`,
			`${PATH}?filter[status]=created&`,
			"/shipments?filter[status]=failed&",
			"/containers?filter[status]=failed&",
			"/webhooks?filter[status]=failed&",
		])
			expect(await refusalOf(tenant, list + after)).toEqual(refusal);
		const other = await landfall.addTenant("other with cursors");
		const path = `${PATH}?${query}&${after}`;
		expect(await refusalOf(other, path)).toEqual(refusal);
	});

	it("that is made up is refused", async () => {
		const [position = "", signature = ""] = cursor.split(".");
		const moved = Buffer.from("2026-01-01T00:00:00Z x").toString("base64url");
		for (const text of [
			"x",
			".",
			position,
			`${moved}.${signature}`,
			`${position}.${signature.slice(0, -4)}`,
			`${position}.${"A".repeat(22)}`,
			"%00",
			"ü".repeat(50),
		]) {
			const path = `${PATH}?${query}&page[after]=${encodeURIComponent(text)}`;
			expect(await refusalOf(tenant, path), text).toEqual(refusal);
		}
	});
});
