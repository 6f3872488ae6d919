import { expect, test } from "vitest";
import {
	requestedContainer,
	requestedDocuments,
	shipmentNumbers,
} from "../../../server/recording/derivation/request-numbers.ts";
import type { TrackingRequestTable } from "../../../server/resources/tracking-requests/tracking-request-table.ts";
import type { Journey } from "../../../server/tracking/journey/journey.ts";

type Type = TrackingRequestTable["request_type"];

const requestOf = (type: Type) =>
	({ request_type: type, number_key: "MAEU1" }) as TrackingRequestTable;

test.each<[Type, string[], string[], string[]]>([
	["bill_of_lading", ["B1"], ["K1"], ["B1"]],
	["booking_number", ["B1", "B2"], ["K1"], ["B1", "B2"]],
	["booking_number", [], ["K1", "K2"], ["K1", "K2"]],
	["container", [], ["K1"], ["K1"]],
	["bill_of_lading", [], ["K1"], ["1"]],
	["booking_number", [], [], ["1"]],
	["booking_number", ["b 1", "B1", "B-1"], [], ["B1"]],
])(
	"a request for a %s with the bills %j and the bookings %j is known by %j",
	(type, billsOfLading, bookings, want) => {
		const journey = {
			shipment: { billsOfLading, bookings },
		} as unknown as Journey;
		expect(shipmentNumbers(journey, requestOf(type), "1")).toEqual(want);
	},
);

test.each<[Type, string, readonly string[], string | null]>([
	["bill_of_lading", "1", ["MAEU1", "1"], null],
	["booking_number", "MAEU1", ["MAEU1"], null],
	["container", "1", [], "MAEU1"],
])(
	"a request for a %s, sent as %s, names the documents %j and the container %s",
	(type, sent, documents, container) => {
		const request = requestOf(type);
		expect(requestedDocuments(request, sent)).toEqual(documents);
		expect(requestedContainer(request)).toBe(container);
	},
);
