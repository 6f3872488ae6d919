import { expect, it } from "vitest";
import { placeObservations } from "../../../server/tracking/route/message-roles.ts";
import { compareTime } from "../../../server/tracking/settle/settle.ts";
import { BOX, messages, say } from "../messages.ts";

const VOYAGE = `
	ACT 6  DEPA CNSHA ship:A
	ACT 20 ARRI USLAX ship:A
`;
const VIA_HUB = `
	ACT 6  DEPA CNSHA ship:A
	ACT 9  ARRI SGSIN ship:A
	ACT 16 DEPA SGSIN ship:B
	ACT 20 ARRI USLAX ship:B
`;
const AND_BACK = `
	ACT 6  DEPA CNSHA ship:A call:1
	ACT 9  ARRI SGSIN ship:A call:2
	ACT 10 DEPA SGSIN ship:A call:2
	ACT 20 ARRI CNSHA ship:A call:3
`;
const NOT_SAILED = "EST 6 DEPA CNSHA ship:A\nEST 20 ARRI USLAX ship:A";
const TRAIN = `${VOYAGE}
	ACT 24 ARRI USKCK rail
	ACT 25 DEPA USKCK rail
	EST 26 ARRI USCHI rail
`;
const PLANNED_TRAIN = `${VOYAGE} PLN 23 DEPA USLAX rail`;
const TRAIN_OF_OTHERS = `${VOYAGE} ACT 23 DEPA USLAX rail`;
const OWN_TRAIN = `${VOYAGE} ACT 23 LOAD USLAX rail`;

/** [a message, other messages, its role] */
it.each([
	["ACT 6 DEPA CNSHA ship:A", "", "pol"],
	["ACT 20 ARRI USLAX ship:A", "", "pod"],
	["ACT 3 GTIN CNSHA truck", VOYAGE, "pol"],
	["ACT 30 GTIN CNSHA empty truck", VOYAGE, "pol"],
	["ACT 3 GTOT CNNGB truck", VOYAGE, "origin"],
	["ACT 6 GTOT CNNGB truck", VOYAGE, "onward"],
	["EST 5 GTOT CNNGB truck", VOYAGE, "origin"],
	["EST 6 GTOT CNNGB truck", VOYAGE, "onward"],
	["EST 5 GTOT CNNGB truck", NOT_SAILED, "origin"],
	["EST 7 GTOT CNNGB truck", NOT_SAILED, "onward"],
	["ACT 7 GTOT CNNGB truck", NOT_SAILED, "origin"],
	["ACT 7 GTOT CNNGB truck", "", "origin"],
	["ACT 23 GTOT USLAX truck", VOYAGE, "pod"],
	["ACT 6 GTIN USLAX truck", VOYAGE, "pod"],
	["ACT 5 GTIN USLAX truck", VOYAGE, "origin"],
	["EST 5 GTIN USLAX truck", VOYAGE, "pod"],
	["ACT 7 GTIN USLAX truck", NOT_SAILED, "pod"],
	["ACT 10 GTIN SGSIN truck", VIA_HUB, "transshipment"],
	["ACT 5 GTIN SGSIN truck", VIA_HUB, "transshipment"],
	["ACT 10 GTIN SGSIN truck", AND_BACK, "onward"],
	["ACT 5 GTIN CNSHA truck", AND_BACK, "pol"],
	["ACT 23 GTOT CNSHA truck", AND_BACK, "pod"],
	["ACT 3 GTIN CNNGB truck phase:import", VOYAGE, "onward"],
	["ACT 25 GTIN CNNGB truck phase:export", VOYAGE, "origin"],
	["ACT 25 GTIN USLAX truck phase:transshipment", VOYAGE, "transshipment"],
	["ACT 23 GTOT - truck", VOYAGE, "unplaced"],
	["ACT 8 ARRI - ship:A", VOYAGE, "unplaced"],
	["ACT 1 BKG:CONF -", VOYAGE, "unplaced"],
	["ACT 1 BKG:CONF CNSHA", VOYAGE, "unplaced"],
	["EST 5 DEPA CNSHA ship:B said:-20", VOYAGE, "superseded"],
	["EST 5 ARRI - ship:B", VOYAGE, "unplaced"],
	["EST 26 ARRI USCHI rail", TRAIN, "destination"],
	["ACT 28 GTOT USCHI truck", TRAIN, "destination"],
	["ACT 24 ARRI USKCK rail", TRAIN, "onward"],
	["ACT 28 GTOT USOAK truck", TRAIN, "onward"],
	["ACT 28 GTOT USCHI truck at:ramp", VOYAGE, "destination"],
	["ACT 22 GTOT USLAX rail", VOYAGE, "transfer"],
	["ACT 22 PICK USLAX barge:B", VOYAGE, "transfer"],
	["ACT 22 GTIN USLAX rail", VOYAGE, "pod"],
	["ACT 22 GTOT USLAX", VOYAGE, "pod"],
	["ACT 22 GTOT USLAX", PLANNED_TRAIN, "transfer"],
	["ACT 22 PICK USLAX", PLANNED_TRAIN, "transfer"],
	["ACT 22 INSP USLAX", PLANNED_TRAIN, "pod"],
	["ACT 22 GTOT USLAX truck", PLANNED_TRAIN, "pod"],
	["ACT 22 GTOT USLAX truck", TRAIN_OF_OTHERS, "pod"],
	["ACT 22 GTOT USLAX truck", OWN_TRAIN, "transfer"],
	["ACT 22 GTOT USLAX truck", OWN_TRAIN.replace("ACT 23", "PLN 23"), "pod"],
	["ACT 22 GTOT USLAX truck", OWN_TRAIN.replace("LOAD", "INSP"), "pod"],
	["ACT 22 GTOT USLAX truck", `${VOYAGE} ACT 23 GTOT USLAX rail`, "transfer"],
	[
		"ACT 22 GTOT USLAX truck",
		`${OWN_TRAIN}\nPLN 24 DEPA USKCK rail`,
		"transfer",
	],
	["ACT 22 INSP USLAX", OWN_TRAIN, "pod"],
	[
		"ACT 22 GTOT USLAX truck",
		`${VOYAGE} ACT 28 GTIN USCHI truck at:ramp`,
		"transfer",
	],
	[
		"ACT 22 GTOT USLAX truck",
		`${VOYAGE} ACT 28 ARRI USCHI truck at:ramp`,
		"transfer",
	],
	[
		"ACT 22 GTOT USLAX truck",
		`${VOYAGE} ACT 28 ARRI USCHI truck at:inland_terminal`,
		"transfer",
	],
	[
		"ACT 22 GTOT USLAX truck",
		`${VOYAGE} ACT 28 GTOT USCHI truck at:ramp`,
		"pod",
	],
	["ACT 22 GTOT USLAX truck", `${VOYAGE} ACT 28 GTIN USCHI at:ramp`, "pod"],
	[
		"ACT 22 GTOT USLAX truck",
		`${VOYAGE} ACT 28 ARRI USCHI truck at:customer_location`,
		"pod",
	],
	["ACT 22 GTOT USLAX", `${VOYAGE} ACT 2 ARRI CNSHA rail`, "pod"],
])("%s, beside %s, belongs to the %s", (line, others, role) => {
	const said = messages(`${others.replace(line, "")}\n${line}`);
	const { placed } = placeObservations(said.sort(compareTime), new Set());
	expect(placed).toHaveLength(said.length);
	const found = placed.find(({ observation }) => observation.key === line);
	expect(found?.role).toBe(role);
});

it("a train that was reported for the container alone makes onward carriage certain", () => {
	const train = { ...say("ACT 23 DEPA USLAX rail"), containerNumber: BOX };
	const said = [...messages(VOYAGE), say("ACT 22 GTOT USLAX truck"), train];
	const { placed, hasInlandLeg } = placeObservations(said, new Set());
	expect(placed.map(({ role }) => role)).toContain("transfer");
	expect(hasInlandLeg).toBe(true);
});

/** [the messages, the ports of lading and discharge and the destination, whether it goes on inland] */
it.each([
	["", [null, null, null], false],
	[VOYAGE, ["CNSHA", "USLAX", null], false],
	[PLANNED_TRAIN, ["CNSHA", "USLAX", null], true],
	[TRAIN, ["CNSHA", "USLAX", "USCHI"], true],
	[
		`${VOYAGE} ACT 28 GTIN USCHI truck at:ramp`,
		["CNSHA", "USLAX", "USCHI"],
		true,
	],
	[
		`${VOYAGE} ACT 28 ARRI USCHI truck at:customer_location`,
		["CNSHA", "USLAX", "USCHI"],
		true,
	],
	[
		`${VOYAGE} ACT 28 GTIN USCHI truck at:depot`,
		["CNSHA", "USLAX", null],
		false,
	],
	[
		`${VOYAGE} ACT 28 GTIN USCHI empty truck at:ramp`,
		["CNSHA", "USLAX", null],
		false,
	],
])("%s: the ends are %j, inland: %s", (text, ends, isInland) => {
	const placement = placeObservations(messages(text), new Set());
	const { pol, pod, destination, hasInlandLeg } = placement;
	expect([pol, pod, destination]).toEqual(ends);
	expect(hasInlandLeg).toBe(isInland);
});
