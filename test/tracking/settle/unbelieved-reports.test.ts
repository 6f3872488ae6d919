import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deriveJourney } from "../../../server/tracking/derive-journey.ts";
import type { Observation } from "../../../server/tracking/observations/observation.ts";
import { comparePolls } from "../compare/compare-polls.ts";
import { day, lookup, messages, shipmentOf } from "../messages.ts";
import { retraction } from "../reports.ts";

/*
 * Estimates whose time of creation is not credible: some lines write the event's own time there, some a future time, some nothing.
 * They count from their first receipt, and within one answer in its order.
 */

const DEPARTED = "ACT 6 DEPA CNSHA ship:ALPHA";

/** Times of creation that are not credible, in the words of the tests. */
const CREATIONS: Readonly<Record<string, (at: number) => string>> = {
	"its own time": (at) => `said:${at}`,
	"a future time": (at) => `said:${at - 0.5}`,
	nothing: () => "said:-",
};

/** Estimates of these days; `heardOn` is the first receipt of each, and those of one day are in one answer. */
function estimates(
	days: readonly number[],
	heardOn: readonly number[],
	creation: (at: number) => string,
	what: (at: number) => string = (at) => `EST ${at} ARRI USLAX ship:ALPHA`,
): string {
	return days
		.map(
			(at, index) =>
				`${what(at)} id:e${9 - index} ${creation(at)} heard:${heardOn[index]} nth:${index}`,
		)
		.join("\n");
}

const historyOf = (text: string, attribute = "pod_eta_at") =>
	shipmentOf(text).etaHistory.flatMap((estimate) =>
		estimate.attribute === attribute ? [estimate.value] : [],
	);

describe.each(Object.keys(CREATIONS))("estimates created at %s", (name) => {
	const creation = CREATIONS[name] ?? String;

	it.each([
		["advanced", [25, 23]],
		["delayed within the last day", [25, 25.5]],
		["revised twice", [25, 27, 24]],
		["revised and changed back", [25, 27, 25]],
	])(
		"that are %s show the latest and keep the first, in one answer and in separate polls",
		(_how, days) => {
			const inOneAnswer = days.map(() => 8);
			const inPolls = days.map((_, index) => 8 + index);
			for (const heardOn of [inOneAnswer, inPolls]) {
				const text = `${DEPARTED}\n${estimates(days, heardOn, creation)}`;
				expect(shipmentOf(text)).toMatchObject({
					pod_eta_at: day(days.at(-1) ?? 0),
					pod_original_eta_at: day(days[0] ?? 0),
				});
				expect(historyOf(text)).toEqual(days.map(day));
			}
		},
	);

	it("count from their receipt beside estimates with credible times", () => {
		const text = `${DEPARTED}
			EST 25 ARRI USLAX ship:ALPHA said:7 heard:8
			EST 22 ARRI USLAX ship:ALPHA said:11 heard:12
			${estimates([24], [10], creation)}
		`;
		expect(historyOf(text)).toEqual([day(25), day(24), day(22)]);
	});

	it("are handled alike for departure, destination and plans", () => {
		const etd = (at: number) => `PLN ${at} DEPA CNSHA ship:ALPHA`;
		const inland = (at: number) => `EST ${at} ARRI USCHI rail at:ramp`;
		const text = `
			${estimates([16, 14], [8, 9], creation, etd)}
			EST 25 ARRI USLAX ship:ALPHA
			${estimates([35, 33], [8, 9], creation, inland).replaceAll("id:e", "id:i")}
		`;
		expect(shipmentOf(text)).toMatchObject({
			pol_etd_at: day(14),
			pol_original_etd_at: day(16),
			destination_eta_at: day(33),
			destination_original_eta_at: day(35),
		});
	});

	it("give the port that was named last, and keep the first estimate", () => {
		const at = (port: string) => (time: number) =>
			`PLN ${time} ARRI ${port} ship:ALPHA`;
		const handled = (port: string) => (time: number) =>
			`PLN ${time} DISC ${port} ship:ALPHA`;
		const text = `
			ACT 5 LOAD CNSHA ship:ALPHA
			${estimates([25], [8], creation, at("USLAX"))}
			${estimates([26], [8], creation, handled("USLAX")).replace("id:e", "id:d")}
			${estimates([22], [10], creation, at("USOAK")).replace("id:e", "id:f")}
			${estimates([23], [10], creation, handled("USOAK")).replace("id:e", "id:g")}
		`;
		expect(shipmentOf(text)).toMatchObject({
			port_of_discharge_locode: "USOAK",
			pod_eta_at: day(22),
			pod_original_eta_at: day(25),
		});
	});

	it("are retracted by a retraction that is received later", () => {
		const text = `${DEPARTED}
			EST 20 ARRI USLAX ship:ALPHA said:7 heard:8
			EST 25 ARRI USLAX ship:ALPHA id:e1 ${creation(25)} heard:8
		`;
		const back = { ...retraction("e1", 10), receivedAt: day(11) };
		expect(shipmentOf(text, { also: [back] }).pod_eta_at).toBe(day(20));
	});

	it("under one id change in the order of receipt", () => {
		const said = (at: number, heard: number) =>
			`EST ${at} ARRI USLAX ship:ALPHA id:e1 ${creation(at)} heard:${heard}`;
		const text = `${DEPARTED}\n${said(25, 8)}\n${said(23, 9)}`;
		expect(shipmentOf(text).pod_eta_at).toBe(day(23));
		expect(shipmentOf(`${text}\n${said(25, 10)}`).pod_eta_at).toBe(day(25));
		expect(shipmentOf(`${text}\n${said(23, 12)}`).pod_eta_at).toBe(day(23));
	});
});

it("a creation time that is not credible is not used as the time of the report", () => {
	const text = `${DEPARTED}\nEST 25 ARRI USLAX ship:ALPHA said:25 heard:8`;
	expect(shipmentOf(text).provenance.pod_eta_at).toMatchObject({
		observedAt: null,
		receivedAt: day(8),
	});
});

it("the estimate does not change when each answer lists every estimate under a new id", () => {
	const days = [25, 23, 24];
	const answers = [8, 9, 10].map((heard, poll) =>
		days
			.slice(0, poll + 1)
			.map(
				(at, nth) =>
					`EST ${at} ARRI USLAX ship:ALPHA id:p${9 - poll}n${9 - nth} said:${at} heard:${heard} nth:${nth}`,
			)
			.join("\n"),
	);
	const text = `${DEPARTED}\n${answers.join("\n")}`;
	expect(historyOf(text)).toEqual(days.map(day));
	expect(shipmentOf(text).pod_eta_at).toBe(day(24));
});

/** Revisions whose times of creation are not credible, and whether each is first received in a new poll. */
const revisions = fc.record({
	days: fc.uniqueArray(fc.integer({ min: 20, max: 40 }), {
		minLength: 1,
		maxLength: 7,
	}),
	creation: fc.constantFrom(...Object.values(CREATIONS)),
	splits: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
});

it("in any division into polls the latest revision is shown, the first is kept, each is in the history, and a change is announced once", () => {
	fc.assert(
		fc.property(revisions, ({ days, creation, splits }) => {
			let poll = 8;
			const heardOn = days.map((_, index) => {
				if (index > 0 && splits[index]) poll += 1;
				return poll;
			});
			const polls = [...new Set(heardOn)];
			const text = estimates(days, heardOn, creation);
			const said = messages(`${DEPARTED}\n${text}`);
			const journeys = polls.map((last) =>
				deriveJourney(
					said.filter((o) => o.receivedAt <= day(last) || o.key === DEPARTED),
					{ now: day(last), lookup },
				),
			);
			const shipment = journeys.at(-1)?.shipment;
			expect(shipment?.attributes).toMatchObject({
				pod_eta_at: day(days.at(-1) ?? 0),
				pod_original_eta_at: day(days[0] ?? 0),
			});
			expect(
				shipment?.etaHistory.flatMap(({ attribute, value }) =>
					attribute === "pod_eta_at" ? [value] : [],
				),
			).toEqual(days.map(day));
			const told = comparePolls(journeys).flatMap(({ newArrival }) =>
				newArrival === null ? [] : [newArrival.timestamp],
			);
			const lastOfPolls = polls.map((at) => days[heardOn.lastIndexOf(at)] ?? 0);
			expect(told).toEqual(lastOfPolls.slice(1).map(day));
		}),
		{ numRuns: 100 },
	);
});

it("the order of the input does not matter", () => {
	fc.assert(
		fc.property(
			revisions.chain(({ days, creation, splits }) => {
				const heardOn = days.map((_, index) => (splits[index] ? 8 : 9));
				const said: readonly Observation[] = messages(
					`${DEPARTED}\n${estimates(days, heardOn, creation)}`,
				);
				const length = { minLength: said.length };
				return fc.tuple(
					fc.constant(said),
					fc.shuffledSubarray([...said], length),
				);
			}),
			([said, shuffled]) => {
				const derive = (list: readonly Observation[]) =>
					deriveJourney(list, { now: day(9), lookup });
				expect(derive(shuffled)).toEqual(derive(said));
			},
		),
		{ numRuns: 100 },
	);
});
