import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deriveJourney } from "../../../server/tracking/derive-journey.ts";
import type { Observation } from "../../../server/tracking/observations/observation.ts";
import { BOX, BOX_2, day, journeyOf, lookup, messages } from "../messages.ts";

/** A line's answer about one number, with its messages about others: each line of words is a message. */
const named = (text: string, words: string) =>
	text.replace(/(?<=\S)$/gm, ` ${words}`);

const OURS = `
	ACT 3  GTIN CNSHA truck box:${BOX}
	ACT 5  LOAD CNSHA ship:ALPHA box:${BOX}
	ACT 6  DEPA CNSHA ship:ALPHA
	EST 20 ARRI USLAX ship:ALPHA
	PLN 21 DISC USLAX ship:ALPHA box:${BOX}
`;
/** Of another container, from another port, in the same weeks. */
const THEIRS = `
	ACT 1  GTIN CNNGB truck box:${BOX_2}
	ACT 2  LOAD CNNGB ship:BRAVO box:${BOX_2}
	ACT 4  DEPA CNNGB ship:BRAVO
	EST 24 ARRI USOAK ship:BRAVO
	PLN 25 DISC USOAK ship:BRAVO box:${BOX_2}
`;

const recordOf = (text: string, sight: Parameters<typeof journeyOf>[1]) => {
	const { shipment, containers } = journeyOf(text, sight);
	const { attributes } = shipment;
	return {
		bill: attributes.bill_of_lading_number,
		way: `${attributes.port_of_lading_locode} ${attributes.port_of_discharge_locode}`,
		vessel: attributes.pod_vessel_name,
		boxes: containers.map(({ number }) => number),
	};
};

const WANT = { way: "CNSHA USLAX", vessel: "ALPHA", boxes: [BOX] };

describe("an answer with the journey of another container", () => {
	it.each([
		["on another bill", "bill:OURS", "bill:HERS", "OURS"],
		[
			"on a bill of the same booking",
			"bill:OURS booking:K",
			"bill:HERS booking:K",
			"OURS",
		],
		["on another booking", "booking:K1", "booking:K2", null],
		["on a bill, while ours names none", "", "bill:HERS", null],
		["without a bill, while ours names one", "bill:OURS", "", "OURS"],
	])("%s leaves that journey out", (_where, ours, theirs, bill) => {
		for (const both of [
			named(OURS, ours) + named(THEIRS, theirs),
			named(THEIRS, theirs) + named(OURS, ours),
		]) {
			expect(recordOf(both, { container: BOX })).toEqual({ ...WANT, bill });
		}
	});

	it("leaves out another bill's journey even if only the messages about the container, and not those about its vessel, name the bill", () => {
		const theirs = THEIRS.replace(/(?<=box:\S+)$/gm, " bill:HERS");
		const text = `${named(OURS, "bill:OURS")}${theirs}`;
		expect(recordOf(text, { container: BOX })).toEqual({
			...WANT,
			bill: "OURS",
		});
	});

	it("gives each request its own shipment", () => {
		const text = named(OURS, "bill:OURS") + named(THEIRS, "bill:HERS");
		expect(recordOf(text, { container: BOX })).toEqual({
			...WANT,
			bill: "OURS",
		});
		expect(recordOf(text, { container: BOX_2 })).toEqual({
			bill: "HERS",
			way: "CNNGB USOAK",
			vessel: "BRAVO",
			boxes: [BOX_2],
		});
		expect(recordOf(text, { documents: ["HERS"] }).boxes).toEqual([BOX_2]);
	});

	it("leaves out another bill's journey even if some of its messages name no bill", () => {
		const theirs = THEIRS.replace(/LOAD(.*)$/m, "LOAD$1 bill:HERS");
		const text = `${named(OURS, "bill:OURS")}${theirs}`;
		for (const sight of [{ documents: ["OURS"] }, { container: BOX }]) {
			expect(recordOf(text, sight)).toEqual({ ...WANT, bill: "OURS" });
		}
	});

	it("has the messages without documents of a container that is on the requested bill and, under other numbers, elsewhere", () => {
		const text = `
			ACT 3  GTIN CNSHA truck booking:K1
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA booking:B1 bill:OURS
			EST 20 ARRI USLAX ship:ALPHA
			PLN 21 DISC USLAX ship:ALPHA bill:OURS
		`;
		expect(recordOf(text, { documents: ["OURS"] })).toEqual({
			...WANT,
			bill: "OURS",
		});
		expect(
			journeyOf(text, { documents: ["OURS"] }).containers[0]?.attributes,
		).toMatchObject({ pol_vessel_loaded_at: day(5) });
	});

	it("includes the other container's journey when it is on the same bill", () => {
		const text = named(OURS + THEIRS, "bill:OURS");
		expect(recordOf(text, { container: BOX }).boxes).toEqual([BOX, BOX_2]);
	});

	it("includes the other container's journey when no message names a document", () => {
		expect(recordOf(OURS + THEIRS, { container: BOX }).boxes).toEqual([
			BOX,
			BOX_2,
		]);
	});
});

describe("the journey of the requested container", () => {
	const EARLIER = `
		ACT -60 LOAD USLAX ship:OLDIE box:${BOX} bill:OLD
		ACT -59 DEPA USLAX ship:OLDIE bill:OLD
		ACT -40 ARRI CNSHA ship:OLDIE bill:OLD
		ACT -39 DISC CNSHA ship:OLDIE box:${BOX} bill:OLD
	`;

	it("is the container's last journey, even if another container has a later one", () => {
		const later = named(THEIRS, "bill:HERS").replace(
			/(ACT|EST|PLN) (\d+)/g,
			(_all, word, at) => `${word} ${Number(at) + 40}`,
		);
		const text = `${EARLIER}${named(OURS, "bill:OURS")}${later}`;
		expect(recordOf(text, { container: BOX })).toEqual({
			...WANT,
			bill: "OURS",
		});
	});

	it("has the documents that only messages about vessels and documents name", () => {
		const text = `
			ACT 3  GTIN CNSHA truck box:${BOX} booking:K1
			ACT 5  LOAD CNSHA ship:ALPHA box:${BOX} booking:K1
			ACT 6  DEPA CNSHA ship:ALPHA bill:OURS
			EST 20 ARRI USLAX ship:ALPHA bill:OURS
			${named(THEIRS, "bill:HERS")}
		`;
		expect(recordOf(text, { container: BOX })).toEqual({
			...WANT,
			bill: "OURS",
		});
		const papers = `${OURS} ACT 4 TRD:ISSU - bill:OURS`;
		expect(recordOf(papers, { container: BOX }).bill).toBe("OURS");
	});

	it("has the last of several bills that only messages about vessels name", () => {
		const text = `
			ACT -59 DEPA USLAX ship:OLDIE bill:A1
			ACT -50 ARRI KRPUS ship:OLDIE bill:A2
			${OURS}
			ACT 7 ARRI KRPUS ship:ALPHA bill:OURS
		`;
		expect(recordOf(text, { container: BOX }).bill).toBe("OURS");
	});

	it.each([
		[2, null],
		[3, "OURS"],
		[4, "OURS"],
	])(
		"begins on day 3, so a document that messages about the vessel name last on day %i gives the bill %s",
		(at, bill) => {
			const text = `
				ACT 3 GTIN CNSHA truck box:${BOX} booking:K1
				ACT 5 LOAD CNSHA ship:ALPHA box:${BOX} booking:K1
				ACT 1 ARRI CNSHA ship:ALPHA bill:OURS
				ACT ${at} DEPA CNSHA ship:ALPHA bill:OURS
			`;
			expect(recordOf(text, { container: BOX }).bill).toBe(bill);
		},
	);

	it("is the whole answer when no message names the number", () => {
		const text = named(OURS, "bill:OURS");
		expect(recordOf(text, { container: BOX_2 })).toEqual({
			...WANT,
			bill: "OURS",
		});
	});
});

it("reports about other containers on other bills, in any order, do not change the container's record", () => {
	const ours = messages(named(OURS, "bill:OURS booking:K1"));
	const strangers = messages(named(THEIRS, "bill:HERS booking:K2"));
	const derive = (list: readonly Observation[]) =>
		deriveJourney(list, { now: day(90), lookup, container: BOX });
	const alone = derive(ours);
	fc.assert(
		fc.property(
			fc
				.tuple(fc.subarray(strangers), fc.integer({ min: -30, max: 30 }))
				.map(([some, days]) =>
					some.map((o) => {
						const atMs = Date.parse(o.occurredAt) + days * 86_400_000;
						const occurredAt = `${new Date(atMs).toISOString().slice(0, 19)}Z`;
						return { ...o, occurredAt };
					}),
				)
				.chain((others) =>
					fc.shuffledSubarray([...ours, ...others], {
						minLength: ours.length + others.length,
					}),
				),
			(answer) => {
				expect(derive(answer)).toEqual(alone);
			},
		),
		{ numRuns: 100 },
	);
});
