import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { MISSING_ID } from "../support/replies/missing-id.ts";
import { errorDocumentOf, problemsOf } from "../support/replies/problems.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });

it.each([
	["/shipments/%00", ["id"]],
	["/shipments/MEDU%00/stop_tracking", ["id"], "PATCH"],
	["/shipments?filter[number]=%00", ["filter[number]"]],
	[
		"/shipments?filter[number]=a%00&page[after]=%00",
		["filter[number]", "page[after]"],
	],
	["/shipments?mine=1&mine=%00", ["mine"]],
	["/shipments?mi%00ne=1", ["mine"]],
])(
	"a request with a NUL in its URL is refused with the place: %s",
	async (path, parameters, method = "GET") => {
		const reply = await landfall.fetch(path, { method });
		expect(await problemsOf(reply, 400)).toEqual(
			parameters.map((parameter) => ({ code: "invalid", parameter })),
		);
	},
);

it("a query that is not UTF-8 is refused with the place, and U+FFFD itself is not", async () => {
	const reply = await landfall.fetch(
		"/shipments?filter[number]=caf%E9&filter[tags]=%EF%BF%BD",
	);
	expect(await problemsOf(reply, 400)).toContainEqual({
		code: "invalid",
		parameter: "filter[number]",
	});
	const utf8 = await landfall.fetch(
		"/shipments?filter[number]=caf%C3%A9&filter[tags]=%EF%BF%BD",
	);
	expect(utf8.status).toBe(200);
	const percent = await landfall.fetch("/shipments?filter[tags]=100%");
	expect(percent.status).toBe(200);
});

const at = "/data/attributes";
it.each([
	[{ request_number: "MEDU\0" }, [`${at}/request_number`]],
	[
		{ scac: "\0", ref_numbers: ["a", "\0"] },
		[`${at}/scac`, `${at}/ref_numbers/1`],
	],
	[{ mine: { "a/b": ["\0"] } }, [`${at}/mine/a~1b/0`]],
	[{ "mi\0ne": 1 }, [at]],
	[
		{ ref_numbers: ["a\ud800", "\udc00\ud800", "\ud83d\udea2"] },
		[`${at}/ref_numbers/0`, `${at}/ref_numbers/1`],
	],
	[{ "mi\udfffne": "\ud800" }, [at]],
])(
	"a body with a NUL or half of a surrogate pair is refused with the places: %j",
	async (attributes, pointers) => {
		const reply = await landfall.send("POST", "/tracking_requests", {
			data: { type: "tracking_request", attributes },
		});
		expect(await problemsOf(reply, 400)).toEqual(
			pointers.map((pointer) => ({ code: "invalid", pointer })),
		);
	},
);

it.each([
	['"a\\u0000"', "the body has a NUL character (U+0000); leave it out"],
	[
		'[null, "\\ud800"]',
		"/1 has half of a surrogate pair (U+D800 to U+DFFF); leave it out",
	],
	[
		'{"a": [1e308, -1e999]}',
		"/a/1 is beyond 1.8e308, the largest number that can be stored",
	],
	['{"~a": "\\u0000"}', "/~0a has a NUL character (U+0000); leave it out"],
])(
	"a refused body is told why it cannot be stored: %s",
	async (body, detail) => {
		const reply = await landfall.fetch("/tracking_requests", {
			...{ method: "POST", body },
			headers: { "content-type": "application/json" },
		});
		const { errors } = await errorDocumentOf(reply, 400);
		expect(errors.map((error) => error.detail)).toEqual([detail]);
	},
);

const nested = (levels: number) =>
	`{"data": ${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`;

it.each(["/parties", `/webhooks/${MISSING_ID}/rotate_secret`])(
	"a body with more than 100 lists and objects inside each other is refused: POST %s",
	async (path) => {
		const send = (levels: number) =>
			landfall.fetch(path, {
				...{ method: "POST", body: nested(levels) },
				headers: {
					"content-type": "application/json",
					"idempotency-key": `levels-${levels}`,
				},
			});
		for (const levels of [101, 45_000])
			expect(await problemsOf(await send(levels), 400)).toEqual([
				{ code: "invalid", pointer: "" },
			]);
		expect((await send(100)).status).not.toBe(400);
	},
);

it("a limit of a custom field that is too large for a number is refused, and nothing is stored", async () => {
	const attributes = {
		...{ entity_type: "Shipment", data_type: "number", display_name: "Weight" },
		validation: { maximum: "MAXIMUM" },
	};
	const body = { data: { type: "custom_field_definition", attributes } };
	const reply = await landfall.fetch("/custom_field_definitions", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body).replace('"MAXIMUM"', "1e999"),
	});
	const pointer = "/data/attributes/validation/maximum";
	expect(await problemsOf(reply, 400)).toEqual([{ code: "invalid", pointer }]);
	const stored = await landfall.fetch("/custom_field_definitions");
	expect(await stored.json()).toMatchObject({ data: [] });
});

it("text that only looks like a NUL is accepted", async () => {
	const reply = await landfall.fetch("/shipments?filter[number]=%2500%5Cu0000");
	expect(reply.status).toBe(200);
});

it("HTTP itself refuses a NUL in a header", async () => {
	const { hostname, port } = new URL(landfall.url);
	const socket = connect(Number(port), hostname);
	socket.write("GET /v2/shipments HTTP/1.1\r\nHost: a\r\nX-Mine: a\0b\r\n\r\n");
	expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});
