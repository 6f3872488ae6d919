import { describe, expect, it } from "vitest";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startStubCarrier } from "../../support/peers/stub-carrier.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import { errorDocumentOf, problemsOf } from "../../support/replies/problems.ts";
import { testClock } from "../../support/time/test-clock.ts";
import {
	acceptedTable,
	IMPORTS,
	importTable,
	requestsOf,
	sendTable,
} from "./imported.ts";

const clock = testClock("2026-03-01T00:00:00Z");
const line = await openForFile(startStubCarrier, clock);
const landfall = await openForFile(startTestLandfall, {
	carriers: line.registry,
	isWorking: false,
	clock,
});

describe("POST /tracking_request_imports", () => {
	describeCommonReplies(landfall, {
		method: "POST",
		path: IMPORTS,
		body: "Container\nCOMMON1\n",
	});

	it("answers 202 at once, with the import and its columns", async () => {
		const tenant = await landfall.addTenant("at once");
		const reply = await sendTable(
			tenant,
			'Container No.;"Weight (kg)";PO#\r\nMSCU6639870;12;A\r\n;;\r\n\r\nTGHU7001334;14;B',
		);
		expect(reply.status).toBe(202);
		const { data, links } = (await reply.json()) as {
			data: { id: string };
			links: { self: string };
		};
		const path = `${IMPORTS}/${data.id}`;
		expect(reply.headers.get("location")).toBe(`/v2${path}`);
		expect(links.self).toBe(landfall.url + path);
		expect(data).toEqual({
			id: data.id,
			type: "tracking_request_import",
			attributes: {
				status: "pending",
				encoding: "utf-8",
				separator: "semicolon",
				columns: [
					{ name: "Container No.", meaning: "container" },
					{ name: "Weight (kg)", meaning: null },
					{ name: "PO#", meaning: "ref_numbers" },
				],
				lines: 2,
				created: 0,
				refused: 0,
				duplicates: 0,
				progress: 0,
				created_at: "2026-03-01T00:00:00Z",
				finished_at: null,
			},
		});
	});

	it.each([
		[
			"a quote that never ends",
			'Container,PO\nMSCU6639870,A\nTGHU7001334,"B\nMSCU6639871,C\n',
			3,
			"the quote that begins in line 3 does not end",
		],
		[
			"a quote that swallows 65 kB",
			`Container,PO\nMSCU6639870,"A\n${"TGHU7001334,B\n".repeat(10_000)}`,
			2,
			"line 2 is longer than 64 kB: a quote in it may not end",
		],
		["no rows", "", 1, "the table is empty: it needs a header row"],
		[
			"blank rows",
			"\r\n,,\r\n",
			1,
			"the table is empty: it needs a header row",
		],
		[
			"no column for numbers",
			"Weight,PO\n1,2\n",
			1,
			"no column has numbers to track: name one Container, Bill of Lading, Booking or Number in the header row; it has Weight, PO",
		],
		[
			"201 columns",
			`Container${",x".repeat(200)}\n`,
			1,
			"the header row has 201 columns; at most 200 are allowed",
		],
		[
			"a million lines",
			`Container\n${"\n".repeat(1_000_000)}`,
			100_002,
			"the table has more than 100,000 lines; send it in parts",
		],
	])("refuses a table with %s as a whole", async (_name, csv, at, detail) => {
		const tenant = await landfall.addTenant(`refused ${_name}`);
		const { errors } = await errorDocumentOf(await sendTable(tenant, csv), 422);
		expect(errors).toMatchObject([
			{
				code: "malformed_csv",
				detail,
				source: { pointer: "" },
				meta: { line: at },
			},
		]);
		expect(
			await Array.fromAsync(tenant.client.listTrackingRequestImports()),
		).toEqual([]);
	});

	it("answers 413 to a million lines with numbers, and reads at most 5 MB of them", async () => {
		const csv = `Container\n${"MSCU6639870\n".repeat(1_000_000)}`;
		expect(await problemsOf(await sendTable(landfall, csv), 413)).toEqual([
			{ code: "too_large", pointer: "" },
		]);
	});

	it.each(["application/json", "application/vnd.api+json", "text/plain", ""])(
		"answers 415 to a body of the media type %j",
		async (type) => {
			const headers = { "content-type": type };
			const reply = await sendTable(landfall, "Container\nA1\n", headers);
			expect(await problemsOf(reply, 415)).toEqual([
				{ code: "unsupported_media_type", header: "content-type" },
			]);
		},
	);

	it("answers 415 to any other charset", async () => {
		const headers = { "content-type": "text/csv; charset=utf-16" };
		const reply = await sendTable(landfall, "Container\nA1\n", headers);
		expect(await problemsOf(reply, 415)).toEqual([
			{ code: "unsupported_charset", header: "content-type" },
		]);
	});

	it.each(["little", "big"])(
		"answers 415 to a table in UTF-16, which names no charset, in %s-endian order",
		async (order) => {
			const bytes = Buffer.from("\uFEFFContainer\nA1\n", "utf16le");
			const csv = new Uint8Array(order === "big" ? bytes.swap16() : bytes);
			expect(await problemsOf(await sendTable(landfall, csv), 415)).toEqual([
				{ code: "unsupported_charset", pointer: "" },
			]);
		},
	);

	it("takes no other table for UTF-16", async () => {
		for (const start of ["\xffA", "\xfeA", "A\xff", "A\xfe"]) {
			const csv = new Uint8Array(Buffer.from(`${start}\nA1\n`, "latin1"));
			const [problem] = await problemsOf(await sendTable(landfall, csv), 422);
			expect(problem?.pointer).toBe("");
		}
	});

	it("answers 400 to a table with NUL characters", async () => {
		const csv = "Container\nA1\0\n";
		expect(await problemsOf(await sendTable(landfall, csv), 400)).toEqual([
			{ code: "invalid", pointer: "" },
		]);
	});

	it.each([
		["UTF-8", "text/csv", "utf8", "utf-8"],
		[
			"UTF-8 with a byte order mark",
			"text/csv; charset=UTF-8",
			"mark",
			"utf-8",
		],
		["Latin-1", "text/csv; charset=iso-8859-1", "latin1", "windows-1252"],
		["Windows", "text/csv; charset=Windows-1252", "latin1", "windows-1252"],
		["ASCII", "text/csv; charset=us-ascii", "utf8", "utf-8"],
		[
			"Latin-1 that is declared as UTF-8",
			"text/csv; header=present",
			"latin1",
			"windows-1252",
		],
	])("reads %s", async (name, type, form, encoding) => {
		const tenant = await landfall.addTenant(`encoding ${name}`);
		const text = "Container,Tags,SCAC\r\nMSCU6639870,Köln,MAEU\r\n";
		const bytes =
			form === "latin1"
				? Buffer.from(text, "latin1")
				: Buffer.from(form === "mark" ? `\uFEFF${text}` : text);
		const csv = new Uint8Array(bytes);
		const reply = await sendTable(tenant, csv, { "content-type": type });
		expect(await reply.json()).toMatchObject({
			data: { attributes: { encoding, lines: 1 } },
		});
		await importTable(landfall, landfall, "Container\n");
		const [request] = await requestsOf(tenant);
		expect(request?.attributes).toMatchObject({
			request_number: "MSCU6639870",
			shipment_tags: ["Köln"],
		});
	});

	it("repeats the reply to an equal request with the same Idempotency-Key, and refuses another", async () => {
		const tenant = await landfall.addTenant("repeated");
		const key = { "idempotency-key": "table-1" };
		const first = await sendTable(tenant, "Container\nA1\n", key);
		const again = await sendTable(tenant, "Container\nA1\n", key);
		expect(again.headers.get("idempotency-replayed")).toBe("true");
		expect(await again.json()).toEqual(await first.json());
		const other = await sendTable(tenant, "Container\nA2\n", key);
		expect(await problemsOf(other, 422)).toEqual([
			{ code: "key_reused", header: "idempotency-key" },
		]);
	});

	it("lets an account have five unfinished imports", async () => {
		const tenant = await landfall.addTenant("five");
		for (let count = 0; count < 5; count++)
			await acceptedTable(tenant, `Container,SCAC\nFIVE${count},MAEU\n`);
		const more = await sendTable(tenant, "Container\nSIX\n");
		const { errors } = await errorDocumentOf(more, 422);
		expect(errors).toMatchObject([
			{
				code: "limit_reached",
				detail:
					"the account has 5 unfinished imports, which is the most that it may have",
			},
		]);
		await acceptedTable(
			await landfall.addTenant("another"),
			"Container\nOTHER1\n",
		);
		await importTable(landfall, landfall, "Container\n");
		await acceptedTable(tenant, "Container\nSIX\n");
		expect(await requestsOf(tenant)).toHaveLength(5);
	});
});
