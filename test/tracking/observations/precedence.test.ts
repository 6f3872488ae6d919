import { describe, expect, it } from "vitest";
import {
	placeKey,
	vesselKey,
} from "../../../server/tracking/observations/place-and-vessel-keys.ts";
import {
	authorityOf,
	best,
} from "../../../server/tracking/observations/precedence.ts";
import { say } from "../messages.ts";

/** [a message, the sources from best to worst; sources in one word are equally good] */
it.each([
	["ACT 9 ARRI USCHI rail", ["rail", "line", "terminal"]],
	["EST 9 ARRI USCHI rail", ["rail", "line", "terminal"]],
	["ACT 9 DEPA CNSHA ship:ALPHA", ["line", "rail terminal"]],
	["EST 9 LOAD USCHI rail", ["line", "rail terminal"]],
	["PLN 9 DISC USLAX ship:ALPHA", ["line", "rail terminal"]],
	["ACT 9 DISC USLAX ship:ALPHA", ["rail terminal", "line"]],
	["ACT 9 LOAD USCHI rail", ["rail terminal", "line"]],
	["ACT 9 BKG:CONF -", ["line", "rail terminal"]],
])("%s: %j take precedence in this order", (line, ranks) => {
	const authorities = ranks.map((words) => [
		...new Set(
			words.split(" ").map((who) => authorityOf(say(`${line} by:${who}`))),
		),
	]);
	expect(authorities.map(({ length }) => length)).toEqual(ranks.map(() => 1));
	const order = authorities.flat();
	expect(order).toEqual(order.toSorted((a, b) => b - a));
	expect(new Set(order).size).toBe(ranks.length);
});

describe("comparing two messages:", () => {
	const twin = { source: { kind: "shipping_line", code: "ZIMU" } } as const;
	/** [the message that counts, the other one] */
	it.each([
		["ACT 9 DEPA CNSHA said:1", "EST 9 DEPA CNSHA said:8"],
		["EST 9 DEPA CNSHA said:1", "PLN 9 DEPA CNSHA said:8"],
		["ACT 9 DEPA CNSHA said:1", "ACT 9 DEPA CNSHA said:8 date"],
		["EST 9 DEPA CNSHA said:8 date", "EST 9 DEPA CNSHA said:1"],
		["ACT 9 DEPA CNSHA said:1", "ACT 9 DEPA CNSHA said:8 by:terminal"],
		["ACT 9 DEPA CNSHA said:8", "ACT 9 DEPA CNSHA said:1"],
		["ACT 9 DEPA CNSHA id:b", "ACT 9 DEPA CNSHA id:a"],
	])("%s counts, and not %s", (winner, loser) => {
		const [one, other] = [say(winner), say(loser)];
		expect(best([one, other])).toBe(one);
		expect(best([other, one])).toBe(one);
	});

	it("with the same key the order of their sources decides", () => {
		const line = say("EST 9 DEPA CNSHA id:a");
		const zim = { ...line, ...twin };
		const [pier, ramp] = (["terminal", "rail"] as const).map((kind) => ({
			...line,
			source: { kind, code: "X" },
		}));
		if (pier === undefined || ramp === undefined)
			throw new Error("two expected");
		expect([best([line, zim]), best([zim, line])]).toEqual([zim, zim]);
		expect([best([pier, ramp]), best([ramp, pier])]).toEqual([pier, pier]);
	});
});

/** [UN/LOCODE or IMO number, name, key] */
it.each([
	["USLAX", "Los Angeles", "USLAX"],
	[null, " Los Angeles ", "LOS ANGELES"],
	[null, " ", null],
	[null, null, null],
])("the key of %j named %j is %j", (code, name, key) => {
	const facility = {
		facilityCode: null,
		facilityCodeList: null,
		facilityType: null,
	};
	expect(placeKey({ locode: code, name, ...facility })).toBe(key);
	expect(vesselKey({ imo: code, name })).toBe(key);
});

it.each([
	["USNYC", "USEWR"],
	["KRPUS", "KRBNP"],
	["CNSGH", "CNSHG"],
])("%s and %s are codes of one place", (one, other) => {
	const [here, there] = [one, other].map((code) =>
		placeKey(say(`ACT 5 LOAD ${code}`).place),
	);
	expect(here).toBe(there);
});

it("a missing place or vessel has no key", () => {
	expect([placeKey(null), vesselKey(null)]).toEqual([null, null]);
});
