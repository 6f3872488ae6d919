import { describe, expect, it } from "vitest";
import type { SeaStop } from "../../../server/tracking/journey/journey.ts";
import { FEEDER, RAIL, TRANSSHIPMENT } from "../journeys.ts";
import { BOX_2, containerOf, day, journeyOf } from "../messages.ts";

/** A stop in one line: place, arriving and departing vessel with times; `?` before an estimate. */
function line({ locode, inbound, outbound }: SeaStop): string {
	const time = (happenedAt: string | null, expectedAt: string | null) =>
		happenedAt ?? (expectedAt === null ? "-" : `?${expectedAt}`);
	const parts = [
		inbound &&
			`in ${inbound.vessel?.name} ${time(inbound.ataAt, inbound.etaAt)}`,
		outbound &&
			`out ${outbound.vessel?.name} ${time(outbound.atdAt, outbound.etdAt)}`,
	];
	return [locode, ...parts.filter((part) => part !== null)].join(" ");
}

const linesOf = (text: string) => containerOf(text).seaStops.map(line);

describe("the ports of a container's route by sea", () => {
	it("are the ports of lading, transshipment and discharge, with vessels and times", () => {
		expect(linesOf(TRANSSHIPMENT)).toEqual([
			`CNSHA out ALPHA ${day(6)}`,
			`SGSIN in ALPHA ${day(12)} out BRAVO ${day(17)}`,
			`NLRTM in BRAVO ${day(40)}`,
		]);
	});

	it("are none while the port of lading is unknown", () => {
		expect(linesOf("ACT 20 DISC USLAX ship:ALPHA")).toEqual([]);
	});

	it("have the time of the last report about them", () => {
		const stops = containerOf(`
			ACT 6  DEPA CNSHA ship:ALPHA
			EST 20 ARRI USLAX ship:ALPHA said:7
			EST 21 DISC USLAX ship:ALPHA said:9
			PLN 19 ARRI USLAX ship:ALPHA said:2
		`).seaStops;
		expect(stops.map(({ reportedAt }) => reportedAt)).toEqual([
			...[day(6), day(9)],
		]);
	});

	it("leave out trains, barges and ports that the vessel only calls at", () => {
		expect(linesOf(RAIL)).toEqual([
			`CNSHA out ALPHA ${day(6)}`,
			`USLAX in ALPHA ${day(22)}`,
		]);
		expect(linesOf(FEEDER).map((text) => text.slice(0, 5))).not.toContain(
			"CNNGB",
		);
		const withCall = `
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA
			ACT 21 DEPA USLAX ship:ALPHA
			ACT 22 ARRI USOAK ship:ALPHA
			ACT 23 DISC USOAK ship:ALPHA
		`;
		expect(linesOf(withCall)).toEqual([
			`CNSHA out ALPHA ${day(6)}`,
			`USOAK in ALPHA ${day(22)}`,
		]);
	});

	it.each([
		["a train", "rail"],
		["a truck", "truck"],
		["a barge", "barge:ZHONG_8"],
	])("know no leg by sea where %s goes from one to the next", (_, mode) => {
		expect(
			linesOf(`
				ACT 5  LOAD CNSHA ship:ALPHA
				ACT 6  DEPA CNSHA ship:ALPHA
				ACT 20 ARRI USLAX ship:ALPHA
				ACT 21 DISC USLAX ship:ALPHA
				ACT 22 LOAD USLAX ${mode}
				ACT 23 DEPA USLAX ${mode}
				PLN 29 ARRI USNYC ${mode}
				PLN 32 DEPA USNYC ship:BRAVO
				PLN 40 ARRI NLRTM ship:BRAVO
			`),
		).toEqual([
			`CNSHA out ALPHA ${day(6)}`,
			`USLAX in ALPHA ${day(20)}`,
			`USNYC out BRAVO ?${day(32)}`,
			`NLRTM in BRAVO ?${day(40)}`,
		]);
	});

	it("leave out a transshipment port that was replaced by another one at which the same vessels call", () => {
		expect(
			linesOf(`
				ACT 5  LOAD CNSHA ship:ALPHA said:5
				PLN 12 ARRI SGSIN ship:ALPHA said:1
				PLN 13 DISC SGSIN ship:ALPHA said:1
				PLN 19 LOAD SGSIN ship:BRAVO said:1
				PLN 20 DEPA SGSIN ship:BRAVO said:1
				PLN 14 ARRI MYPKG ship:ALPHA said:4
				PLN 15 DISC MYPKG ship:ALPHA said:4
				PLN 17 LOAD MYPKG ship:BRAVO said:4
				PLN 18 DEPA MYPKG ship:BRAVO said:4
				PLN 40 ARRI NLRTM ship:BRAVO said:1
			`),
		).toEqual([
			"CNSHA out ALPHA -",
			`MYPKG in ALPHA ?${day(14)} out BRAVO ?${day(18)}`,
			`NLRTM in BRAVO ?${day(40)}`,
		]);
	});

	it("keep the estimate beside the actual, and the number of the arriving voyage", () => {
		const [, pod] = containerOf(`
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA voyage:/101E
			EST 21 ARRI USLAX ship:ALPHA said:7
			ACT 22 ARRI USLAX ship:ALPHA voyage:101E/101W
			EST 25 ARRI USLAX ship:ALPHA said:23
		`).seaStops;
		expect(pod).toMatchObject({
			isPortOfDischarge: true,
			inbound: { etaAt: day(21), ataAt: day(22), voyageNumber: "101E" },
			outbound: null,
		});
	});

	it("end at the last known port while the port of discharge is unknown", () => {
		const { seaStops } = containerOf(`
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 12 ARRI SGSIN ship:ALPHA
			ACT 13 DISC SGSIN ship:ALPHA
			PLN 16 LOAD SGSIN ship:BRAVO
		`);
		expect(seaStops.map(line)).toEqual([
			`CNSHA out ALPHA ${day(6)}`,
			`SGSIN in ALPHA ${day(12)} out BRAVO -`,
		]);
		expect(seaStops.some((stop) => stop.isPortOfDischarge)).toBe(false);
	});

	it("distinguish two visits of one port", () => {
		expect(
			linesOf(`
				ACT 5  LOAD CNSHA ship:ALPHA
				ACT 6  DEPA CNSHA ship:ALPHA
				ACT 12 ARRI SGSIN ship:ALPHA
				ACT 13 DISC SGSIN ship:ALPHA
				ACT 16 LOAD SGSIN ship:BRAVO
				ACT 17 DEPA SGSIN ship:BRAVO
				ACT 18 ARRI MYPKG ship:BRAVO
				ACT 19 DISC MYPKG ship:BRAVO
				ACT 20 LOAD MYPKG ship:CHARLIE
				ACT 21 DEPA MYPKG ship:CHARLIE
				ACT 22 ARRI SGSIN ship:CHARLIE
				ACT 23 DISC SGSIN ship:CHARLIE
				ACT 24 LOAD SGSIN ship:DELTA
				ACT 25 DEPA SGSIN ship:DELTA
				EST 40 ARRI NLRTM ship:DELTA
			`),
		).toEqual([
			`CNSHA out ALPHA ${day(6)}`,
			`SGSIN in ALPHA ${day(12)} out BRAVO ${day(17)}`,
			`MYPKG in BRAVO ${day(18)} out CHARLIE ${day(21)}`,
			`SGSIN in CHARLIE ${day(22)} out DELTA ${day(25)}`,
			`NLRTM in DELTA ?${day(40)}`,
		]);
	});

	it("have the times of the first event of container or vessel there, and of the last report about them", () => {
		const [pol, pod] = containerOf(`
			ACT 5  LOAD CNSHA ship:ALPHA said:5
			ACT 6  DEPA CNSHA ship:ALPHA said:7
			EST 21 ARRI USLAX ship:ALPHA said:8
			ACT 23 DISC USLAX ship:ALPHA said:24
		`).seaStops;
		expect(pol).toMatchObject({ seenAt: day(5), reportedAt: day(7) });
		expect(pod).toMatchObject({ seenAt: day(23), reportedAt: day(24) });
		const [, passed] = containerOf(`
			ACT 5  LOAD CNSHA ship:ALPHA
			EST 21 ARRI USLAX ship:ALPHA
			ACT 26 GTOT USLAX
		`).seaStops;
		expect(passed).toMatchObject({ seenAt: day(26) });
		const [, ahead] = containerOf(`
			ACT 5  LOAD CNSHA ship:ALPHA
			EST 21 ARRI USLAX ship:ALPHA
		`).seaStops;
		expect(ahead).toMatchObject({ seenAt: null });
	});

	it("differ between the containers of a shipment", () => {
		const { containers } = journeyOf(`
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA
			ACT 12 LOAD CNSHA ship:BRAVO box:${BOX_2}
			ACT 13 DEPA CNSHA ship:BRAVO
			EST 31 ARRI USLAX ship:BRAVO
		`);
		expect(containers.map(({ seaStops }) => seaStops.map(line))).toEqual([
			[`CNSHA out ALPHA ${day(6)}`, `USLAX in ALPHA ${day(20)}`],
			[`CNSHA out BRAVO ${day(13)}`, `USLAX in BRAVO ?${day(31)}`],
		]);
	});

	it("are empty while the port of lading is unknown", () => {
		expect(linesOf("ACT 1 GTOT CNSHA empty truck")).toEqual([]);
	});
});
