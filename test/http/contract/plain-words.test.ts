import { expect, it } from "vitest";
import { loadContract } from "../../../server/http/contract/contract.ts";
import { plainWords } from "../../../server/http/contract/plain-words.ts";
import { requestContract } from "../../../server/http/contract/request-contract.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import { errorDocumentOf } from "../../support/replies/problems.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });

async function detailsOf(path: string, body?: object): Promise<string[]> {
	const reply = await landfall.fetch(path, {
		...(body && { method: "POST", body: JSON.stringify(body) }),
		headers: {
			"content-type": "application/json",
			...(body && { prefer: "handling=strict" }),
		},
	});
	const { errors } = await errorDocumentOf(reply, body ? 422 : 400);
	return errors.map(({ detail }) => detail ?? "");
}

const at = "/data/attributes";
const URL_OF_ERP = "https://93.184.215.14/";
const EVENT = "container.created";

it.each<[attributes: object, want: string[]]>([
	[{ events: [] }, [`${at}/events must have at least 1 item`]],
	[
		{ events: [EVENT, EVENT] },
		[`${at}/events must not have the same item twice (items 0 and 1)`],
	],
	[
		{
			headers: [..."abcdefghijklmnopqrstu"].map((name) => ({
				name,
				value: "1",
			})),
		},
		[`${at}/headers must have at most 20 items`],
	],
	[
		{ headers: [{ name: "X A", value: "\u0007" }] },
		[
			`${at}/headers/0/name must be the name of a header`,
			`${at}/headers/0/value must be text that a header can carry: printable ASCII, blanks and tabs`,
		],
	],
	[
		{ url: `${URL_OF_ERP}${"x".repeat(2_048)}` },
		[`${at}/url must have at most 2048 characters`],
	],
	[
		{ url: "ftp://93.184.215.14/" },
		[`${at}/url must be an address that starts with https:// or http://`],
	],
	[
		{ events: ["container.sunk"] },
		[
			`${at}/events/0 must be one of "tracking_request.succeeded", "tracking_request.failed", "tracking_request.awaiting_manifest", "tracking_request.tracking_stopped", "container.created", "container.updated", "container.pod_terminal_changed", "container.transport.empty_out", "container.transport.full_in", "container.transport.vessel_loaded" and 33 more`,
		],
	],
	[{ events: [3] }, [`${at}/events/0 must be of the type string`]],
	[{ active: "yes" }, [`${at}/active must be of the type boolean`]],
	[{ headers: "none" }, [`${at}/headers must be of the type array or null`]],
	[{ active: null }, [`${at}/active must not be blank`]],
	[{ colour: 1 }, [`${at}/colour is not a member that is known here`]],
])(
	"describes the faults of a webhook with %j in plain words, once for each place",
	async (attributes, want) => {
		const body = {
			data: {
				type: "webhook",
				attributes: { url: URL_OF_ERP, active: true, ...attributes },
			},
		};
		expect(await detailsOf("/webhooks", body)).toEqual(want);
	},
);

it.each<[path: string, body: object | undefined, want: string[]]>([
	[
		"/tracking_requests",
		{
			data: {
				type: "webhook",
				attributes: {
					request_number: "-",
					request_type: "parcel",
					scac: "MSC",
				},
			},
		},
		[
			'/data/type must be "tracking_request"',
			`${at}/request_type must be one of "bill_of_lading", "booking", "booking_number", "container"`,
			`${at}/request_number must be letters from A to Z and digits, at least one, with blanks, dots, slashes, hyphens or underscores between them`,
			`${at}/scac must be four letters from A to Z or digits`,
		],
	],
	[
		"/tracking_requests",
		{
			data: {
				type: "tracking_request",
				attributes: {
					request_number: "MSCU6639870",
					request_type: "container",
					scac: 5,
				},
			},
		},
		[`${at}/scac must be of the type string or null`],
	],
	[
		"/custom_field_definitions",
		{
			data: {
				type: "custom_field_definition",
				attributes: {
					entity_type: "Shipment",
					api_slug: "ship",
					display_name: "Ship",
					data_type: "reference",
					reference_type: "vessel",
				},
			},
		},
		[
			`${at}/reference_type must be one of "party", "shipment", "container", "tracking_request", null`,
		],
	],
	[
		`/vessels/${MISSING_ID}?show_positions=TRUE`,
		undefined,
		['show_positions must be one of "", "true", "false"'],
	],
	[
		`/webhooks/${MISSING_ID}/redeliver`,
		{
			data: {
				type: "webhook_redelivery",
				attributes: { created_from: "yesterday" },
			},
		},
		[
			`${at}/created_from must be an instant or a date, such as 2026-07-01T00:00:00Z or 2026-07-01`,
		],
	],
	[
		"/webhook_notifications?page[size]=-1&filter[webhook]=erp",
		undefined,
		["page[size] must be at least 0", "filter[webhook] must be a UUID"],
	],
	[
		"/shipments?page[size]=+16",
		undefined,
		["page[size] must have its reserved characters percent-encoded"],
	],
	...["0x10", "1e1", "%2016", "1.0", ""].map(
		(text): [string, undefined, string[]] => [
			`/shipments?page[size]=${text}`,
			undefined,
			["page[size] must be of the type integer"],
		],
	),
])(
	"describes the faults of a request to %s in plain words",
	async (path, body, want) => {
		expect((await detailsOf(path, body)).sort()).toEqual(want.sort());
	},
);

it("has plain words for every pattern that requests are checked against", () => {
	const { document } = loadContract();
	const toPlain = plainWords(document);
	const patterns = JSON.stringify(requestContract(document)).matchAll(
		/"pattern":("(?:[^"\\]|\\.)*")/g,
	);
	for (const [, text = ""] of patterns) {
		const said = toPlain(`must match pattern "${JSON.parse(text)}"`);
		expect(said, text).not.toContain("of the form");
	}
});

it.each([
	["must be string", "must be of the type string"],
	["must be string,null", "must be of the type string or null"],
	["must NOT have fewer than 1 items", "must have at least 1 item"],
	["must NOT have fewer than 12 items", "must have at least 12 items"],
	["must NOT have more than 12 items", "must have at most 12 items"],
	["must NOT have fewer than 1 characters", "must have at least 1 character"],
	["must NOT have more than 12 characters", "must have at most 12 characters"],
	["must be >= 10", "must be at least 10"],
	["must be <= 10", "must be at most 10"],
	["must be > 10", "must be more than 10"],
	['must match format "uri"', "must be a URL"],
	['must match format "time"', "must have the format time"],
	['must match pattern "^a\n$"', "must be of the form ^a\n$"],
	['must match pattern "^b$"', "must be a word of one letter"],
	["must be equal to one of the allowed values: a", 'must be "a"'],
	[
		"must be equal to one of the allowed values: a, b",
		'must be one of "a", "b"',
	],
	[
		`must be equal to one of the allowed values: ${[..."abcdefghij"].join(", ")}`,
		'must be one of "a", "b", "c", "d", "e", "f", "g", "h", "i", "j"',
	],
	["is not what it should be", "is not what it should be"],
	["so must be string", "so must be string"],
	["it must be >= 10", "it must be >= 10"],
	['it must match format "uri"', 'it must match format "uri"'],
])("rewrites %j as %j", (said, want) => {
	const form = { pattern: "^b$", "x-form": "a word of one letter" };
	const unsaid = { pattern: "^c$", other: [null, form, "text"] };
	const document = { paths: { unsaid } } as unknown as Parameters<
		typeof plainWords
	>[0];
	expect(plainWords(document)(said)).toBe(want);
});
