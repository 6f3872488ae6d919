import { describe, expect, it } from "vitest";
import { inBatches } from "../../../server/database/batches.ts";
import {
	fromJsonText,
	toJsonText,
} from "../../../server/database/json-text.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	type NumberToTrack,
	trackNumber,
} from "../../support/records/track-number.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import {
	describeInclude,
	describePaging,
	readIds,
	readList,
} from "../../support/replies/list-replies.ts";
import { problemsOf } from "../../support/replies/problems.ts";
import { testClock } from "../../support/time/test-clock.ts";

const WANTED: readonly NumberToTrack[] = [
	{ request_number: "MEDUSH482917", scac: "MSCU", ref_numbers: ["PO-4711/b"] },
	{ request_number: "MEDUNOTFOUND7", scac: "MEDU" },
	{
		request_number: "26071133",
		scac: "HLCU",
		request_type: "booking",
		ref_numbers: ["A", "po 4711 B"],
	},
	{ request_number: "TEST-TR-FAILED", scac: "TEST" },
	{ request_number: "EGHU2601092", scac: "EGLV", request_type: "container" },
];

const clock = testClock("2026-03-02T08:00:00Z");
const landfall = await openForFile(startTestLandfall, { clock });
const ids: string[] = [];
for (const wanted of WANTED) {
	ids.push((await trackNumber(landfall, wanted)).data.id);
	clock.advance(60_000);
}

/** Which of the five requests a filter selects, by their order of creation. */
async function filtered(filter: Record<string, string>): Promise<number[]> {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(filter)) {
		query.set(`filter${name}`, value);
	}
	const { data, meta } = await readList(
		landfall,
		`/tracking_requests?${query}`,
	);
	expect(meta.total).toBe(data.length);
	return data.map(({ id }) => ids.indexOf(id));
}

describe("GET /tracking_requests", () => {
	describeCommonReplies(landfall, {
		method: "GET",
		path: "/tracking_requests",
	});
	describeConditionalReads(landfall, "/tracking_requests");
	describeInclude(landfall, "/tracking_requests", [
		"tracked_object",
		"customer",
		"user",
	]);

	it("embeds the shipments that the listed requests led to", async () => {
		const { data, included = [] } = await readList(
			landfall,
			"/tracking_requests?page[size]=3",
		);
		expect(data).toHaveLength(3);
		expect(included.map(({ type }) => type)).toEqual(["shipment", "shipment"]);
	});

	it("embeds shipments of any length on a page of the default size, and refuses a larger page of long ones", async () => {
		const tenant = await landfall.addTenant("long shipments");
		await trackNumber(tenant);
		const ofTenant = ["account_id", "=", tenant.account.id] as const;
		const { document } = await landfall.db
			.selectFrom("shipments")
			.select("document")
			.where(...ofTenant)
			.executeTakeFirstOrThrow();
		const shipment = fromJsonText(document);
		shipment.attributes.ref_numbers = ["x".repeat(9_000_000)];
		await landfall.db
			.updateTable("shipments")
			.set({ document: toJsonText(shipment) })
			.where(...ofTenant)
			.execute();
		const { included = [] } = await readList(tenant, "/tracking_requests");
		expect(included.map(({ id }) => id)).toEqual([shipment.id]);
		const large = await tenant.fetch("/tracking_requests?page[size]=31");
		expect(await problemsOf(large, 400)).toEqual([
			{ code: "too_much_included", parameter: "page[size]" },
		]);
	});

	it.each<[Record<string, string>, number[]]>([
		[{ "[request_number]": "MEDUSH482917" }, [0]],
		[{ "[request_number]": "medush 482-917" }, [0]],
		[{ "[request_number]": "MEDUSH" }, []],
		[{ "[status]": "created" }, [4, 2, 0]],
		[{ "[status]": "awaiting_manifest" }, [1]],
		[{ "[status]": "failed" }, [3]],
		[{ "[status]": "pending" }, []],
		[{ "[status]": "succeeded" }, []],
		[{ "[scac]": "HLCU" }, [2]],
		[{ "[scac]": "hlcu" }, [2]],
		[{ "[scac]": "ZZZZ" }, []],
		[{ "[request_type]": "bill_of_lading" }, [3, 1, 0]],
		[{ "[request_type]": "container" }, [4]],
		[{ "[request_type]": "parcel" }, []],
		[{ "[status]": "created", "[request_type]": "booking" }, [2]],
		[{ "[request_type]": "booking_number" }, [2]],
		[{ "[status]": "created", "[scac]": "TEST" }, []],
		[{ "[created_at][start]": "2026-03-02T08:03:00Z" }, [4, 3]],
		[{ "[created_at][end]": "2026-03-02T08:01:00Z" }, [1, 0]],
		[
			{
				"[created_at][start]": "2026-03-02T08:01:00Z",
				"[created_at][end]": "2026-03-02T08:02:59Z",
			},
			[2, 1],
		],
		[
			{
				"[created_at][start]": "2026-03-02T09:00:00Z",
				"[created_at][end]": "2026-03-02T08:00:00Z",
			},
			[],
		],
		[{ "[created_at][start]": "2026-03-02T10:03:00+02:00" }, [4, 3]],
		[{ "[created_at][end]": "2026-03-02T00:01:00.999-08:00" }, [1, 0]],
		[{ "[created_at][start]": "2026-03-02T08:03:00.001Z" }, [4]],
		[{ "[created_at][start]": "2025-12-31T23:59:60Z" }, [4, 3, 2, 1, 0]],
		[{ "[updated_at][start]": "2026-03-02T08:04:00Z" }, [4]],
		[{ "[updated_at][end]": "2026-03-02T08:00:00Z" }, [0]],
		[{ "[created_at][start]": "2026-03-02" }, [4, 3, 2, 1, 0]],
		[{ "[created_at][end]": "2026-03-02" }, []],
		[{ "[updated_at][start]": "2026-03-03" }, []],
		[{ "[colour]": "red" }, [4, 3, 2, 1, 0]],
		[{ "[updated_at][end]": "2026-03-02T08:01:00Z" }, [1, 0]],
		[{ "[scac]": "HLCU", "[updated_at][end]": "2026-03-02T08:01:00Z" }, []],
		[
			{
				"[created_at][start]": "2026-03-02T08:01:00Z",
				"[updated_at][end]": "2026-03-02T08:02:00Z",
			},
			[2, 1],
		],
		[
			{
				"[created_at][end]": "2026-03-02T08:03:00Z",
				"[updated_at][start]": "2026-03-02T08:02:00Z",
			},
			[3, 2],
		],
		[
			{
				"[created_at][start]": "2026-03-02T08:01:00Z",
				"[updated_at][end]": "2026-03-02T08:03:00Z",
				"[status]": "created",
				"[request_type]": "booking",
				"[scac]": "HLCU",
			},
			[2],
		],
	])("is filtered by %j", async (filter, expected) => {
		expect(await filtered(filter)).toEqual(expected);
	});

	it.each<[string, number[]]>([
		["q=MEDUSH482917", [0]],
		["q=medush%20482-917", [0]],
		["q=PO-4711%2Fb", [2, 0]],
		["q=po4711b", [2, 0]],
		["q=PO-4711", []],
		["q=%2F-", []],
		["q=", [4, 3, 2, 1, 0]],
		["q=%20", [4, 3, 2, 1, 0]],
		["q=PO-4711/b&filter[status]=created&filter[scac]=hlcu", [2]],
		["q=PO-4711/b&filter[request_type]=booking", [2]],
		["q=PO-4711/b&filter[request_type]=container", []],
		["q=PO-4711/b&filter[request_number]=26071133", [2]],
		["q=PO-4711/b&request_number=26071133", [2]],
		["q=PO-4711/b&filter[created_at][end]=2026-03-02T08:01:59.999Z", [0]],
		["q=PO-4711/b&filter[created_at][start]=2026-03-02T08:00:00.001Z", [2]],
		["q=PO-4711/b&filter[updated_at][start]=2026-03-02", [2, 0]],
		["request_number=MEDUSH482917", [0]],
		["request_number=medush-482917&filter[request_number]=MEDUSH482917", [0]],
		["request_number=26071133&filter[request_number]=MEDUSH482917", []],
		["request_number=26071133&filter[status]=failed", []],
		["request_number=", []],
		["q=PO-4711/b&filter[status]=failed", []],
		["q=PO-4711/b&filter[scac]=MSCU", [0]],
		["q=PO-4711/b&filter[created_at][start]=2026-03-02T08:02:00Z", [2]],
		["q=PO-4711/b&filter[created_at][end]=2026-03-02T08:00:00Z", [0]],
		["q=PO-4711/b&filter[updated_at][start]=2026-03-02T08:02:00Z", [2]],
		["q=PO-4711/b&filter[updated_at][end]=2026-03-02T08:00:00Z", [0]],
		["request_number=26071133&filter[status]=created", [2]],
		["request_number=26071133&filter[request_type]=booking", [2]],
		["request_number=26071133&filter[request_type]=container", []],
		["request_number=26071133&filter[scac]=HLCU", [2]],
		["request_number=26071133&filter[scac]=MSCU", []],
		[
			"request_number=26071133&filter[created_at][start]=2026-03-02T08:02:00.001Z",
			[],
		],
		[
			"request_number=26071133&filter[created_at][end]=2026-03-02T08:01:59Z",
			[],
		],
		[
			"request_number=26071133&filter[updated_at][start]=2026-03-02T08:03:00Z",
			[],
		],
		[
			"request_number=26071133&filter[updated_at][end]=2026-03-02T08:01:59.999Z",
			[],
		],
		["request_number=26071133&filter[updated_at][end]=2026-03-03", [2]],
	])("is filtered by %s", async (query, expected) => {
		const path = `/tracking_requests?${query}`;
		const { data, meta } = await readList(landfall, path);
		expect(data.map(({ id }) => ids.indexOf(id))).toEqual(expected);
		expect(meta.total).toBe(expected.length);
	});

	it("has a container number as it was submitted, with size and type, and so have shipments and containers", async () => {
		const tenant = await landfall.addTenant("sized");
		const submitted = "MSCU6639870 45G1";
		await trackNumber(tenant, {
			...{ request_number: submitted, request_type: "container" },
			scac: "MSCU",
		});
		for (const number of [submitted, "MSCU6639870"]) {
			const text = encodeURIComponent(number);
			for (const path of [
				`/tracking_requests?filter[request_number]=${text}`,
				`/tracking_requests?q=${text}`,
				`/shipments?number=${text}`,
				`/shipments?q=${text}`,
				`/containers?filter[number]=${text}`,
			])
				expect((await readList(tenant, path)).meta.total, path).toBe(1);
		}
	});

	it("filtered by the last change is in that order, with any other filters", async () => {
		const tenant = await landfall.addTenant("changing");
		const ref_numbers = ["PO 7"];
		const { data: older } = await trackNumber(tenant, { ref_numbers });
		clock.advance(60_000);
		const { data: newer } = await trackNumber(tenant, {
			request_number: "MEDUSH482917",
			ref_numbers,
		});
		clock.advance(60_000);
		await tenant.client.updateTrackingRequest(older.id, {
			data: {
				type: "tracking_request",
				attributes: { ref_numbers: ["PO 7", "8"] },
			},
		});
		const idsOf = (query: string) =>
			readIds(tenant, `/tracking_requests?${query}`);
		const changed = "filter[updated_at][start]=2026-03-02";
		for (const query of [
			changed,
			`${changed}&filter[created_at][start]=2026-03-02`,
			`${changed}&q=PO7`,
		])
			expect(await idsOf(query), query).toEqual([older.id, newer.id]);
		expect(await idsOf("q=PO7")).toEqual([newer.id, older.id]);
		const first = await readList(
			tenant,
			`/tracking_requests?${changed}&page[size]=1`,
		);
		expect(first.links.next).toBeDefined();
		const next = await readIds(
			tenant,
			first.links.next?.replace(/^.*\/v2/, "") ?? "",
		);
		expect(next).toEqual([newer.id]);
	});

	it("accepts a period of creation and one of changes together while at most 5,000 requests have changed, and else answers 400", async () => {
		const tenant = await landfall.addTenant("busy");
		const { id } = (await trackNumber(tenant, {})).data;
		const row = await landfall.db
			.selectFrom("tracking_requests")
			.selectAll()
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		const copies = Array.from({ length: 5_000 }, (_, index) => ({
			...row,
			id: newRecordId(),
			number_key: `COPY${index}`,
		}));
		const { created_at: at } = row;
		const both = `filter[created_at][end]=${at}&filter[updated_at][start]=${at}`;
		const read = (query: string) =>
			tenant.fetch(`/tracking_requests?page[size]=1&${query}`);
		for (const some of inBatches(copies.slice(1)))
			await landfall.db.insertInto("tracking_requests").values(some).execute();
		expect((await read(both)).status).toBe(200);
		await landfall.db
			.insertInto("tracking_requests")
			.values(copies.slice(0, 1))
			.execute();
		expect(await problemsOf(await read(both), 400)).toEqual([
			{ code: "too_broad", parameter: "filter[updated_at]" },
		]);
		for (const narrow of [
			`${both}&q=COPY7`,
			`${both}&request_number=COPY7`,
			`${both}&filter[status]=failed`,
			`filter[updated_at][start]=${at}`,
			`filter[created_at][start]=${at}`,
		])
			expect((await read(narrow)).status, narrow).toBe(200);
		for (const sorted of [
			"sort=updated_at,-created_at",
			`sort=created_at&filter[updated_at][start]=${at}`,
			`sort=updated_at&filter[created_at][end]=${at}`,
			`sort=created_at&${both}`,
		]) {
			expect(await problemsOf(await read(sorted), 400), sorted).toEqual([
				{ code: "too_broad", parameter: "sort" },
			]);
			const narrow = `${sorted}&filter[status]=failed`;
			expect((await read(narrow)).status, narrow).toBe(200);
		}
		for (const sort of ["created_at", "-updated_at", "updated_at"])
			expect((await read(`sort=${sort}`)).status, sort).toBe(200);
	});

	it("is searched by the current references of a request, page by page", async () => {
		const [, id = ""] = ids;
		const refer = (ref_numbers: string[]) =>
			landfall.client.updateTrackingRequest(id, {
				data: { type: "tracking_request", attributes: { ref_numbers } },
			});
		const search = (q: string) =>
			readList(landfall, `/tracking_requests?q=${q}&page[size]=1`);
		await refer(["Order 7", " - "]);
		expect((await search("-")).data).toEqual([]);
		expect((await search("ORDER7")).data.map((one) => one.id)).toEqual([id]);
		await refer(["PO-4711/b"]);
		expect((await search("ORDER7")).data).toEqual([]);
		const first = await search("PO4711B");
		expect(first.meta.total).toBe(3);
		const seen = [...first.data];
		let next = first.links.next;
		while (next) {
			const page = await readList(landfall, next.replace(/^.*\/v2/, ""));
			seen.push(...page.data);
			({ next } = page.links);
		}
		expect(seen.map((one) => ids.indexOf(one.id))).toEqual([2, 1, 0]);
		await refer([]);
	});

	it("has a request for a booking with the same type, whichever of its two names was sent", async () => {
		const { data } = await landfall.client.getTrackingRequest(ids[2] ?? "");
		expect(data.attributes.request_type).toBe("booking_number");
	});

	it("selects requests without a detected line by an empty SCAC, and those detected for a line by the line's SCAC", async () => {
		const tenant = await landfall.addTenant("detecting");
		const detected = async (request_number: string) => {
			const { data } = await trackNumber(tenant, {
				...{ request_number, request_type: "container" },
				...{ scac: null, auto_detect_vocc_scac: true },
			});
			return data.id;
		};
		const undetected = await detected("TEMU8347290");
		const ofMsc = await detected("MSCU6639870");
		const path = "/tracking_requests?filter[scac]=";
		expect(await readIds(tenant, path)).toEqual([undetected]);
		expect(await readIds(tenant, `${path}MSCU`)).toEqual([ofMsc]);
	});

	it.each([
		["filter[created_at][start]=yesterday", "filter[created_at][start]"],
		["filter[created_at][end]=2026-02-30", "filter[created_at][end]"],
		["q=a&q=b", "q"],
		["request_number[a]=b", "request_number"],
		["filter[updated_at][start]=", "filter[updated_at][start]"],
		["filter[status]=created&filter[status]=failed", "filter[status]"],
	])("answers 400 to %s", async (query, parameter) => {
		const reply = await landfall.fetch(`/tracking_requests?${query}`);
		const problems = await problemsOf(reply, 400);
		expect(problems.map((problem) => problem.parameter)).toEqual([parameter]);
	});

	describePaging(landfall, "/tracking_requests", ids.toReversed());
});
