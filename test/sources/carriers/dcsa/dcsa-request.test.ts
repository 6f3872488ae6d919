import { expect, test } from "vitest";
import type { Inquiry } from "../../../../server/sources/carriers/carrier.ts";
import { CarrierError } from "../../../../server/sources/carriers/carrier-errors.ts";
import {
	eventsUrl,
	normalizeNumber,
} from "../../../../server/sources/carriers/dcsa/dcsa-request.ts";

const EVERGREEN = { strippedPrefixes: ["EGLV"] };
const MAERSK = { strippedPrefixes: ["MAEU", "SEAU"] };
const AS_IT_IS = { strippedPrefixes: [] };

test.each<
	[Inquiry["requestType"], string, { strippedPrefixes: string[] }, string]
>([
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
])(
	"%s %s is asked as the line knows it",
	(requestType, requestNumber, rules, want) => {
		expect(normalizeNumber({ requestType, requestNumber }, rules)).toBe(want);
	},
);

test.each<[Inquiry["requestType"], string]>([
	["bill_of_lading", " - . "],
	["bill_of_lading", "X".repeat(21)],
	["booking", "X".repeat(36)],
	["container", "X".repeat(16)],
	["booking", "BOX\u0000"],
	["booking", "📦📦📦"],
	["booking", "ÄÖÜ"],
])("%s %j is not even asked", (requestType, requestNumber) => {
	const ask = () => normalizeNumber({ requestType, requestNumber }, AS_IT_IS);
	expect(ask).toThrow(CarrierError);
	expect(ask).toThrow(expect.objectContaining({ code: "invalid_number" }));
});

test.each<[Inquiry["requestType"], string]>([
	["bill_of_lading", "transportDocumentReference"],
	["booking", "carrierBookingReference"],
	["container", "equipmentReference"],
])("a %s is asked by %s", (requestType, filter) => {
	const base = {
		baseUrl: "https://example.com/api/",
		eventsPath: "/v2/events",
	};
	expect(eventsUrl(base, requestType, "A/1&b=2").href).toBe(
		`https://example.com/api/v2/events?${filter}=A%2F1%26b%3D2`,
	);
});
