import { expect, it } from "vitest";
import type { Role } from "../../../server/tracking/route/message-roles.ts";
import {
	milestonesOf,
	railGateMilestonesOf,
	rawEventOf,
} from "../../../server/tracking/route/milestone-rules.ts";
import { placedAs } from "./placed-as.ts";

const ROLES: readonly Role[] = [
	...(["origin", "pol", "transshipment", "passing", "pod", "onward"] as const),
	...(["destination", "transfer", "excursion", "superseded"] as const),
	"unplaced",
];
const BEFORE = "origin pol";
const AFTER = "pod onward destination";
const ANYWHERE = `${BEFORE} transshipment ${AFTER}`;
const AT_PORT_OR_INLAND = "pod destination";
const FEEDER = "origin onward destination";

/** For each milestone, the roles of places at which a message reports it. */
function rolesBy(read: (role: Role) => readonly string[]) {
	const found: Record<string, string> = {};
	for (const role of ROLES) {
		for (const name of read(role)) {
			found[name] = found[name] ? `${found[name]} ${role}` : role;
		}
	}
	return found;
}

const EMPTY_IN = { empty_in: AFTER };
const call = (kind: string, verb: string) => `${kind}_${verb}`;
const ofVessel = (verb: string, role: string) => ({
	[call("vessel", verb)]: role,
	[call("transshipment", verb)]: "transshipment",
	[call("feeder", verb)]: FEEDER,
});
const INLAND_ARRIVAL = { arrived_at_inland_destination: "destination" };

/** [a message, the roles of its place in which it reports milestones] */
it.each<[string, Record<string, string>]>([
	["ACT 1 GTOT USLAX empty", { empty_out: BEFORE }],
	["ACT 1 PICK USLAX empty", { empty_out: BEFORE }],
	["ACT 1 GTOT USLAX", { full_out: AT_PORT_OR_INLAND }],
	["ACT 1 PICK USLAX", { full_out: AT_PORT_OR_INLAND }],
	[
		"ACT 1 GTOT USLAX filling?",
		{ empty_out: BEFORE, full_out: AT_PORT_OR_INLAND },
	],
	["ACT 1 GTIN USLAX", { full_in: BEFORE }],
	["ACT 1 DROP USLAX", { full_in: BEFORE }],
	["ACT 1 GTIN USLAX filling?", { full_in: BEFORE }],
	["ACT 1 GTIN USLAX empty", EMPTY_IN],
	["ACT 1 DROP USLAX empty", EMPTY_IN],
	...[
		"depot",
		"port_terminal",
		"inland_terminal",
		"off_dock_storage",
		"ramp",
	].map((at): [string, object & Record<string, string>] => [
		`ACT 1 GTIN USLAX empty at:${at}`,
		EMPTY_IN,
	]),
	["ACT 1 GTIN USLAX empty at:customer_location", {}],
	["ACT 1 GTIN USLAX empty at:container_freight_station", {}],
	["ACT 1 LOAD USLAX ship:A", ofVessel("loaded", "pol")],
	["ACT 1 LOAD USLAX ship:A filling?", ofVessel("loaded", "pol")],
	["ACT 1 LOAD USLAX ship:A empty", {}],
	["ACT 1 DEPA USLAX ship:A", ofVessel("departed", "pol")],
	["ACT 1 ARRI USLAX ship:A", ofVessel("arrived", "pod")],
	["ACT 1 DISC USLAX ship:A", ofVessel("discharged", "pod")],
	["ACT 1 DISC USLAX ship:A empty", {}],
	["ACT 1 LOAD USLAX barge:B", { feeder_loaded: ANYWHERE }],
	["ACT 1 LOAD USLAX barge:B empty", {}],
	["ACT 1 DEPA USLAX barge:B", { feeder_departed: ANYWHERE }],
	["ACT 1 ARRI USLAX barge:B", { ...INLAND_ARRIVAL, feeder_arrived: ANYWHERE }],
	["ACT 1 DISC USLAX barge:B", { feeder_discharged: ANYWHERE }],
	["ACT 1 LOAD USLAX rail", { rail_loaded: ANYWHERE }],
	["ACT 1 LOAD USLAX rail empty", {}],
	["ACT 1 DEPA USLAX rail", { rail_departed: ANYWHERE }],
	["ACT 1 ARRI USLAX rail", { ...INLAND_ARRIVAL, rail_arrived: ANYWHERE }],
	["ACT 1 DISC USLAX rail", { rail_unloaded: ANYWHERE }],
	["ACT 1 DISC USLAX rail empty", {}],
	["ACT 1 ARRI USLAX truck", INLAND_ARRIVAL],
	["ACT 1 DEPA USLAX truck", {}],
	["ACT 1 LOAD USLAX truck", {}],
	["ACT 1 LOAD USLAX", {}],
	["ACT 1 AVPU USLAX", { available: AFTER }],
	["ACT 1 AVPU USLAX empty", {}],
	["ACT 1 INSP USLAX", {}],
	["ACT 1 TRD:RELS USLAX", {}],
])("%s reports %j", (line, want) => {
	const read = (role: Role) => milestonesOf(placedAs(line, role));
	expect(rolesBy(read)).toEqual(want);
});

/** [a rail gate move, the roles of its place in which it stands for a train] */
it.each<[string, Record<string, string>]>([
	[
		"ACT 1 GTOT USLAX rail",
		{ rail_departed: "origin pol transshipment onward transfer" },
	],
	[
		"ACT 1 GTIN USLAX rail",
		{
			...INLAND_ARRIVAL,
			rail_arrived: "origin pol transshipment onward destination",
		},
	],
	["ACT 1 GTOT USLAX truck", {}],
	["ACT 1 GTIN USLAX rail empty", {}],
])("%s reports %j, when no train is reported", (line, want) => {
	const read = (role: Role) => railGateMilestonesOf(placedAs(line, role));
	expect(rolesBy(read)).toEqual(want);
});

/** [a message, the role of its place, its name in the history] */
it.each<[string, Role, string | null]>([
	["ACT 1 ARRI USCHI rail", "destination", "arrived_at_destination"],
	["ACT 1 ARRI USCHI rail", "onward", "rail_arrived"],
	["ACT 1 GTOT USLAX filling?", "pod", "full_out"],
	["ACT 1 CUSR USLAX", "pod", "customs_release"],
	["ACT 1 INSP USLAX", "pod", null],
	["ACT 1 ARRI USLAX ship:A", "passing", null],
	["ACT 1 VGM:RECE -", "unplaced", "vgm_received"],
	["ACT 1 VGM:RELS -", "unplaced", null],
	["ACT 1 TRD:RECE -", "unplaced", null],
	["ACT 1 CUS:RELS -", "unplaced", "customs_release"],
	["ACT 1 CUS:RECE -", "unplaced", null],
	...["SRM", "TRD", "DEO", "CRO"].map((type): [string, Role, string] => [
		`ACT 1 ${type}:RELS -`,
		"unplaced",
		"carrier_release",
	]),
	["ACT 1 BKG:RELS -", "unplaced", null],
	["ACT 1 TRD:ISSU -", "unplaced", null],
])("%s at the %s is kept as %j", (line, role, name) => {
	expect(rawEventOf(placedAs(line, role))).toBe(name);
});
