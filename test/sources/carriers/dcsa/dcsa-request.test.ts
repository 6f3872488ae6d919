import { expect, test } from "vitest";
import {
	carrierNumber,
	eventsUrl,
	type NumberRules,
} from "../../../../server/sources/carriers/dcsa/dcsa-request.ts";
import { DIALECTS } from "../../../../server/sources/carriers/dcsa/dcsa-request-versions.ts";
import type { Inquiry } from "../../../../server/sources/contracts/carrier.ts";
import { CarrierError } from "../../../../server/sources/requests/carrier-errors.ts";

const EVERGREEN = { strippedPrefixes: ["EGLV"] };
const MAERSK = { strippedPrefixes: ["MAEU", "SEAU"] };
const AS_IT_IS = { strippedPrefixes: [] };
const WITH_PREFIX = { strippedPrefixes: [], addedPrefix: "ZIMU" };
const WITH_CONTAINER = { strippedPrefixes: ["HDMU"], needsContainer: true };

test.each<[Inquiry["requestType"], string, NumberRules, string]>([
	["bill_of_lading", "EGLV123456789012", EVERGREEN, "123456789012"],
	["bill_of_lading", "eglv 1234-5678.9012", EVERGREEN, "123456789012"],
	["bill_of_lading", "123456789012", EVERGREEN, "123456789012"],
	["bill_of_lading", "SEAU123456789", MAERSK, "123456789"],
	["bill_of_lading", "EGLV123456789012", AS_IT_IS, "EGLV123456789012"],
	["bill_of_lading", "EGLV", EVERGREEN, "EGLV"],
	["booking", "EGLV100200300", EVERGREEN, "100200300"],
	["booking", "ABC/123", AS_IT_IS, "ABC/123"],
	["container", "EGLV1234567", EVERGREEN, "EGLV1234567"],
	["container", "csqu 305438-3", AS_IT_IS, "CSQU3054383"],
	["container", "ＣＳＱＵ３０５４３８３", AS_IT_IS, "CSQU3054383"],
	["container", "CSQU 305438-3 / 45G1", AS_IT_IS, "CSQU3054383"],
	["container", "csqu3054383 40hc", AS_IT_IS, "CSQU3054383"],
	["bill_of_lading", "CSQU3054383 45G1", AS_IT_IS, "CSQU305438345G1"],
	["bill_of_lading", "HKG123456", WITH_PREFIX, "ZIMUHKG123456"],
	["bill_of_lading", "zimu HKG123456", WITH_PREFIX, "ZIMUHKG123456"],
	["booking", "HKG123456", WITH_PREFIX, "HKG123456"],
	["booking", "ABC / csqu 305438-3", AS_IT_IS, "ABC"],
	["bill_of_lading", "EGLV1/CSQU3054383", EVERGREEN, "1"],
	["booking", "HDMUPLU12345/CSQU3054383", WITH_CONTAINER, "PLU12345"],
	["container", "CSQU3054383", WITH_CONTAINER, "CSQU3054383"],
])(
	"%s %s is requested in the line's form",
	(requestType, requestNumber, rules, want) => {
		expect(carrierNumber({ requestType, requestNumber }, rules).own).toBe(want);
	},
);

test.each<[Inquiry["requestType"], number]>([
	["bill_of_lading", 20],
	["booking", 35],
	["container", 15],
])("a %s number has at most %i characters", (requestType, most) => {
	const ask = (length: number) => () =>
		carrierNumber({ requestType, requestNumber: "X".repeat(length) }, AS_IT_IS);
	expect(ask(most)().own).toHaveLength(most);
	expect(ask(most + 1)).toThrow(
		`a ${requestType} number has 1 to ${most} letters and digits`,
	);
});

test.each<[Inquiry["requestType"], string]>([
	["bill_of_lading", " - . "],
	["booking", "\u0000BOX"],
	["bill_of_lading", "X".repeat(21)],
	["booking", "X".repeat(36)],
	["container", "X".repeat(16)],
	["booking", `${"X".repeat(36)}/CSQU3054383`],
	["booking", "/CSQU3054383"],
	["booking", "BOX\u0000"],
	["booking", "📦📦📦"],
	["booking", "ÄÖÜ"],
])("%s %j is not sent at all", (requestType, requestNumber) => {
	const ask = () => carrierNumber({ requestType, requestNumber }, AS_IT_IS);
	expect(ask).toThrow(CarrierError);
	expect(ask).toThrow(expect.objectContaining({ code: "invalid_number" }));
});

test("a line that needs booking and container together is an error when one is missing", () => {
	const ask = () =>
		carrierNumber(
			{ requestType: "booking", requestNumber: "PLU12345" },
			WITH_CONTAINER,
		);
	expect(ask).toThrow(
		expect.objectContaining({
			code: "invalid_number",
			message: expect.stringContaining("<number>/<container>"),
		}),
	);
});

const ADDRESS = {
	baseUrl: "https://example.com/api/",
	eventsPath: "/v2/events",
};

test.each<[keyof typeof DIALECTS, Inquiry["requestType"], string, string]>([
	[
		"dcsa-2.2",
		"bill_of_lading",
		"A/1&B=2",
		"transportDocumentReference=A%2F1%26B%3D2",
	],
	["dcsa-2.2", "booking", "A", "carrierBookingReference=A"],
	["dcsa-2.2", "container", "A", "equipmentReference=A"],
	[
		"dcsa-2.2",
		"booking",
		"A/CSQU3054383",
		"carrierBookingReference=A&equipmentReference=CSQU3054383",
	],
	["dcsa-3.0-beta1", "bill_of_lading", "A", "documentReference=A"],
	[
		"dcsa-3.0-beta1",
		"booking",
		"A/CSQU3054383",
		"documentReference=A&equipmentReference=CSQU3054383",
	],
	["dcsa-3.0-beta1", "container", "A", "equipmentReference=A"],
	["dcsa-3.0", "bill_of_lading", "A", "transportDocumentReference=A"],
	[
		"dcsa-3.0",
		"bill_of_lading",
		"A/CSQU3054383",
		"transportDocumentReference=A&equipmentReference=CSQU3054383",
	],
	["dcsa-3.0", "booking", "A", "carrierBookingReference=A"],
	[
		"dcsa-3.0",
		"booking",
		"A/CSQU3054383",
		"carrierBookingReference=A&equipmentReference=CSQU3054383",
	],
	["dcsa-3.0", "container", "A", "equipmentReference=A"],
])(
	"in %s a %s %s is requested by its filters",
	(dialect, requestType, requestNumber, want) => {
		const number = carrierNumber({ requestType, requestNumber }, AS_IT_IS);
		expect(eventsUrl(ADDRESS, DIALECTS[dialect].filters, number).href).toBe(
			`https://example.com/api/v2/events?${want}`,
		);
	},
);

test.each(["", "/", "//"])("an address may end with %j", (end) => {
	const { filters } = DIALECTS["dcsa-2.2"];
	const number = { own: "A", values: { booking: "A" } };
	const address = { ...ADDRESS, baseUrl: `https://example.com/api${end}` };
	expect(eventsUrl(address, filters, number).pathname).toBe("/api/v2/events");
});
