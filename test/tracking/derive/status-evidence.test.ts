import { describe, expect, it } from "vitest";
import { containerOf } from "../messages.ts";
import { report } from "../reports.ts";

const statusOf = (text: string) => containerOf(text).current_status;

describe("a container whose vessel is planned from Shanghai", () => {
	const PLAN = `
		PLN 9  LOAD CNSHA ship:ALPHA
		PLN 10 DEPA CNSHA ship:ALPHA
		PLN 30 ARRI USLAX ship:ALPHA
	`;
	const TRUCK = "ACT 3 DEPA CNNGB truck";
	/** [messages, its status] */
	it.each([
		["ACT 2 STUF CNNGB filling?", TRUCK, "loaded"],
		["ACT 2 GTIN CNNGB truck", TRUCK, "loaded"],
		["ACT 3 STUF CNNGB", TRUCK, "loaded"],
		["", TRUCK, "new"],
		["ACT 2 GTIN CNNGB truck filling?", TRUCK, "new"],
		["PLN 2 STUF CNNGB", TRUCK, "new"],
		["ACT 4 STUF CNNGB", TRUCK, "new"],
		["ACT 2 STUF USCHI", TRUCK, "new"],
		["ACT 2 STUF CNNGB", "ACT 3 ARRI CNNGB truck", "new"],
		["", "ACT 3 GTOT CNNGB truck", "loaded"],
		["", "ACT 3 GTOT CNNGB rail", "loaded"],
		["", "ACT 3 GTOT CNNGB barge:B", "loaded"],
		["", "ACT 3 GTOT CNNGB", "new"],
		["", "ACT 3 GTOT CNNGB truck filling?", "new"],
	])("after %j and %j is %s", (before, departure, status) => {
		expect(statusOf(`${PLAN}${before}\n${departure}`)).toBe(status);
	});
});

describe("a container on a train inland", () => {
	const ON_TRAIN = `
		ACT 6  DEPA CNSHA ship:ALPHA
		ACT 20 ARRI USLAX ship:ALPHA
		ACT 21 DISC USLAX ship:ALPHA
		ACT 23 LOAD USLAX rail
		ACT 24 DEPA USLAX rail
		EST 27 ARRI USCHI rail at:ramp
	`;
	it.each([
		["ACT 28 GTIN USCHI at:ramp", "grounded"],
		["ACT 28 GTIN USCHI rail", "grounded"],
		["ACT 28 GTIN USCHI truck", "on_rail"],
		["ACT 25 CUSR USCHI at:ramp", "on_rail"],
		["ACT 25 INSP USCHI at:ramp", "on_rail"],
	])("after %s is %s", (line, status) => {
		expect(statusOf(`${ON_TRAIN}${line}`)).toBe(status);
	});
});

describe("a container that was left with a customer", () => {
	const DROPPED = `
		ACT 6  DEPA CNSHA ship:ALPHA
		ACT 20 ARRI USLAX ship:ALPHA
		ACT 21 DISC USLAX ship:ALPHA
		ACT 23 GTOT USLAX truck
		ACT 24 DROP USOAK truck at:customer_location
	`;
	it.each([
		["ACT 26 STRP USOAK empty at:customer_location", "dropped"],
		["ACT 26 INSP USOAK empty", "dropped"],
		["ACT 26 GTOT USOAK empty truck at:customer_location", "picked_up"],
		["ACT 26 PICK USOAK empty truck", "picked_up"],
		["ACT 26 GTOT USOAK empty truck at:depot", "dropped"],
		["ACT 26 GTOT USCHI empty truck at:customer_location", "dropped"],
	])("after %s is %s", (line, status) => {
		expect(statusOf(`${DROPPED}${line}`)).toBe(status);
	});
});

describe("a container that has the last of several reports", () => {
	const AT_SEA = "ACT 5 LOAD CNSHA ship:ALPHA\nEST 20 ARRI USLAX ship:ALPHA";
	const ASHORE = `${AT_SEA}\nACT 21 DISC USLAX ship:ALPHA`;
	it.each([
		[ASHORE, [{ isOffDock: true }, {}], "off_dock"],
		[ASHORE, [{ isOffDock: true }, { isOffDock: false }], "grounded"],
		[AT_SEA, [{ isAvailable: true }, { isAvailable: false }], "not_available"],
		[AT_SEA, [{ isAvailable: false }], "on_ship"],
		[ASHORE, [{ isAvailable: false }], "not_available"],
	])("after %j and %j is %s", (text, said, status) => {
		const also = said.map((part, at) => report(22 + at, "USLAX", part));
		expect(containerOf(text, { also }).current_status).toBe(status);
	});
});
