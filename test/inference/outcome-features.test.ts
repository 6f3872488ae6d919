import { describe, expect, test } from "vitest";
import { featuresOf } from "../../server/inference/reading/outcome-features.ts";

describe("outcomes are counted under shared features of numbers, from the general to the specific", () => {
	test.each([
		["a container", "TEMU8347291", ["any", "owner:TEMU", "serial:TEMU834"]],
		["a chassis", "TEMZ8347295", ["any", "owner:TEMZ", "serial:TEMZ834"]],
		[
			"a bill",
			"MEDUNG283959",
			[
				"any",
				"shape:@@@@@@######",
				"prefix:MEDU",
				"prefix:MEDUN",
				"prefix:MEDUNG",
				"prefix:MEDUNG2",
			],
		],
		[
			"an office's three letters",
			"AFZ0203814",
			[
				"any",
				"shape:@@@#######",
				"prefix:AFZ0",
				"prefix:AFZ02",
				"prefix:AFZ020",
				"prefix:AFZ0203",
			],
		],
		[
			"a short number",
			"QXQ12",
			["any", "shape:@@@##", "prefix:QXQ1", "prefix:QXQ12"],
		],
		["digits", "203176301", ["any", "shape:#########"]],
		["digits before letters", "12ABC345", ["any", "shape:##@@@###"]],
		["two letters and digits", "NG283959", ["any", "shape:@@######"]],
	])("%s: %s", (_, key, want) => {
		expect(featuresOf(key)).toEqual(want);
	});
});

test.each([
	["a wrong check digit", "TEMU8347290"],
	["a digit that is missing", "TEMU834729"],
	["a lookalike", "TEMU834729I"],
	["too few characters", "MSC"],
	["too many", "MSCU66398701234567890"],
])("outcomes of a number with %s are counted only under `any`", (_, key) => {
	expect(featuresOf(key)).toEqual(["any"]);
});
