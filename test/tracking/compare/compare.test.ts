import { describe, expect, it } from "vitest";
import {
	type Comparison,
	compareJourney,
} from "../../../server/tracking/compare/compare.ts";
import { deriveJourney } from "../../../server/tracking/derive-journey.ts";
import type { Journey } from "../../../server/tracking/journey/journey.ts";
import { DIRECT } from "../journeys.ts";
import {
	BOX,
	BOX_2,
	day,
	eventLines,
	journeyOf,
	lookup,
	messages,
} from "../messages.ts";
import { comparePolls, compareTwo } from "./compare-polls.ts";

/** The news of all containers: their keys and times. */
const newsOf = ({ containers }: Comparison): string[] =>
	containers.flatMap(({ news }) =>
		news.map(({ key, timestamp }) => `${key} ${timestamp}`),
	);
const withdrawnOf = ({ containers }: Comparison): string[] =>
	containers.flatMap(({ withdrawn }) => withdrawn);

const PLAN = `
	PLN 5  LOAD CNSHA ship:ALPHA
	PLN 6  DEPA CNSHA ship:ALPHA
	PLN 20 ARRI USLAX ship:ALPHA
`;

describe("milestones and estimates", () => {
	it("of a new container are all announced, in the order of time", () => {
		const journey = journeyOf(DIRECT);
		const { containers, newArrival } = compareJourney(null, journey);
		expect(containers).toEqual([
			expect.objectContaining({
				number: BOX,
				isNew: true,
				news: journey.containers[0]?.transportEvents,
				withdrawn: [],
				changeset: {},
				changes: [],
				newPodTerminal: null,
			}),
		]);
		expect(newArrival).toBeNull();
	});

	it("are not announced where nothing changed", () => {
		const journey = journeyOf(DIRECT);
		expect(compareTwo(journey, journey)).toEqual({
			containers: [
				expect.objectContaining({
					isNew: false,
					news: [],
					withdrawn: [],
					changeset: {},
					changes: [],
					newPodTerminal: null,
				}),
			],
			newArrival: null,
		});
	});

	it("are announced for a container that joins a known booking, and not for the others", () => {
		const first = `${PLAN} ACT 1 GTOT CNSHA empty box:${BOX}`;
		const both = `${first}\nACT 2 GTOT CNSHA empty box:${BOX_2}`;
		const { containers } = compareTwo(journeyOf(first), journeyOf(both));
		const [there, joining] = containers;
		expect([there?.isNew, there?.news]).toEqual([false, []]);
		expect(joining?.isNew).toBe(true);
		expect(joining?.news.map(({ key }) => key)).toEqual([
			"empty_out@CNSHA",
			"estimated.vessel_departed@CNSHA",
			"estimated.vessel_arrived@USLAX",
		]);
	});

	it("are announced when they have happened, not when their time is corrected", () => {
		const planned = journeyOf(PLAN);
		const loaded = `${PLAN} ACT 5 LOAD CNSHA ship:ALPHA`;
		const corrected = `${loaded}\nACT 4 LOAD CNSHA ship:ALPHA said:8`;
		const comparisons = comparePolls([
			planned,
			journeyOf(loaded),
			journeyOf(corrected),
			journeyOf(corrected),
		]).slice(1);
		expect(comparisons.map(newsOf)).toEqual([
			[`vessel_loaded@CNSHA ${day(5)}`],
			[],
			[],
		]);
		expect(
			comparisons.map(({ containers }) => containers[0]?.changeset),
		).toEqual([{}, { pol_vessel_loaded_at: [day(5), day(4)] }, {}]);
	});

	it("that are retracted and reported again are announced by the changeset alone", () => {
		const loaded = journeyOf(`${PLAN} ACT 5 LOAD CNSHA ship:ALPHA`);
		const comparisons = comparePolls([
			loaded,
			journeyOf(PLAN),
			journeyOf(PLAN),
			loaded,
		]).slice(1);
		expect(comparisons.map(newsOf)).toEqual([[], [], []]);
		expect(comparisons.map(withdrawnOf)).toEqual([
			["vessel_loaded@CNSHA"],
			[],
			[],
		]);
		expect(
			comparisons.map(({ containers }) => containers[0]?.changeset),
		).toEqual([
			{ pol_vessel_loaded_at: [day(5), null] },
			{},
			{ pol_vessel_loaded_at: [null, day(5)] },
		]);
	});

	it("are announced whenever the estimate differs from the last one, and never after the actual", () => {
		const later = `${PLAN} EST 22 ARRI USLAX ship:ALPHA said:3`;
		const back = `${later}\nEST 20 ARRI USLAX ship:ALPHA said:4`;
		const arrived = `${back} \n ACT 21 ARRI USLAX ship:ALPHA`;
		const tooLate = `${arrived} \n EST 25 ARRI USLAX ship:ALPHA said:30`;
		const comparisons = comparePolls(
			[PLAN, later, back, arrived, tooLate].map((text) => journeyOf(text)),
		).slice(1);
		expect(comparisons.map(newsOf)).toEqual([
			[`estimated.vessel_arrived@USLAX ${day(22)}`],
			[`estimated.vessel_arrived@USLAX ${day(20)}`],
			[`vessel_arrived@USLAX ${day(21)}`],
			[],
		]);
		expect(comparisons.map(withdrawnOf)).toEqual([[], [], [], []]);
	});

	it("are withdrawn when a transshipment port is no longer the port of discharge", () => {
		const mistaken = journeyOf(`
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 12 ARRI SGSIN ship:ALPHA
			ACT 12 INSP SGSIN
		`);
		const after = journeyOf(`
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 12 ARRI SGSIN ship:ALPHA
			ACT 12 INSP SGSIN
			EST 16 DEPA SGSIN ship:BRAVO
			EST 40 ARRI NLRTM ship:BRAVO
		`);
		expect(mistaken.containers.map(eventLines)).toEqual([
			["vessel_departed CNSHA 6", "vessel_arrived SGSIN 12"],
		]);
		const comparison = compareTwo(mistaken, after);
		expect(newsOf(comparison)).toEqual([
			`transshipment_arrived@SGSIN ${day(12)}`,
			`estimated.vessel_arrived@NLRTM ${day(40)}`,
		]);
		expect(withdrawnOf(comparison)).toEqual(["vessel_arrived@SGSIN"]);
		expect(comparison.containers[0]?.changeset).toEqual({
			pod_arrived_at: [day(12), null],
		});
	});

	it("are not announced again when the named place gets its UN/LOCODE", () => {
		const text = `
			ACT 5  LOAD CNSHA ship:ALPHA
			EST 20 ARRI USLAX ship:ALPHA
		`;
		const unnamed = messages(text).map((message) => ({
			...message,
			place: message.place && { ...message.place, locode: null },
		}));
		const byName = { now: day(28), lookup };
		const before = deriveJourney(unnamed, byName);
		const after = deriveJourney(messages(text), byName);
		const keysOf = ({ containers: [box] }: Journey) =>
			box?.transportEvents.map(({ key }) => key);
		expect(keysOf(before)).toEqual([
			"vessel_loaded@SHANGHAI",
			"estimated.vessel_arrived@LOS ANGELES",
		]);
		expect(keysOf(after)).toEqual([
			"vessel_loaded@CNSHA",
			"estimated.vessel_arrived@USLAX",
		]);
		const [comparison, again] = comparePolls([before, after, after]).slice(1);
		expect(comparison && newsOf(comparison)).toEqual([]);
		expect(comparison && withdrawnOf(comparison)).toEqual([]);
		expect(again && newsOf(again)).toEqual([]);
	});

	it("withdraw the estimate for an omitted port, and announce it again when the vessel calls there after all", () => {
		const first = journeyOf(`${PLAN} ACT 5 LOAD CNSHA ship:ALPHA`);
		const omitted = journeyOf(`
			PLN 6  DEPA CNSHA ship:ALPHA
			ACT 5  LOAD CNSHA ship:ALPHA
			PLN 21 ARRI USOAK ship:ALPHA
		`);
		const comparisons = comparePolls([first, omitted, first]).slice(1);
		expect(comparisons.map(newsOf)).toEqual([
			[`estimated.vessel_arrived@USOAK ${day(21)}`],
			[`estimated.vessel_arrived@USLAX ${day(20)}`],
		]);
		expect(comparisons.map(withdrawnOf)).toEqual([
			["estimated.vessel_arrived@USLAX"],
			["estimated.vessel_arrived@USOAK"],
		]);
	});
});

describe("the arrival of a shipment", () => {
	const sailed = `${PLAN} ACT 5 LOAD CNSHA ship:ALPHA`;
	const later = `${sailed}\nEST 22 ARRI USLAX ship:ALPHA voyage:7E/ said:3`;

	it("is announced when its estimate changes, with place and vessel", () => {
		const { newArrival } = compareTwo(journeyOf(sailed), journeyOf(later));
		expect(newArrival).toEqual({
			timestamp: day(22),
			timezone: "America/Los_Angeles",
			locode: "USLAX",
			voyageNumber: "7E",
			vessel: { imo: null, name: "ALPHA" },
			sourceKind: "shipping_line",
		});
	});

	it("is announced at its first estimate, but never after the arrival or for a new shipment", () => {
		const unknown = "ACT 5 LOAD CNSHA ship:ALPHA";
		const arrived = `${sailed}\nACT 21 ARRI USLAX ship:ALPHA`;
		const tooLate = `${arrived}\nEST 25 ARRI USLAX ship:ALPHA said:30`;
		const told = comparePolls(
			[unknown, sailed, sailed, later, arrived, tooLate].map((text) =>
				journeyOf(text),
			),
		).map(({ newArrival }) => newArrival?.timestamp ?? null);
		expect(told).toEqual([null, day(20), null, day(22), null, null]);
	});
});
