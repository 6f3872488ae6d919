import { describe, expect, it } from "vitest";
import type { StatusObservation } from "../../../server/tracking/observations/observation.ts";
import { containerOf, day } from "../messages.ts";
import { report } from "../reports.ts";

const VOYAGE = `
	ACT 6  DEPA CNSHA ship:ALPHA
	ACT 20 ARRI USLAX ship:ALPHA
	ACT 21 DISC USLAX ship:ALPHA
`;
const TRAIN = `${VOYAGE}
	ACT 23 LOAD USLAX rail
	ACT 24 DEPA USLAX rail
	EST 26 ARRI USCHI rail at:ramp said:23
`;
describe("the events of availability", () => {
	const said = (number: number, isAvailable: boolean, locode = "USLAX") =>
		report(number, locode, { isAvailable });
	const events = (text: string, also: readonly StatusObservation[]) =>
		containerOf(text, { also }).transportEvents.flatMap(({ key, timestamp }) =>
			key.includes("available") ? [`${key} ${timestamp}`] : [],
		);

	it("alternate, each as a new event", () => {
		const also = [
			said(22, false),
			said(23, true),
			said(24, true),
			said(25, false),
			said(26, true),
		];
		const want = [
			`available@USLAX ${day(23)}`,
			`not_available@USLAX ${day(25)}`,
			`available@USLAX#2 ${day(26)}`,
		];
		expect(events(VOYAGE, also)).toEqual(want);
		expect(events(VOYAGE, also.toReversed())).toEqual(want);
	});

	it("alternate even if a terminal reuses the key of an earlier report", () => {
		const under = (number: number, isAvailable: boolean) =>
			report(number, "USLAX", { isAvailable }, { id: `is ${isAvailable}` });
		expect(
			events(VOYAGE, [under(22, true), under(23, false), under(24, true)]),
		).toEqual([
			`available@USLAX ${day(22)}`,
			`not_available@USLAX ${day(23)}`,
			`available@USLAX#2 ${day(24)}`,
		]);
	});

	it("follow the line's report until the terminal reports otherwise", () => {
		const text = `${VOYAGE} ACT 22 AVPU USLAX`;
		expect(events(text, [said(23, true)])).toEqual([
			`available@USLAX ${day(22)}`,
		]);
		expect(containerOf(text)).toMatchObject({
			current_status: "available",
			availability_known: false,
		});
		const also = [said(23, false)];
		expect(events(text, also)).toEqual([
			`available@USLAX ${day(22)}`,
			`not_available@USLAX ${day(23)}`,
		]);
		expect(containerOf(text, { also }).current_status).toBe("not_available");
	});

	it("are not announced after the container has left", () => {
		const text = `${VOYAGE} ACT 24 GTOT USLAX truck`;
		expect(events(text, [said(23, true), said(25, false)])).toEqual([
			`available@USLAX ${day(23)}`,
		]);
		expect(containerOf(text, { also: [said(25, false)] }).current_status).toBe(
			"picked_up",
		);
	});

	it("are separate for the port and the inland destination", () => {
		const also = [said(22, true), said(27, true, "USCHI")];
		expect(events(TRAIN, also)).toEqual([
			`available@USLAX ${day(22)}`,
			`available@USCHI ${day(27)}`,
		]);
	});

	it("do not make a container at sea unavailable", () => {
		const text = "ACT 5 LOAD CNSHA ship:ALPHA\nEST 20 ARRI USLAX ship:ALPHA";
		const also = [said(10, false)];
		expect(containerOf(text, { also }).current_status).toBe("on_ship");
		expect(events(text, also)).toEqual([]);
	});
});
