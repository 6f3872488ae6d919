import { expect, test } from "vitest";
import type { VesselNumbers } from "../../../server/sources/contracts/position-source.ts";
import {
	canBeSame,
	readNumbers,
} from "../../../server/sources/contracts/vessel-numbers.ts";

const IMO = "9839272";
const MMSI = "371234000";

test.each<[string, (string | null)[], VesselNumbers]>([
	["in their places", [IMO, MMSI], { imo: IMO, mmsi: MMSI }],
	["swapped", [MMSI, IMO], { imo: IMO, mmsi: MMSI }],
	["one in the other's place", [MMSI, null], { imo: null, mmsi: MMSI }],
	["none", [null, null], { imo: null, mmsi: null }],
	["a wrong check digit", ["9839273", MMSI], { imo: null, mmsi: MMSI }],
	["no ship", [IMO, "992351000"], { imo: IMO, mmsi: null }],
	["too long", [`1${IMO}`, `${MMSI}0`], { imo: null, mmsi: null }],
	[
		"with others before them",
		["x", `x${MMSI}`, MMSI],
		{ imo: null, mmsi: MMSI },
	],
	["placeholders", ["0", "0"], { imo: null, mmsi: null }],
])("numbers are read that are given as %s", (_, written, want) => {
	expect(readNumbers(written)).toEqual(want);
});

const OTHER_IMO = "9321483";
const OTHER_MMSI = "219018271";

test.each<[string, VesselNumbers, VesselNumbers, boolean]>([
	["the same", { imo: IMO, mmsi: MMSI }, { imo: IMO, mmsi: MMSI }, true],
	[
		"another IMO",
		{ imo: IMO, mmsi: MMSI },
		{ imo: OTHER_IMO, mmsi: MMSI },
		false,
	],
	[
		"a new flag",
		{ imo: IMO, mmsi: MMSI },
		{ imo: IMO, mmsi: OTHER_MMSI },
		true,
	],
	[
		"another MMSI",
		{ imo: null, mmsi: MMSI },
		{ imo: IMO, mmsi: OTHER_MMSI },
		false,
	],
	["the same MMSI", { imo: IMO, mmsi: MMSI }, { imo: null, mmsi: MMSI }, true],
	[
		"an IMO beside the same MMSI",
		{ imo: null, mmsi: MMSI },
		{ imo: IMO, mmsi: MMSI },
		true,
	],
	["nothing", { imo: IMO, mmsi: null }, { imo: null, mmsi: null }, true],
	[
		"the missing number",
		{ imo: IMO, mmsi: null },
		{ imo: null, mmsi: MMSI },
		true,
	],
])(
	"an observation with %s can belong to the requested vessel: %#",
	(_, asked, observed, want) => {
		expect(canBeSame(asked, observed)).toBe(want);
	},
);
