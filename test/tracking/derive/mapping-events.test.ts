import { expect, it } from "vitest";
import { journeyOf } from "../messages.ts";

/** A direct voyage, to which each row adds messages. */
const VOYAGE = `
	ACT 6  DEPA CNSHA ship:ALPHA said:6
	ACT 20 ARRI USLAX ship:ALPHA said:20
`;
/** [the added messages, the announced events, the stored events] */
const EVENTS: readonly (readonly [string, readonly string[], string | null])[] =
	[
		["ACT 1 GTOT CNSHA empty", ["empty_out"], "empty_out"],
		["ACT 3 GTIN CNSHA", ["full_in"], "full_in"],
		["ACT 5 LOAD CNSHA ship:ALPHA", ["vessel_loaded"], "vessel_loaded"],
		["PLN 5 LOAD CNSHA ship:ALPHA", [], "vessel_loaded"],
		[
			"ACT 21 DISC USLAX ship:ALPHA",
			["vessel_discharged"],
			"vessel_discharged",
		],
		["ACT 22 LOAD USLAX barge:B", ["feeder_loaded"], "feeder_loaded"],
		["ACT 24 DISC USOAK barge:B", ["feeder_discharged"], "feeder_discharged"],
		["ACT 22 LOAD USLAX rail", ["rail_loaded"], "rail_loaded"],
		["ACT 27 DISC USCHI rail", ["rail_unloaded"], "rail_unloaded"],
		["ACT 22 AVPU USLAX", ["available"], "available"],
		["ACT 23 GTOT USLAX truck", ["full_out"], "full_out"],
		["ACT 33 GTIN USLAX empty", ["empty_in"], "empty_in"],
		["ACT 22 CUSR USLAX", [], "customs_release"],
		["ACT 3 STUF CNSHA", [], null],
		// Hapag-Lloyd reports a train only by its gate.
		["ACT 23 GTOT USLAX rail", ["rail_departed"], null],
		["ACT 3 VGM:RECE - ", [], "vgm_received"],
		["ACT 21 SRM:RELS -", [], "carrier_release"],
		["ACT 21 CUS:RELS -", [], "customs_release"],
		["ACT 1 BKG:CONF -", [], null],
	];

it.each(EVENTS)("%s is announced as %j and stored as %s", (line, news, raw) => {
	// The inspection names a container, to which the event of a document can belong.
	const [container] = journeyOf(
		`${VOYAGE} ACT 2 INSP CNSHA\n${line}`,
	).containers;
	const voyage = ["vessel_departed", "vessel_arrived"];
	expect(
		container?.transportEvents
			.map(({ event }) => event.replace("container.transport.", ""))
			.filter((name) => !voyage.includes(name)),
	).toEqual(news);
	expect(
		container?.rawEvents.find(({ observation }) =>
			observation.endsWith(`/${line.trim()}`),
		)?.event,
	).toBe(raw);
});

/** [the moves of a train, barge or vessel, the announced events] */
const TRANSPORT_EVENTS: readonly (readonly [string, readonly string[]])[] = [
	["ACT 6 DEPA CNSHA ship:A", ["vessel_departed"]],
	["EST 6 DEPA CNSHA ship:A", ["estimated.vessel_departed"]],
	[
		"PLN 6 DEPA CNSHA ship:A\nPLN 20 ARRI USLAX ship:A",
		["estimated.vessel_departed", "estimated.vessel_arrived"],
	],
	[
		"ACT 6 DEPA CNSHA ship:A\nACT 20 ARRI USLAX ship:A",
		["vessel_departed", "vessel_arrived"],
	],
	[
		"ACT 12 ARRI SGSIN ship:A\nACT 14 DEPA SGSIN ship:B\nPLN 6 DEPA CNSHA ship:A",
		[
			"estimated.vessel_departed",
			"transshipment_arrived",
			"transshipment_departed",
		],
	],
	[
		`${VOYAGE} ACT 22 DEPA USLAX rail\nACT 26 ARRI USCHI rail`,
		[
			"vessel_departed",
			"vessel_arrived",
			"rail_departed",
			"rail_arrived",
			"arrived_at_inland_destination",
		],
	],
	[
		`${VOYAGE} ACT 22 DEPA USLAX rail\nEST 26 ARRI USCHI rail`,
		[
			"vessel_departed",
			"vessel_arrived",
			"rail_departed",
			"estimated.arrived_at_inland_destination",
		],
	],
	[
		`${VOYAGE} ACT 22 DEPA USLAX barge\nACT 23 ARRI USOAK barge`,
		[
			"vessel_departed",
			"vessel_arrived",
			"feeder_departed",
			"feeder_arrived",
			"arrived_at_inland_destination",
		],
	],
	[
		`${VOYAGE} ACT 26 ARRI USCHI truck at:inland_terminal`,
		["vessel_departed", "vessel_arrived", "arrived_at_inland_destination"],
	],
];

it.each(TRANSPORT_EVENTS)("%s is announced as %j", (lines, want) => {
	const [container] = journeyOf(`ACT 2 INSP CNSHA\n${lines}`).containers;
	expect(
		container?.transportEvents.map(({ event }) =>
			event.replace("container.transport.", ""),
		),
	).toEqual(want);
});
