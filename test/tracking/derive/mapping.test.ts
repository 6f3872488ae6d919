import { expect, it } from "vitest";
import {
	SHIPMENT_RULES,
	type ShipmentEvidence,
} from "../../../server/tracking/derive/shipment-attribute-rules.ts";
import { containerOf, day, messages, shipmentOf } from "../messages.ts";

/** A direct voyage, to which each row adds messages. */
const VOYAGE = `
	ACT 6  DEPA CNSHA ship:ALPHA said:6
	ACT 20 ARRI USLAX ship:ALPHA said:20
`;
const TRAIN = `
	ACT 23 DEPA USLAX rail
	EST 26 ARRI USCHI rail at:ramp said:23
`;

const facility = (facilityCode: string, locode: string) => ({
	facilityCode,
	facilityCodeList: "SMDG",
	locode,
});

/** [the added messages, the values in the shipment's record] */
const SHIPMENT: readonly (readonly [string, Record<string, unknown>])[] = [
	["ACT 1 GTOT CNSHA empty bill:B1", { bill_of_lading_number: "B1" }],
	["ACT 1 TRD:ISSU - bill:B1", { bill_of_lading_number: "B1" }],
	["ACT 1 GTOT CNSHA empty booking:K1", { bookings: ["K1"] }],
	["ACT 1 GTOT CNSHA ref:PO2 ref:FF1", { line_ref_numbers: ["FF1", "PO2"] }],
	["", { line_ref_numbers: [] }],
	[
		"",
		{
			port_of_lading_locode: "CNSHA",
			port_of_lading_name: "Shanghai",
		},
	],
	["", { pol_timezone: "Asia/Shanghai", pod_timezone: "America/Los_Angeles" }],
	[
		"",
		{
			port_of_discharge_locode: "USLAX",
			port_of_discharge_name: "Los Angeles",
		},
	],
	[
		"",
		{
			destination_locode: null,
			destination_timezone: null,
			destination_eta_at: null,
		},
	],
	[
		TRAIN,
		{
			destination_locode: "USCHI",
			destination_name: "Chicago",
		},
	],
	[TRAIN, { destination_timezone: "America/Chicago" }],
	["PLN 4 DEPA CNSHA ship:ALPHA", { pol_etd_at: day(4) }],
	[
		"PLN 4 DEPA CNSHA ship:ALPHA\nEST 5 DEPA CNSHA ship:ALPHA said:-10",
		{ pol_etd_at: day(5) },
	],
	[
		"EST 5 DEPA CNSHA ship:ALPHA said:2\nEST 7 DEPA CNSHA ship:ALPHA said:3",
		{ pol_etd_at: day(7), pol_original_etd_at: day(5) },
	],
	["", { pol_atd_at: day(6), pol_etd_at: null }],
	["PLN 18 ARRI USLAX ship:ALPHA", { pod_eta_at: day(18) }],
	[
		"PLN 18 ARRI USLAX ship:ALPHA said:1\nEST 19 ARRI USLAX ship:ALPHA said:2",
		{ pod_eta_at: day(19), pod_original_eta_at: day(18) },
	],
	["", { pod_ata_at: day(20) }],
	[
		TRAIN,
		{
			destination_eta_at: day(26),
			destination_original_eta_at: day(26),
			destination_ata_at: null,
		},
	],
	[
		`${TRAIN} ACT 27 ARRI USCHI rail at:ramp`,
		{ destination_ata_at: day(27), destination_eta_at: day(26) },
	],
	[
		"",
		{ pod_vessel_name: "ALPHA", pod_vessel_imo: null, pod_voyage_number: null },
	],
	[
		"EST 20 ARRI USLAX ship:ALPHA voyage:101E/101W",
		{ pod_voyage_number: "101E" },
	],
	["EST 20 ARRI USLAX ship:ALPHA voyage:/101W", { pod_voyage_number: "101W" }],
	[
		"ACT 21 DISC USLAX ship:ALPHA at:port_terminal:TRP",
		{ podTerminal: facility("TRP", "USLAX") },
	],
	[
		"EST 20 ARRI USLAX ship:ALPHA at:port_terminal:TRP",
		{ podTerminal: facility("TRP", "USLAX") },
	],
	["ACT 6 DEPA CNSHA ship:ALPHA at:port_terminal:YS", { podTerminal: null }],
	[
		"ACT 28 DISC USCHI rail at:ramp:BNSF",
		{ destinationTerminal: facility("BNSF", "USCHI") },
	],
	["ACT 1 BKG:CONF - booking:K1", { isBookingCancelled: false }],
	["ACT 1 BKG:CONF -\nACT 2 BKG:CANC -", { isBookingCancelled: true }],
	["ACT 1 BKG:CANC -\nACT 2 BKG:CONF -", { isBookingCancelled: false }],
	[
		"ACT 1 BKG:CANC - doc:K1\nACT 1 BKG:CONF - doc:K2",
		{ isBookingCancelled: false },
	],
	[
		"ACT 1 BKG:CANC - doc:K1\nACT 2 BKG:CANC - doc:K2",
		{ isBookingCancelled: true },
	],
	["EST 1 BKG:CANC -", { isBookingCancelled: false }],
	["ACT 1 TRD:CANC -", { isBookingCancelled: false }],
	["", { isBookingCancelled: false, billsOfLading: [], bookings: [] }],
	[
		"ACT 1 GTOT CNSHA empty bill:B2 bill:B1 booking:K2\nACT 3 GTIN CNSHA bill:B2 booking:K2 booking:K1",
		{
			billsOfLading: ["B1", "B2"],
			bookings: ["K1", "K2"],
			bill_of_lading_number: "B1",
		},
	],
];

it.each(SHIPMENT)("the shipment: %s gives %j", (lines, want) => {
	expect(shipmentOf(VOYAGE + lines)).toMatchObject(want);
});

/** [the added messages, the values in the container's record] */
const CONTAINER: readonly (readonly [string, Record<string, unknown>])[] = [
	["ACT 1 GTOT CNSHA empty", { number: "MSKU1234565" }],
	[
		"ACT 1 GTOT CNSHA empty iso:22R1",
		{
			equipment_type: "reefer",
			equipment_length: 20,
			equipment_height: "standard",
		},
	],
	[
		"ACT 1 GTOT CNSHA empty",
		{ equipment_type: null, equipment_length: null, equipment_height: null },
	],
	[
		"ACT 3 GTIN CNSHA seal:OLD\nACT 4 INSP CNSHA seal:NEW",
		{ seal_number: "NEW" },
	],
	["ACT 1 GTOT CNSHA empty", { empty_out_at: day(1) }],
	["ACT 1 PICK CNSHA empty at:depot", { empty_out_at: day(1) }],
	["ACT 1 GTOT CNNGB empty", { empty_out_at: day(1) }],
	["ACT 3 GTIN CNSHA", { pol_full_in_at: day(3) }],
	["ACT 2 GTIN CNNGB at:ramp", { pol_full_in_at: day(2) }],
	["ACT 2 GTIN CNNGB at:ramp\nACT 3 GTIN CNSHA", { pol_full_in_at: day(3) }],
	[
		"ACT 5 LOAD CNSHA ship:ALPHA",
		{ pol_vessel_loaded_at: day(5), pol_vessel_departed_at: day(6) },
	],
	["ACT 5 LOAD CNSHA ship:ALPHA empty", { pol_vessel_loaded_at: null }],
	["PLN 5 LOAD CNSHA ship:ALPHA", { pol_vessel_loaded_at: null }],
	[
		"ACT 1 GTOT CNSHA empty",
		{ pod_arrived_at: day(20), pod_timezone: "America/Los_Angeles" },
	],
	["ACT 21 DISC USLAX ship:ALPHA", { pod_discharged_at: day(21) }],
	["ACT 23 GTOT USLAX truck", { pod_full_out_at: day(23) }],
	["ACT 23 GTOT USLAX", { pod_full_out_at: day(23) }],
	["ACT 23 PICK USLAX truck", { pod_full_out_at: day(23) }],
	["ACT 23 GTOT USLAX rail", { pod_full_out_at: null }],
	["ACT 23 GTOT USLAX barge", { pod_full_out_at: null }],
	[`ACT 22 GTOT USLAX\n${TRAIN}`, { pod_full_out_at: null }],
	[
		"ACT 22 GTOT USLAX truck\nACT 23 LOAD USLAX rail",
		{ pod_full_out_at: null, pod_rail_loaded_at: day(23) },
	],
	[
		"ACT 28 ARRI USCHI at:ramp\nACT 22 GTOT USLAX rail",
		{ ind_ata_at: day(28) },
	],
	[
		"ACT 22 GTOT USLAX truck\nPLN 26 ARRI USCHI rail",
		{ pod_full_out_at: day(22) },
	],
	[
		"ACT 22 LOAD USLAX rail",
		{ pod_rail_loaded_at: day(22), pod_rail_departed_at: null },
	],
	[
		`ACT 22 LOAD USLAX rail\n${TRAIN}`,
		{ pod_rail_departed_at: day(23), ind_eta_at: day(26), ind_ata_at: null },
	],
	["ACT 22 LOAD USLAX rail\nACT 27 ARRI USCHI rail", { ind_ata_at: day(27) }],
	[
		"ACT 28 DISC USCHI rail at:ramp",
		{
			ind_rail_unloaded_at: day(28),
			final_destination_timezone: "America/Chicago",
		},
	],
	[
		"ACT 28 DISC USCHI rail\nACT 30 GTOT USCHI truck",
		{ final_destination_full_out_at: day(30), pod_full_out_at: null },
	],
	[
		"ACT 28 DISC USCHI rail\nACT 30 PICK USCHI",
		{ final_destination_full_out_at: day(30) },
	],
	[
		"ACT 33 GTIN USOAK empty at:depot",
		{
			empty_terminated_at: day(33),
			empty_terminated_timezone: "America/Los_Angeles",
		},
	],
	[
		"ACT 33 DROP USLAX empty at:port_terminal",
		{ empty_terminated_at: day(33) },
	],
	["ACT 33 GTIN USLAX empty", { empty_terminated_at: day(33) }],
	[
		"ACT 33 DROP USLAX empty at:customer_location",
		{ empty_terminated_at: null },
	],
	["ACT 33 GTIN USLAX", { empty_terminated_at: null }],
	["ACT 33 GTIN USLAX filling?", { empty_terminated_at: null }],
	["EST 33 GTIN USLAX empty", { empty_terminated_at: null }],
];

it.each(CONTAINER)("the container: %s gives %j", (lines, want) => {
	expect(containerOf(VOYAGE + lines)).toMatchObject(want);
});

it("a shipment has at most a hundred references", () => {
	const references = Array.from({ length: 101 }, (_, at) => `R${100 + at}`);
	const words = references.map((reference) => `ref:${reference}`).join(" ");
	const { line_ref_numbers } = shipmentOf(`ACT 6 DEPA CNSHA ship:A ${words}`);
	expect(line_ref_numbers).toEqual(references.slice(0, 100));
});

it("the references of a shipment have the latest message that added one as their origin", () => {
	const said = messages(`
		ACT 1 GTOT CNSHA ref:PO2
		ACT 2 GTIN CNSHA ref:FF1 ref:PO2
		ACT 3 LOAD CNSHA ref:PO2
	`);
	const evidence = { messages: said } as unknown as ShipmentEvidence;
	const { value, from } = SHIPMENT_RULES.line_ref_numbers(evidence);
	expect([value, from?.occurredAt]).toEqual([["FF1", "PO2"], day(2)]);
});
