import { describe, expect, it } from "vitest";
import { inBatches } from "../../../server/database/batches.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import type { TrackingRequestTable } from "../../../server/resources/tracking-requests/tracking-request-table.ts";
import { operationExamples } from "../../contract/contract-examples.ts";
import type { Tenant } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startWithExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import { problemsOf } from "../../support/replies/problems.ts";

const landfall = await openForFile(startWithExamples);
const stranger = await landfall.addTenant("stranger");
const writer = await landfall.addTenant("writer");

const requestRow = (
	{ account }: Tenant,
	wanted: Partial<TrackingRequestTable>,
): TrackingRequestTable => {
	const id = newRecordId();
	const at = "2026-11-01T00:00:00Z";
	return {
		account_id: account.id,
		id,
		request_number: id,
		number_key: id.replaceAll("-", "").toUpperCase(),
		request_type: "bill_of_lading",
		scac: "MSCU",
		line_scac: "MSCU",
		ref_numbers: toJsonText([]),
		shipment_tags: toJsonText([]),
		customer_id: null,
		initial_custom_fields: null,
		status: "pending",
		failed_reason: null,
		duplicate_of: null,
		is_retrying: 0,
		retry_count: null,
		shipment_id: null,
		answer_digest: null,
		created_at: at,
		updated_at: at,
		...wanted,
	};
};

async function record(rows: readonly TrackingRequestTable[]): Promise<void> {
	await landfall.db.transaction().execute(async (db) => {
		for (const batch of inBatches(rows))
			await db.insertInto("tracking_requests").values(batch).execute();
	});
}

/** The rows of a table whose cells have no line breaks, without the header row. */
const rowsOf = (table: string) => table.trimEnd().split("\r\n").slice(1);

function example(operationId: string): string {
	const found = operationExamples.find(
		(one) => one.operationId === operationId && one.mediaType === "text/csv",
	);
	return String(found?.value).replaceAll(MISSING_ID, EXAMPLES.shipment.id);
}

describe.each([
	["exportShipments", "/shipments/export", "filter[scac]=MAEU"],
	["exportContainers", "/containers/export", "filter[number]=NONE"],
	["exportTrackingRequests", "/tracking_requests/export", "filter[scac]=MAEU"],
])("%s", (operationId, path, filter) => {
	describeCommonReplies(landfall, { method: "GET", path });
	describeConditionalReads(landfall, path);

	it("answers 200 with the table that the contract shows", async () => {
		const reply = await landfall.fetch(path);
		expect(reply.headers.get("content-type")).toBe("text/csv");
		expect(reply.headers.get("link")).toBeNull();
		expect(await reply.text()).toBe(example(operationId));
	});

	it("has only the header row when nothing matches, and for another account", async () => {
		const [header] = example(operationId).split("\r\n");
		const none = await landfall.fetch(`${path}?${filter}`);
		expect(await none.text()).toBe(`${header}\r\n`);
		const theirs = await stranger.fetch(path);
		expect(await theirs.text()).toBe(`${header}\r\n`);
	});

	it("is the same with the page number and size of a list's address", async () => {
		const reply = await landfall.fetch(`${path}?page[number]=2&page[size]=1`);
		expect(await reply.text()).toBe(example(operationId));
	});

	it("answers 400 to a cursor of another list", async () => {
		const reply = await landfall.fetch(`${path}?page[after]=abc`);
		expect(await problemsOf(reply, 400)).toEqual([
			{ code: "invalid", parameter: "page[after]" },
		]);
	});
});

it.each([
	["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
	["+1", "'+1"],
	["-1", "'-1"],
	["@SUM(A1)", "'@SUM(A1)"],
	["\t=1", "'\t=1"],
	["\r=1", '"\'\r=1"'],
	["\n=1", '"\'\n=1"'],
	['say "no", please', '"say ""no"", please"'],
	["two\nlines", '"two\nlines"'],
	["ordinary-1", "ordinary-1"],
	["Türkei 上海", "Türkei 上海"],
])(
	"writes %j so that a spreadsheet shows the same text",
	async (text, cell) => {
		const row = requestRow(writer, { ref_numbers: toJsonText([text]) });
		await record([row]);
		const table = await writer.client.trackingRequests.export({
			"filter[request_number]": row.request_number,
		});
		expect(table).toContain(`,${cell},`);
	},
);

it("names the request that already tracks the shipment of a duplicate", async () => {
	const row = requestRow(writer, {
		...{ status: "failed", failed_reason: "duplicate" },
		duplicate_of: MISSING_ID,
	});
	await record([row]);
	const table = await writer.client.trackingRequests.export({
		"filter[request_number]": row.request_number,
	});
	expect(rowsOf(table)).toEqual([expect.stringMatching(`,${MISSING_ID}$`)]);
});

it("refuses a sort that the list does not offer", async () => {
	const reply = await landfall.fetch("/containers/export?sort=drop table");
	expect(await problemsOf(reply, 400)).toEqual([
		{ code: "not_allowed", parameter: "sort" },
	]);
});

it("a table of long texts ends at about 8 MB, with a link to the rest", async () => {
	const tenant = await landfall.addTenant("long");
	const ref_numbers = toJsonText(["上海".repeat(15_000)]);
	await record(
		Array.from({ length: 150 }, () => requestRow(tenant, { ref_numbers })),
	);
	const reply = await tenant.fetch("/tracking_requests/export");
	const table = await reply.text();
	const megabytes = Buffer.byteLength(table) / 1_000_000;
	expect(megabytes).toBeGreaterThan(7.8);
	expect(megabytes).toBeLessThan(8.2);
	const [, next = ""] =
		/^<(.*)>; rel="next"$/.exec(reply.headers.get("link") ?? "") ?? [];
	const { search } = new URL(next);
	const rest = await tenant.fetch(`/tracking_requests/export${search}`);
	expect(rest.headers.get("link")).toBeNull();
	const all = [...rowsOf(table), ...rowsOf(await rest.text())];
	expect(new Set(all).size).toBe(150);
});

describe("a list of more than 10,000 records", async () => {
	const tenant = await landfall.addTenant("many");
	await record(
		Array.from({ length: 10_005 }, (_, index) =>
			requestRow(tenant, index < 5 ? { status: "failed" } : {}),
		),
	);
	const path = "/tracking_requests/export?filter[scac]=MSCU";

	it("has no link to more when exactly 10,000 match", async () => {
		const narrow = `${path}&filter[status]=pending`;
		const reply = await tenant.fetch(narrow);
		expect(reply.headers.get("link")).toBeNull();
		expect(rowsOf(await reply.text())).toHaveLength(10_000);
	});

	it("has each record once, with a link to the rest", async () => {
		const first = await tenant.fetch(path);
		const rows = rowsOf(await first.text());
		expect(rows).toHaveLength(10_000);
		const [, next = ""] =
			/^<(.*)>; rel="next"$/.exec(first.headers.get("link") ?? "") ?? [];
		const { pathname, search } = new URL(next);
		const rest = await tenant.fetch(pathname.replace("/v2", "") + search);
		expect(rest.headers.get("link")).toBeNull();
		const all = [...rows, ...rowsOf(await rest.text())];
		expect(new Set(all).size).toBe(10_005);
	});

	it("answers 429 to an account's third export at a time, and not to another account", async () => {
		const [other, ...replies] = await Promise.all([
			landfall.fetch("/tracking_requests/export"),
			...Array.from({ length: 3 }, () => tenant.fetch(path)),
		]);
		expect(other.status).toBe(200);
		const statuses = replies.map(({ status }) => status);
		expect(statuses.sort()).toEqual([200, 200, 429]);
		const refused = replies.find(({ status }) => status === 429);
		expect(refused?.headers.get("retry-after")).toBe("1");
		expect(refused && (await problemsOf(refused, 429))).toEqual([
			{ code: "rate_limited" },
		]);
		expect((await tenant.fetch(path)).status).toBe(200);
	});
});
