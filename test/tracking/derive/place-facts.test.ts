import { expect, it } from "vitest";
import type { FacilityLookup } from "../../../server/tracking/derive/lookups.ts";
import {
	facilityOf,
	placeIn,
	placeNameOf,
	placeOf,
	timezoneOf,
	vesselOf,
	voyageOf,
} from "../../../server/tracking/derive/place-facts.ts";
import type { Message } from "../../../server/tracking/observations/observation.ts";
import { placeObservations } from "../../../server/tracking/route/message-roles.ts";
import { day, lookup, messages, say } from "../messages.ts";
import { report } from "../reports.ts";

const STATUS = report(9, "USLAX", {});

/** [a message, its voyage, its vessel] */
it.each([
	["ACT 1 DEPA CNSHA ship:A voyage:I/E", "E", "A"],
	["ACT 1 LOAD CNSHA ship:A voyage:I/E", "E", "A"],
	["ACT 1 DEPA CNSHA ship:A voyage:I/", "I", "A"],
	["ACT 1 ARRI CNSHA ship:A voyage:I/E", "I", "A"],
	["ACT 1 DISC CNSHA ship:A voyage:I/E", "I", "A"],
	["ACT 1 ARRI CNSHA ship:A voyage:/E", "E", "A"],
	["ACT 1 INSP CNSHA voyage:I/E", "I", null],
	["ACT 1 ARRI CNSHA barge:B", null, "B"],
	["ACT 1 TRD:ISSU -", null, null],
])("%s belongs to the voyage %j of %j", (line, voyage, vessel) => {
	expect(voyageOf(say(line))).toBe(voyage);
	expect(vesselOf(say(line))?.name ?? null).toBe(vessel);
});

it("trains, trucks, documents and reports of terminals have no vessel", () => {
	const named = say("ACT 1 DEPA CNSHA ship:A voyage:I/E");
	const by = (mode: "rail" | "truck") => ({ ...named, mode }) as Message;
	expect([by("rail"), by("truck"), STATUS].map(vesselOf)).toEqual([
		...[null, null, null],
	]);
	expect(voyageOf(STATUS)).toBeNull();
});

/** [place and zone of a message, its name and zone, and those of the place in it alone] */
it.each([
	[
		{ locode: "USLAX", name: "LA" },
		null,
		["Los Angeles", "America/Los_Angeles"],
		["Los Angeles", "America/Los_Angeles"],
	],
	[
		{ locode: "USLAX", name: "LA" },
		"UTC",
		["Los Angeles", "UTC"],
		["Los Angeles", "America/Los_Angeles"],
	],
	[{ locode: "XXXXX", name: "LA" }, null, ["LA", null], ["LA", null]],
	[{ locode: "XXXXX", name: null }, "UTC", [null, "UTC"], [null, "UTC"]],
	[{ locode: null, name: "LA" }, "UTC", ["LA", "UTC"], ["LA", "UTC"]],
	[null, "UTC", [null, "UTC"], [null, "UTC"]],
	[null, null, [null, null], [null, null]],
])(
	"%j in the zone %j is %j, and as a place %j",
	(parts, timezone, ofMessage, ofPlace) => {
		const some = say("ACT 1 ARRI USLAX");
		const place = parts && some.place && { ...some.place, ...parts };
		const message = { ...some, place, timezone };
		expect([placeNameOf(message, lookup), timezoneOf(message, lookup)]).toEqual(
			ofMessage,
		);
		const found = placeOf([message], lookup);
		expect([found.name.value, found.timezone.value]).toEqual(ofPlace);
		expect(found.locode.value).toBe(parts?.locode ?? null);
		expect(found.name.from).toBe(found.name.value === null ? null : message);
		expect(found.timezone.from).toBe(
			found.timezone.value === null ? null : message,
		);
	},
);

it("a place has the values of its best messages, and a missing place has none", () => {
	const placement = placeObservations(
		messages(`
			EST 6 DEPA CNSHA ship:A
			ACT 7 DEPA CNSHA ship:A
			EST 9 ARRI USLAX ship:A
		`),
		new Set(),
	);
	const { locode, name, timezone } = placeIn(placement, "CNSHA", lookup);
	expect([locode.value, name.value, timezone.value]).toEqual([
		...["CNSHA", "Shanghai", "Asia/Shanghai"],
	]);
	expect(name.from?.occurredAt).toBe(day(7));
	expect(placeIn(placement, "USLAX", lookup).locode.value).toBe("USLAX");
	const nothing = { value: null, from: null };
	const nowhere = { locode: nothing, name: nothing, timezone: nothing };
	expect(placeIn(placement, null, lookup)).toEqual(nowhere);
	expect(placeIn(placement, "USOAK", lookup)).toEqual(nowhere);
});

const PIER = {
	...{ facilityCode: "P", facilityCodeList: null, locode: null },
	record: { type: "terminal", id: "pier" },
} as const;
const facilities: FacilityLookup = {
	named: ({ facilityCode }) => (facilityCode === "PIER" ? PIER : null),
	only: () => null,
};

/** [a place, its facility] */
it.each([
	["USLAX at:port_terminal:PIER", PIER],
	[
		"USLAX at:port_terminal:QUAY",
		{ facilityCode: "QUAY", facilityCodeList: "SMDG", locode: "USLAX" },
	],
	["USLAX at:port_terminal", null],
	["-", null],
])("%s is the facility %j", (words, want) => {
	const { place } = say(`ACT 1 ARRI ${words}`);
	expect(facilityOf(place, facilities)).toEqual(want);
	expect(facilityOf(place)?.facilityCode).toBe(
		place?.facilityCode ?? undefined,
	);
});
