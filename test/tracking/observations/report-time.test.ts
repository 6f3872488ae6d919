import { describe, expect, it } from "vitest";
import {
	compareReports,
	credibleReportTime,
	isFromSameResponse,
	reportSortKey,
	reportTimeOf,
} from "../../../server/tracking/observations/report-time.ts";
import { day, say } from "../messages.ts";

/** [a message, the day of its report time; null when it is not credible] */
it.each([
	["ACT 6 DEPA CNSHA said:7 heard:8", 7],
	["ACT 6 DEPA CNSHA said:8 heard:8", 8],
	["ACT 6 DEPA CNSHA said:9 heard:8", null],
	["ACT 6 DEPA CNSHA said:- heard:8", null],
	["ACT 6 DEPA CNSHA said:6 heard:8", 6],
	["EST 6 DEPA CNSHA said:6 heard:8", null],
	["PLN 6 DEPA CNSHA said:6 heard:8", null],
	["EST 6 DEPA CNSHA said:5 heard:8", 5],
])("%s: the source recorded it on day %j", (line, recorded) => {
	const message = say(line);
	expect(credibleReportTime(message)).toBe(recorded && day(recorded));
	expect(reportTimeOf(message)).toBe(day(recorded ?? 8));
});

/** [a message, a later (>) or equal (=) report, whether only their positions in a response order them] */
const PAIRS: readonly (readonly [string, ">" | "=", string, boolean])[] = [
	["said:5 heard:8", ">", "said:6 heard:7", false],
	["said:5 heard:8", "=", "said:5 heard:9", false],
	["said:5 heard:8 nth:2", "=", "said:5 heard:8 nth:1", false],
	["said:- heard:8 nth:1", ">", "said:- heard:8 nth:2", true],
	["said:- heard:8 nth:2", ">", "said:- heard:8 nth:10", true],
	["said:- heard:8", "=", "said:- heard:8 nth:0", true],
	["said:- heard:8 nth:2", ">", "said:- heard:9 nth:1", false],
	["said:8 heard:9", ">", "said:- heard:8 nth:0", false],
	["said:8 heard:8 nth:1", ">", "said:- heard:8 nth:0", false],
];

describe.each(PAIRS)("%s %s %s", (before, sign, after, isSameResponse) => {
	const one = say(`EST 20 ARRI USLAX ${before}`);
	const other = say(`EST 20 ARRI USLAX ${after}`);

	it("is the order of their reports, and that of their sort keys", () => {
		const want = sign === ">" ? -1 : 0;
		const keys = [reportSortKey(one), reportSortKey(other)] as const;
		expect(Math.sign(compareReports(one, other))).toBe(want);
		expect(Math.sign(compareReports(other, one))).toBe(0 - want);
		expect(Number(keys[0] > keys[1]) - Number(keys[0] < keys[1])).toBe(want);
	});

	it(`depends on positions in one response: ${isSameResponse ? "yes" : "no"}`, () => {
		expect(isFromSameResponse(one, other)).toBe(isSameResponse);
		expect(isFromSameResponse(other, one)).toBe(isSameResponse);
	});
});
