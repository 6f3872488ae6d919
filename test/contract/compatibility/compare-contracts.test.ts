import { expect, test } from "vitest";
import { changesAfter, type Part } from "./changed-contract.ts";

/** The place of a change in a contract, the change, and the result of the comparison. */
type Row = readonly [
	name: string,
	path: string,
	change: (part: Part) => void,
	said: string,
	prepare?: ((part: Part) => void) | undefined,
];

const SHIPMENT = "components/schemas/ShipmentAttributes";
const CREATION =
	"components/schemas/TrackingRequestCreateDocumentData/properties/attributes";
const LIST = "paths/~1shipments/get";
const EVENT = "webhooks/tracking_request.succeeded/post";

const set =
	(name: string, value: unknown) =>
	(part: Part): void => {
		part[name] = value;
	};

const remove =
	(name: string) =>
	(part: Part): void => {
		delete part[name];
	};

const push =
	(name: string, value: unknown) =>
	(part: Part): void => {
		part[name] = [...((part[name] as unknown[] | undefined) ?? []), value];
	};

const drop =
	(name: string, value: unknown) =>
	(part: Part): void => {
		part[name] = (part[name] as unknown[]).filter((item) => item !== value);
	};

const parameter = (name: string, isRequired: boolean) => ({
	name,
	in: "query",
	required: isRequired,
	schema: { type: "string" },
});

const BREAKING: readonly Row[] = [
	[
		"an operation goes",
		"paths/~1shipments",
		remove("get"),
		"GET /shipments: was removed",
	],
	[
		"a path goes",
		"paths",
		remove("/shipments/{id}"),
		"GET /shipments/{id}: was removed",
	],
	[
		"an operation gets another id",
		LIST,
		set("operationId", "allShipments"),
		"GET /shipments: the operationId was listShipments and is allShipments",
	],
	[
		"an event goes",
		"webhooks",
		remove("container.created"),
		"webhook container.created: was removed",
	],
	[
		"a value of a request goes",
		`${CREATION}/properties/request_type`,
		set("enum", ["bill_of_lading", "booking_number"]),
		'TrackingRequestCreateDocumentData (in requests) › attributes.request_type: the value "container" was removed',
	],
	[
		"a value of a reply goes",
		`${SHIPMENT}/properties/pod_timezone`,
		remove("x-enum-descriptions"),
		"any value is allowed now",
		set("x-enum-descriptions", { one: "One." }),
	],
	[
		"a closed enumeration of a reply gets a value",
		`${SHIPMENT}/properties/pod_timezone`,
		push("enum", "UTC"),
		'ShipmentAttributes (in replies) › pod_timezone: the value "UTC" is new',
		set("enum", ["Asia/Tokyo"]),
	],
	[
		"a constant changes",
		"components/schemas/ShipmentIdentifier/properties/type",
		set("const", "voyage"),
		'the value "shipment" was removed',
	],
	[
		"a member of a request becomes required",
		CREATION,
		push("required", "ref_numbers"),
		"TrackingRequestCreateDocumentData (in requests) › attributes.ref_numbers: is required now",
	],
	[
		"a new member of a request is required",
		CREATION,
		(part) => {
			part.properties = {
				...part.properties,
				incoterm: { type: "string" },
			};
			push("required", "incoterm")(part);
		},
		"attributes.incoterm: is new and required",
	],
	[
		"a member of a request goes",
		`${CREATION}/properties`,
		remove("ref_numbers"),
		"attributes.ref_numbers: was removed",
	],
	[
		"null is no longer taken",
		`${CREATION}/properties/scac`,
		set("type", "string"),
		"attributes.scac: cannot be null now",
		set("type", ["string", "null"]),
	],
	[
		"a pattern of a request changes",
		`${CREATION}/properties/request_number`,
		set("pattern", "^[0-9]+$"),
		"`pattern`",
	],
	[
		"a request may be shorter than before",
		`${CREATION}/properties/request_number`,
		set("maxLength", 4),
		"`maxLength` was",
	],
	[
		"a list of a request holds fewer items",
		`${CREATION}/properties/ref_numbers`,
		set("maxItems", 1),
		"`maxItems` was",
	],
	[
		"a reply may be null",
		`${SHIPMENT}/properties/created_at`,
		set("type", ["string", "null"]),
		"ShipmentAttributes (in replies) › created_at: can be null now",
	],
	[
		"a member of a reply goes",
		`${SHIPMENT}/properties`,
		remove("pod_eta_at"),
		"ShipmentAttributes (in replies) › pod_eta_at: was removed",
	],
	[
		"a member of a reply becomes optional",
		SHIPMENT,
		drop("required", "pod_eta_at"),
		"ShipmentAttributes (in replies) › pod_eta_at: is optional now",
	],
	[
		"a reply has another type",
		`${SHIPMENT}/properties/ref_numbers/items`,
		set("type", "integer"),
		"ShipmentAttributes (in replies) › ref_numbers[]: can be integer now",
	],
	[
		"a format of a reply goes",
		`${SHIPMENT}/properties/pod_eta_at`,
		remove("format"),
		"ShipmentAttributes (in replies) › pod_eta_at: `format` `date-time` no longer applies",
	],
	[
		"an item of a tuple has another type",
		`${SHIPMENT}/properties/pod_timezone`,
		set("prefixItems", [{ type: "number" }, { type: "string" }]),
		"pod_timezone[1]",
		set("prefixItems", [{ type: "number" }, { type: "number" }]),
	],
	[
		"members with a pattern go",
		SHIPMENT,
		remove("patternProperties"),
		"ShipmentAttributes (in replies) › /^x-/: was removed",
		set("patternProperties", { "^x-": { type: "string" } }),
	],
	[
		"a choice of a reply is new",
		`${SHIPMENT}/properties/pod_timezone`,
		set("anyOf", [{ const: "one" }, { const: "two" }]),
		'can be "two", too',
		set("anyOf", [{ const: "one" }]),
	],
	[
		"a condition on a member with the name of an annotation changes",
		SHIPMENT,
		set("if", { properties: { title: { const: "b" } } }),
		"ShipmentAttributes (in replies): `if` has changed",
		set("if", { properties: { title: { const: "a" } } }),
	],
	[
		"a parameter goes",
		LIST,
		(part) => {
			part.parameters = part.parameters?.filter(({ name }) => name !== "q");
		},
		"GET /shipments › query q: was removed",
	],
	[
		"a new parameter is required",
		LIST,
		push("parameters", parameter("incoterm", true)),
		"GET /shipments › query incoterm: is new and required",
	],
	[
		"a parameter is written in another way",
		LIST,
		(part) => {
			set(
				"style",
				"pipeDelimited",
			)(part.parameters?.find(({ name }) => name === "include") as Part);
		},
		"GET /shipments › query include: `style` has changed",
	],
	[
		"the body becomes required",
		"paths/~1webhooks~1trigger/post/requestBody",
		set("required", true),
		"POST /webhooks/trigger › body: is required now",
		set("required", false),
	],
	[
		"a media type goes",
		"paths/~1tracking_requests/post/requestBody/content",
		remove("application/json"),
		"POST /tracking_requests › body: `application/json` was removed",
	],
	[
		"a reply has another status",
		"paths/~1webhooks/post/responses",
		(part) => {
			part["202"] = part["201"];
			delete part["201"];
		},
		"POST /webhooks › 201: was removed",
	],
	[
		"a header of a reply goes",
		`${LIST}/responses/200/headers`,
		remove("ETag"),
		"GET /shipments › 200.header etag: was removed",
	],
	[
		"a security scheme changes",
		"components/securitySchemes/tokenAuth",
		set("name", "X-Api-Key"),
		"security scheme tokenAuth: works in another way",
	],
	[
		"an open operation asks for a key",
		"paths/~1shipments/get",
		remove("security"),
		"GET /shipments: no longer takes no credentials",
		set("security", []),
	],
	[
		"a notification loses a header",
		EVENT,
		remove("parameters"),
		"webhook tracking_request.succeeded › header",
		undefined,
	],
	[
		"a notification loses a member",
		"components/schemas/WebhookNotificationAttributes/properties",
		remove("event"),
		"WebhookNotificationAttributes (in replies) › event: was removed",
	],
	[
		"a default changes",
		"components/parameters/PageSize/schema",
		set("default", 7),
		"the default was",
	],
	[
		"nothing is served at the old path",
		"servers/0",
		set("url", "https://api.example/v1"),
		"servers: nothing is served at `/v2` now",
	],
];

const ADDITIVE: readonly Row[] = [
	[
		"a new operation",
		"paths/~1shipments",
		set("post", { operationId: "createShipment", responses: {} }),
		"POST /shipments: is new",
	],
	[
		"a new event",
		"webhooks",
		set("container.lost", {
			post: { operationId: "onContainerLost", responses: {} },
		}),
		"webhook container.lost: is new",
	],
	[
		"a new member of a reply",
		`${SHIPMENT}/properties`,
		set("incoterm", { type: "string" }),
		"ShipmentAttributes (in replies) › incoterm: is new",
	],
	[
		"a new optional member of a request",
		`${CREATION}/properties`,
		set("incoterm", { type: "string" }),
		"attributes.incoterm: is new",
	],
	[
		"a member of a reply that becomes always present",
		SHIPMENT,
		push("required", "pod_timezone"),
		"ShipmentAttributes (in replies) › pod_timezone: is required now",
		drop("required", "pod_timezone"),
	],
	[
		"a member of a request that becomes optional",
		CREATION,
		drop("required", "request_type"),
		"attributes.request_type: is optional now",
	],
	[
		"a new value of a request",
		`${CREATION}/properties/request_type`,
		push("enum", "seal"),
		'the value "seal" is new',
	],
	[
		"a new value of an open enumeration",
		"components/schemas/ErrorCode/x-enum-descriptions",
		set("unheard_of", "422. New."),
		'ErrorCode (in replies): the value "unheard_of" is new',
	],
	[
		"a request that may be null",
		`${CREATION}/properties/scac`,
		set("type", ["string", "null"]),
		"attributes.scac: can be null now",
		set("type", "string"),
	],
	[
		"a reply that can no longer be null",
		`${SHIPMENT}/properties/pod_eta_at`,
		set("type", "string"),
		"ShipmentAttributes (in replies) › pod_eta_at: cannot be null now",
	],
	[
		"a longer request",
		`${CREATION}/properties/request_number`,
		set("maxLength", 10_000),
		"`maxLength` was",
	],
	[
		"a request without its pattern",
		`${CREATION}/properties/request_number`,
		remove("pattern"),
		"`pattern` `^x` no longer applies",
		set("pattern", "^x"),
	],
	[
		"a new optional parameter",
		LIST,
		push("parameters", parameter("incoterm", false)),
		"GET /shipments › query incoterm: is new",
	],
	[
		"a new header of a reply",
		`${LIST}/responses/200/headers`,
		set("Age", { schema: { type: "string" } }),
		"GET /shipments › 200.header age: is new",
	],
	[
		"a new error",
		`${LIST}/responses`,
		set("409", { description: "Conflict." }),
		"GET /shipments › 409: is new",
	],
	[
		"a new media type",
		"paths/~1tracking_requests/post/requestBody/content",
		set("text/csv", {}),
		"POST /tracking_requests › body: `text/csv` is possible, too",
	],
	[
		"another way to authenticate",
		LIST,
		push("security", { bearerAuth: [] }),
		"GET /shipments: takes bearerAuth, too",
		set("security", [{ tokenAuth: [] }]),
	],
	[
		"a deprecation",
		LIST,
		set("deprecated", true),
		"GET /shipments: is deprecated",
	],
];

for (const [name, path, change, said, prepare] of BREAKING)
	test(`${name}: the change breaks clients`, () => {
		const breaking = changesAfter(path, change, prepare).filter((line) =>
			line.startsWith("breaking: "),
		);
		expect(breaking.join("\n")).toContain(said);
	});

for (const [name, path, change, said, prepare] of ADDITIVE)
	test(`${name}: the change does not break clients`, () => {
		const changes = changesAfter(path, change, prepare);
		expect(changes.join("\n")).toContain(said);
		expect(changes.filter((line) => line.startsWith("breaking: "))).toEqual([]);
	});

test("a contract does not differ from itself", () => {
	expect(changesAfter("info", () => {})).toEqual([]);
});

test("changes of words do not affect clients", () => {
	const changes = changesAfter(`${SHIPMENT}/properties/pod_eta_at`, (part) => {
		part.description = "When the vessel is expected.";
		part.examples = [];
	});
	expect(changes).toEqual([]);
});
