import { describe, expect, it } from "vitest";
import { withoutRepositioning } from "../../../server/tracking/settle/repositioning.ts";
import { compareTime } from "../../../server/tracking/settle/settle.ts";
import { BOX_2, messages } from "../messages.ts";

const CARGO = `
	ACT 3  GTIN CNSHA truck
	ACT 5  LOAD CNSHA ship:A
	ACT 6  DEPA CNSHA ship:A
	ACT 20 ARRI USLAX ship:A
`;
const RETURN = "ACT 30 GTIN USLAX empty truck";
const EMPTY = `
	ACT 40 LOAD USLAX empty ship:B
	ACT 41 DEPA USLAX ship:B id:sails
	ACT 60 ARRI CNSHA ship:B id:comes
	ACT 61 DISC CNSHA empty ship:B
`;
const LOADED = EMPTY.replace(/.*DISC.*/, "");
const DISCHARGED = EMPTY.replace(/.*LOAD.*/, "");

describe("the voyage of a vessel that only moves empty containers is left out", () => {
	it.each([
		["after the return", RETURN, EMPTY],
		["by its loading alone", RETURN, LOADED],
		["by its discharge alone", RETURN, DISCHARGED],
		[
			"of a container that was only ever empty",
			"",
			EMPTY.replace(/(LOAD|DISC).*/g, `$& box:${BOX_2}`),
		],
		[
			"of one that another vehicle took away empty",
			"ACT 30 LOAD USCHI rail empty",
			EMPTY,
		],
		[
			"of one that came back empty from another vessel's quay",
			"ACT 30 GTIN USLAX empty vessel",
			EMPTY,
		],
		[
			"even if it was to take the cargo",
			`${RETURN}\nACT 4 GTIN CNSHA ship:B`,
			EMPTY,
		],
	])("%s", (_when, before, voyage) => {
		const said = messages(`${CARGO}${before}\n${voyage}`).sort(compareTime);
		const kept = withoutRepositioning(said);
		expect(said.filter((o) => !kept.includes(o)).map(({ key }) => key)).toEqual(
			[...["sails", "comes"]],
		);
	});
});

describe("no message is left out", () => {
	it.each([
		["without a vessel that moves empty containers", `${CARGO}${RETURN}`],
		["when a line calls a laden container empty", `${CARGO}${EMPTY}`],
		[
			"when a line calls a container empty that perhaps came back laden",
			`${CARGO}ACT 30 GTIN USLAX truck filling?${EMPTY}`,
		],
		[
			"when it is not said whether the container is empty",
			`${CARGO}${RETURN}${EMPTY.replaceAll("empty", "filling?")}`,
		],
		[
			"when the vessel carries cargo in another container",
			`${CARGO}${RETURN}${EMPTY}ACT 40 LOAD USLAX ship:B box:${BOX_2}`,
		],
		[
			"when the vessel of the empty container is unnamed",
			`${CARGO}${RETURN}${EMPTY.replaceAll("ship:B", "vessel")}`,
		],
		[
			"about a barge with the vessel's name",
			`${CARGO}${RETURN}${EMPTY.replaceAll(/(DEPA|ARRI)(.*)ship/g, "$1$2barge")}`,
		],
		["when no other voyage is known", `${RETURN}${EMPTY}`],
		[
			"when only the loading of another voyage is known",
			`ACT 5 LOAD CNSHA ship:A\n${RETURN}${EMPTY}`,
		],
		[
			"when only a train beside it is known",
			`${RETURN}${EMPTY}ACT 25 DEPA USLAX rail`,
		],
	])("%s", (_when, text) => {
		const said = messages(text).sort(compareTime);
		expect(withoutRepositioning(said)).toEqual(said);
	});
});
