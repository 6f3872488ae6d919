import { describe, expect, it } from "vitest";
import type {
	ImportRefusal,
	TrackingRequestImport,
} from "../../../generated/openapi.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startStubCarrier } from "../../support/peers/stub-carrier.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import {
	describePaging,
	followList,
} from "../../support/replies/list-replies.ts";
import { problemsOf } from "../../support/replies/problems.ts";
import { testClock } from "../../support/time/test-clock.ts";
import { IMPORTS, importTable, requestsOf } from "./imported.ts";

const clock = testClock("2026-03-01T00:00:00Z");
const line = await openForFile(startStubCarrier, clock);
const landfall = await openForFile(startTestLandfall, {
	carriers: line.registry,
	isWorking: false,
	clock,
});

const ids: string[] = [];
for (let count = 0; count < 5; count++) {
	const csv = `Container,SCAC\nPAGE${count},MAEU\n`;
	ids.unshift((await importTable(landfall, landfall, csv)).imported.id);
}

describe("GET /tracking_request_imports", () => {
	describeCommonReplies(landfall, { method: "GET", path: IMPORTS });
	describeConditionalReads(landfall, IMPORTS);
	describePaging(landfall, IMPORTS, ids);
});

const broken = await landfall.addTenant("broken");
const { imported: brokenImport } = await importTable(
	landfall,
	broken,
	"Container\n=1+1\nA1 B2\n+2\n\n@3\n=4\n=5\n",
);

describe("GET /tracking_request_imports/{id}", () => {
	const path = `${IMPORTS}/{id}`;
	describeCommonReplies(landfall, { method: "GET", path });
	describeConditionalReads(landfall, `${IMPORTS}/${ids[0]}`);

	it("shows the outcomes of the lines", async () => {
		const { data } = await broken.client.getTrackingRequestImport(
			brokenImport.id,
		);
		expect(data.attributes).toMatchObject({
			status: "done",
			lines: 6,
			created: 1,
			refused: 5,
			duplicates: 0,
			progress: 100,
			finished_at: "2026-03-01T00:00:00Z",
		});
	});

	it("answers 404 to another account", async () => {
		const other = await landfall.fetch(`${IMPORTS}/${brokenImport.id}`);
		expect(await problemsOf(other, 404)).toEqual([{ code: "not_found" }]);
	});
});

describe("GET /tracking_request_imports/{id}/refusals", () => {
	const path = `${IMPORTS}/{id}/refusals`;
	const own = `${IMPORTS}/${brokenImport.id}/refusals`;
	describeCommonReplies(landfall, { method: "GET", path });
	describeConditionalReads(landfall, `${IMPORTS}/${ids[0]}/refusals`);

	it("lists the lines by their number, on pages that link each other", async () => {
		const wanted = [2, 4, 6, 7, 8].map((at) => `${brokenImport.id}.${at}`);
		expect(await followList(broken, own)).toEqual(wanted);
		const page = await broken.fetch(`${own}?page[number]=2&page[size]=2`);
		const { data, meta } = (await page.json()) as {
			data: { id: string }[];
			meta: object;
		};
		expect(data.map(({ id }) => id)).toEqual(wanted.slice(2, 4));
		expect(meta).toMatchObject({ size: 2, total: 5 });
	});

	it.each(["page[size]=-1", "page[number]=x", "page[after]=x"])(
		"answers 400 to %s",
		async (query) => {
			const reply = await broken.fetch(`${own}?${query}`);
			const [problem] = await problemsOf(reply, 400);
			expect(problem?.parameter).toBe(query.split("=")[0]);
		},
	);

	it("answers 404 to another account", async () => {
		const other = await landfall.fetch(own);
		expect(await problemsOf(other, 404)).toEqual([{ code: "not_found" }]);
	});
});

type Reason = ImportRefusal["attributes"]["reasons"][number];

const CONTAINER = "Container No.";

/** The header row of the lines below, and each line with its expected outcome. */
const HEADER = `${CONTAINER},MBL,Booking Ref.,Carrier,SCAC,PO,Tags,Customer,Weight`;

const LINES: readonly [csv: string, becomes: object | Partial<Reason>[]][] = [
	[
		"mscu 663987-0,,,Maersk Line,,PO-1; PO-2; ;PO-1|PO-3;,,,18400",
		{
			request_type: "container",
			request_number: "mscu 663987-0",
			scac: "MAEU",
			ref_numbers: ["PO-1", "PO-2", "PO-3"],
		},
	],
	[
		',MAEU123456,,,,,"a, b,a",,',
		{
			request_type: "bill_of_lading",
			request_number: "MAEU123456",
			scac: null,
			shipment_tags: ["a", "b"],
		},
	],
	[
		"TGHU7001334,MAEU123457,26071133,,maeu,'=1+1,,acme  imports,",
		{
			request_type: "bill_of_lading",
			request_number: "MAEU123457",
			scac: "MAEU",
			ref_numbers: ["=1+1"],
		},
	],
	[
		",,26071133,maeu,,,,,",
		{ request_type: "booking_number", request_number: "26071133" },
	],
	[
		"=SUM(A1),,,,,,,,",
		[
			{
				code: "invalid",
				column: CONTAINER,
				value: "=SUM(A1)",
				detail: `${CONTAINER} must be letters from A to Z and digits, at least one, with blanks, dots, slashes, hyphens or underscores between them`,
			},
		],
	],
	[
		`${"9".repeat(51)},,,,,,,,`,
		[
			{
				code: "invalid",
				detail: `${CONTAINER} must have at most 50 characters`,
			},
		],
	],
	[
		",,,MSC,,PO-9,,,",
		[
			{
				code: "blank",
				detail: "the line has no number to track",
				column: null,
			},
		],
	],
	["MSCU6639870,,,,MAEU,,,,", [{ code: "duplicate", column: CONTAINER }]],
	["MSCU6639870,,,,,,,,", [{ code: "duplicate", column: CONTAINER }]],
	[
		"AAAA1,,,Swire Ships Ltd & Partners of Mars,,,,,",
		[
			{
				code: "invalid",
				column: "Carrier",
				detail:
					"Carrier is neither the name nor the SCAC of a shipping line; GET /shipping_lines lists them",
			},
		],
	],
	["AAAA2,,,,MATS,,,,", [{ code: "unsupported_line", column: "SCAC" }]],
	[
		"AAAA3,,,,QQQQ,,,,",
		[
			{
				code: "blank",
				column: "SCAC",
				value: "QQQQ",
				detail: "QQQQ is not the SCAC of a shipping line",
			},
		],
	],
	[
		"AAAA4,,,,,,,Nobody Ltd,",
		[
			{
				code: "unknown_party",
				column: "Customer",
				value: "Nobody Ltd",
				detail:
					"the account has no party Nobody Ltd: create it first, or leave the customer out",
			},
		],
	],
	[
		`AAAA5,,,,,${"r".repeat(256)},${"t".repeat(256)},,`,
		[
			{
				code: "invalid",
				column: "PO",
				value: "r".repeat(100),
				detail: "PO must have at most 255 characters",
			},
			{ code: "invalid", column: "Tags" },
		],
	],
	[
		"AAAA6,,,,,,,,1,2",
		[
			{
				code: "malformed_csv",
				column: null,
				detail: "the line has 10 cells and the header row 9",
			},
		],
	],
	[
		'AAAA7,,,,,"PO-1\nAAAA8,,,,,"PO-2",,,',
		[{ code: "malformed_csv", column: "PO" }],
	],
	["AAAA9,,", { request_number: "AAAA9", scac: null }],
];

describe("the lines of a table", () => {
	it("become requests, or are refused with the names of their columns", async () => {
		const tenant = await landfall.addTenant("lines");
		const { data: acme } = await tenant.client.createParty({
			data: { type: "party", attributes: { company_name: "Acme Imports" } },
		});
		const csv = [HEADER, ...LINES.map(([text]) => text)].join("\r\n");
		const { imported, refusals } = await importTable(landfall, tenant, csv);
		const wanted = LINES.map(([, becomes]) => becomes);
		const created = wanted.filter((one) => !Array.isArray(one));
		const refused = wanted.filter((one) => Array.isArray(one));
		expect(imported.attributes).toMatchObject({
			status: "done",
			lines: LINES.length,
			created: created.length,
			refused: refused.length,
			duplicates: 2,
		} satisfies Partial<TrackingRequestImport["attributes"]>);
		expect(refusals.map(({ attributes }) => attributes.reasons)).toMatchObject(
			refused,
		);
		expect(refusals.map(({ attributes }) => attributes.line)).toEqual([
			6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
		]);
		const requests = await requestsOf(tenant);
		expect(requests.map(({ attributes }) => attributes)).toMatchObject(created);
		const customers = requests.map(
			({ relationships }) => relationships.customer?.data?.id,
		);
		expect(customers.filter(Boolean)).toEqual([acme.id]);
		const jobs = await landfall.db
			.selectFrom("jobs")
			.select("name")
			.where("account_id", "=", tenant.account.id)
			.execute();
		expect(jobs).toHaveLength(created.length);
		const byId = `number,customer\nAAAB1,${acme.id.toUpperCase()}`;
		await importTable(landfall, tenant, byId);
		const [last] = (await requestsOf(tenant)).filter(
			({ attributes }) => attributes.request_number === "AAAB1",
		);
		expect(last?.relationships.customer?.data?.id).toBe(acme.id);
	});

	it("have the kind of number that their column says, before the one that they say themselves", async () => {
		const tenant = await landfall.addTenant("kinds");
		const csv = "MBL,Kind,SCAC\nMAEU900002,container,MAEU\n";
		await importTable(landfall, tenant, csv);
		const [request] = await requestsOf(tenant);
		expect(request?.attributes.request_type).toBe("bill_of_lading");
	});

	it("can be an export of tracking requests", async () => {
		const tenant = await landfall.addTenant("exported");
		await importTable(
			landfall,
			tenant,
			"Number,Kind,SCAC,Refs,Tags\nMAEU900001,bill_of_lading,MAEU,'=x;+y,'-z\n26071134,Booking Number,MAEU,,\nMSCU6639870,,MAEU,,\n",
		);
		const csv = await tenant.client.exportTrackingRequests();
		const other = await landfall.addTenant("exported again");
		await importTable(landfall, other, csv);
		const attributesOf = async (one: typeof tenant) =>
			(await requestsOf(one))
				.map(({ attributes }) => ({
					...attributes,
					created_at: undefined,
					updated_at: undefined,
				}))
				.sort((a, b) => (a.request_number < b.request_number ? -1 : 1));
		const first = await attributesOf(tenant);
		expect(first).toMatchObject([
			{ request_number: "26071134", request_type: "booking_number" },
			{
				request_number: "MAEU900001",
				ref_numbers: ["=x", "+y"],
				shipment_tags: ["-z"],
			},
			{ request_number: "MSCU6639870", request_type: "container" },
		]);
		expect(await attributesOf(other)).toEqual(first);
	});

	it("are not imported again by another import of the same table, even where it names no shipping line", async () => {
		const tenant = await landfall.addTenant("again");
		const known = "Container,SCAC\nMSCU6639870,MAEU\n";
		await importTable(landfall, tenant, known);
		const { imported, refusals } = await importTable(
			landfall,
			tenant,
			"Container\nMSCU6639870\nTGHU7001334\n",
		);
		expect(imported.attributes).toMatchObject({ created: 1, duplicates: 1 });
		expect(refusals[0]?.attributes.reasons[0]?.detail).toBe(
			"a tracking request for MSCU6639870 at MAEU exists already",
		);
	});

	it.each([
		["the same line", "MSCU6639870,MAEU"],
		["no line", "MSCU6639870,"],
	])(
		"are refused with the id of the request that tracks the number already, earlier in the table or before it: %s",
		async (what, line) => {
			const tenant = await landfall.addTenant(what);
			const csv = `Container,SCAC\nMSCU6639870,MAEU\n${line}\n`;
			const tables = [csv, `Container,SCAC\n${line}\n`];
			const refusals: unknown[] = [];
			for (const table of tables) {
				const { refusals: more } = await importTable(landfall, tenant, table);
				refusals.push(...more.map(({ attributes }) => attributes.reasons));
			}
			const ids = (await requestsOf(tenant)).map(({ id }) => id);
			const reason = { code: "duplicate", tracking_request_id: ids.join() };
			expect(refusals).toMatchObject([[reason], [reason]]);
		},
	);
});
