import { describe, expect, it } from "vitest";
import {
	compareJourney,
	type KnownJourney,
} from "../../server/tracking/compare.ts";
import type { Journey } from "../../server/tracking/journey.ts";
import { DIRECT } from "./journeys.ts";
import { BOX, BOX_2, day, eventLines, journeyOf } from "./messages.ts";

/** What is recorded after a journey was seen. */
const known = (journey: Journey): KnownJourney => journey;

const lines = (
	events: readonly {
		containerNumber: string;
		facts: { key: string; timestamp: string };
	}[],
) => events.map(({ facts }) => `${facts.key} ${facts.timestamp}`);

const PLAN = `
	PLN 5  LOAD CNSHA ship:ALPHA
	PLN 6  DEPA CNSHA ship:ALPHA
	PLN 20 ARRI USLAX ship:ALPHA
`;

describe("compareJourney", () => {
	it("finds everything new where nothing is recorded, in the order of time", () => {
		const journey = journeyOf(DIRECT);
		const { created, transportEvents, corrected, withdrawn } = compareJourney(
			null,
			journey,
		);
		expect(created).toEqual([BOX]);
		expect(transportEvents.map(({ facts }) => facts)).toEqual(
			journey.containers[0]?.transportEvents,
		);
		expect([corrected, withdrawn]).toEqual([[], []]);
	});

	it("finds nothing where nothing changed", () => {
		const journey = journeyOf(DIRECT);
		expect(compareJourney(known(journey), journey)).toEqual({
			created: [],
			transportEvents: [],
			corrected: [],
			withdrawn: [],
		});
	});

	it("announces a container that joins a known booking, and its events", () => {
		const before = journeyOf(PLAN);
		const after = journeyOf(`${PLAN} ACT 1 GTOT CNSHA empty box:${BOX_2}`);
		const { created, transportEvents } = compareJourney(known(before), after);
		expect(created).toEqual([BOX_2]);
		expect(new Set(transportEvents.map((e) => e.containerNumber))).toEqual(
			new Set([BOX_2]),
		);
	});

	it("announces a milestone when it has happened, not when its time is corrected", () => {
		const planned = journeyOf(PLAN);
		const loaded = journeyOf(`${PLAN} ACT 5 LOAD CNSHA ship:ALPHA`);
		const corrected = journeyOf(
			`${PLAN} ACT 5 LOAD CNSHA ship:ALPHA\nACT 4 LOAD CNSHA ship:ALPHA said:8`,
		);
		expect(
			lines(compareJourney(known(planned), loaded).transportEvents),
		).toEqual([`vessel_loaded@CNSHA ${day(5)}`]);
		const comparison = compareJourney(known(loaded), corrected);
		expect(comparison.transportEvents).toEqual([]);
		expect(lines(comparison.corrected)).toEqual([
			`vessel_loaded@CNSHA ${day(4)}`,
		]);
	});

	it("announces an estimate whenever it differs from the last one, and never after the fact", () => {
		const change = (before: string, after: string) =>
			lines(
				compareJourney(known(journeyOf(before)), journeyOf(after))
					.transportEvents,
			);
		const later = `${PLAN} EST 22 ARRI USLAX ship:ALPHA said:3`;
		const arrived = `${later} \n ACT 21 ARRI USLAX ship:ALPHA`;
		const tooLate = `${arrived} \n EST 25 ARRI USLAX ship:ALPHA said:30`;
		expect(change(PLAN, later)).toEqual([
			`estimated.vessel_arrived@USLAX ${day(22)}`,
		]);
		expect(change(later, arrived)).toEqual([`vessel_arrived@USLAX ${day(21)}`]);
		expect(change(arrived, tooLate)).toEqual([]);
	});

	it("compares with the estimate that was recorded last", () => {
		const key = "estimated.vessel_departed@CNSHA";
		const event = "container.transport.estimated.vessel_departed" as const;
		const estimates = [6, 7].map((number) => ({
			key,
			event,
			timestamp: day(number),
			isEstimate: true,
		}));
		const record = (transportEvents: typeof estimates) => ({
			containers: [{ number: BOX, transportEvents }],
		});
		const now = journeyOf("PLN 6 LOAD CNSHA ship:A\nPLN 6 DEPA CNSHA ship:A");
		expect(
			lines(compareJourney(record(estimates), now).transportEvents),
		).toEqual([`${key} ${day(6)}`]);
		expect(
			compareJourney(record(estimates.toReversed()), now).transportEvents,
		).toEqual([]);
	});

	it("says which milestones are no longer borne out, and announces the right ones", () => {
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
		const { transportEvents, withdrawn } = compareJourney(
			known(mistaken),
			after,
		);
		expect(lines(transportEvents)).toEqual([
			`transshipment_arrived@SGSIN ${day(12)}`,
			`estimated.vessel_arrived@NLRTM ${day(40)}`,
		]);
		expect(withdrawn).toEqual([
			{ containerNumber: BOX, key: "vessel_arrived@SGSIN" },
		]);
	});
});
