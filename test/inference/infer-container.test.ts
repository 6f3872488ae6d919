import { describe, expect, test } from "vitest";
import { inferText } from "./infer-text.ts";
import { said } from "./said.ts";

function reason(text: string): string | null | undefined {
	return inferText(text)?.attributes.validation.reason;
}

describe("an owner code determines the line as surely as its holder does", () => {
	test.each([
		["a line's own", "MSCU6639870", "auto_select MSCU 0.97"],
		["another code of the line", "MEDU8703682", "auto_select MSCU 0.97"],
		["a line that merged into another", "UACU4743531", "auto_select HLCU 0.96"],
		["a brand of a group", "APHU6000004", "auto_select CMDU 0.96"],
		[
			"a line that shares it with a lessor",
			"CBHU1234561",
			"needs_confirmation COSU 0.85",
		],
		["a lessor's", "TEMU8347291", "no_prediction"],
		["another lessor's", "TCLU5000043", "no_prediction"],
		["an unknown holder", "QXQU1234565", "no_prediction"],
		["a line that cannot be tracked here", "SITU9012340", "no_prediction"],
	])("%s: %s", (_, text, want) => {
		expect(said(text)).toBe(`container true ${want}`);
	});
});

describe("a valid number is valid in every form of writing", () => {
	test.each([
		["small letters", "mscu6639870"],
		["blanks", "MSCU 663987 0"],
		["a dash", "MSCU663987-0"],
		["full-width letters", "ＭＳＣＵ６６３９８７０"],
	])("%s", (_, text) => {
		const attributes = inferText(text)?.attributes;
		expect(attributes).toEqual(inferText("MSCU6639870")?.attributes);
		expect(attributes?.validation).toEqual({
			is_valid: true,
			type: "container",
			check_digit_passed: true,
			parsed_number: "MSCU6639870",
			reason: null,
		});
	});

	test.each(["MSKU3050090", "TEMU3050090", "HLXU3050060"])(
		"%s, where the remainder 10 gives the check digit 0",
		(text) => {
			expect(reason(text)).toBeNull();
		},
	);
});

describe("equipment (J) and chassis (Z) have the letters of their holder, and need confirmation", () => {
	test.each([
		["MSCJ6639873", "needs_confirmation MSCU 0.85"],
		["MSCZ6639874", "needs_confirmation MSCU 0.85"],
		["TEMZ8347295", "no_prediction"],
	])("%s", (text, want) => {
		expect(said(text)).toBe(`container true ${want}`);
	});

	test("with a wrong check digit they are as invalid as containers", () => {
		expect(said("MSCZ6639873")).toBe("container false no_prediction MSCU 0.6");
		expect(reason("MSCZ6639873")).toBe("expected check digit 4, got 3");
	});
});

describe("a wrong number still counts as a container number, states the fault, and selects no line", () => {
	test.each([
		["MSCU6639877", "expected check digit 0, got 7", "MSCU 0.6"],
		["CSQU3054384", "expected check digit 3, got 4", "HLCU 0.6"],
		["MSKU3050091", "expected check digit 0, got 1", "MAEU 0.6"],
		["TEMU8347290", "expected check digit 1, got 0", ""],
		[
			"MSCU663987",
			"has 6 digits after the owner code, 7 are needed",
			"MSCU 0.6",
		],
		["TEMU83472", "has 5 digits after the owner code, 7 are needed", ""],
		["TEMU83472911", "has 8 digits after the owner code, 7 are needed", ""],
		[
			"MSCU66398701",
			"has 8 digits after the owner code, 7 are needed",
			"MSCU 0.6",
		],
		["QXQU123456", "has 6 digits after the owner code, 7 are needed", ""],
	])("%s: %s", (text, want, candidate) => {
		expect(reason(text)).toBe(want);
		expect(said(text)).toBe(
			`container false no_prediction ${candidate}`.trim(),
		);
		expect(inferText(text)?.attributes.validation.parsed_number).toBe(text);
	});
});

describe("similar letters and digits are corrected by their position", () => {
	test.each([
		["MSCU663987O", "character 11 is the letter O, a digit belongs there"],
		["MSCU663987Q", "character 11 is the letter Q, a digit belongs there"],
		["MSCU663987D", "character 11 is the letter D, a digit belongs there"],
		["MSCUG639870", "character 5 is the letter G, a digit belongs there"],
		["MSCU6639B70", "character 9 is the letter B, a digit belongs there"],
		["M5CU6639870", "character 2 is the digit 5, a letter belongs there"],
		[
			"M5CUG63987O",
			"character 2 is the digit 5, a letter belongs there; character 5 is the letter G, a digit belongs there; character 11 is the letter O, a digit belongs there",
		],
	])("%s: %s", (text, want) => {
		expect(reason(text)).toBe(`${want}; MSCU6639870 has the right check digit`);
		expect(said(text)).toBe("container false needs_confirmation MSCU 0.8");
		expect(inferText(text)?.attributes.validation.parsed_number).toBe(text);
	});

	test.each([
		["TEMU834729I", "TEMU8347291"],
		["TEMU834729L", "TEMU8347291"],
		["TEMUB347291", "TEMU8347291"],
		["TEMU8347Z91", "TEMU8347291"],
		["0OLU1234567", "OOLU1234567"],
		["OO1U1234567", "OOLU1234567"],
		["OOLU1234S67", "OOLU1234567"],
		["QXQU12345G5", "QXQU1234565"],
		["QXQU1Z34S65", "QXQU1234565"],
		["8EAU1000002", "BEAU1000002"],
		["6ESU1000000", "GESU1000000"],
		["MSC26639874", "MSCZ6639874"],
	])("%s is most probably %s", (text, meant) => {
		expect(reason(text)).toContain(`; ${meant} has the right check digit`);
		expect(inferText(text)?.explanation).toContain(
			`Most probably ${meant} is meant`,
		);
	});

	test("the same substitution in several places counts as one mistake", () => {
		expect(reason("OOLUOOOO5O1")).toBe(
			"characters 5, 6, 7, 8 and 10 are the letter O, digits belong there; OOLU0000501 has the right check digit",
		);
		expect(said("OOLUOOOO5O1")).toBe(
			"container false needs_confirmation OOLU 0.8",
		);
		expect(reason("QXQUOO1OOO4")).toMatch(/; QXQU0010004 has the right/);
	});

	test("a number with another mistake belongs to the known owner, with less confidence", () => {
		expect(reason("MSCU66398O1")).toBe(
			"character 10 is the letter O, a digit belongs there; in MSCU6639801 expected check digit 2, got 1",
		);
		expect(said("MSCU66398O1")).toBe("container false no_prediction MSCU 0.6");
	});

	test.each([
		["more mistakes than people make", "MSCUGG3S8OB"],
		["a wrong number of an unknown holder", "QXQU12345G7"],
		["one of an unknown holder with three mistakes", "QXQUIZ34S65"],
		["a letter that resembles no digit", "MSCU66398X0"],
		["a letter that is not a category", "MSC16639870"],
	])("%s is not read as a container number", (_, text) => {
		expect(inferText(text)?.attributes.number_type).not.toBe("container");
	});
});

describe("a bill of a line is not read as a container with a mistake", () => {
	test.each([
		["MEDU and eight digits", "MEDU12345678"],
		["ten digits after an owner code", "OOLU2148468620"],
		["eight digits after Hapag-Lloyd's SCAC", "HLCU12345678"],
		["letters that look like digits, in a known form", "ZIMUSOB1234"],
		["a stranger's chassis, in a form without prefix", "QXQ21234569"],
	])("%s", (_, text) => {
		const validation = inferText(text)?.attributes.validation;
		expect(validation?.type).toBe("shipment");
		expect(validation?.is_valid).not.toBe(false);
	});

	test("seven digits after an owner code are always a container number", () => {
		expect(said("OOLU1234567")).toBe("container true auto_select OOLU 0.97");
		expect(said("MEDU1234567")).toMatch(/^container false/);
	});
});

describe("explanations about containers are in plain words", () => {
	test.each([
		[
			"MSCU6639870",
			"The owner code MSCU is held by MSC, a shipping line. The check digit 0 is right.",
		],
		[
			"UACU4743531",
			"The owner code UACU has been held by Hapag-Lloyd (formerly UASC) since 2017; its containers are tracked by Hapag-Lloyd. The check digit 1 is right.",
		],
		[
			"CBHU1234561",
			"The owner code CBHU is held by Florens, whose containers usually travel with COSCO Shipping Lines but are leased to others too. The check digit 1 is right. Please confirm the line.",
		],
		[
			"TEMU8347291",
			"The owner code TEMU is held by Textainer, which leases containers to many lines. Too few outcomes of tracking requests are known to tell which line has it. The check digit 1 is right.",
		],
		[
			"QXQU1234565",
			"The owner code QXQU is not known here. Too few outcomes of tracking requests are known to tell which line has it. The check digit 5 is right.",
		],
		[
			"SITU9012340",
			"The owner code SITU is held by SITC Container Lines, whose containers cannot be tracked here. The check digit 0 is right.",
		],
		[
			"MSCU6639871",
			"The owner code MSCU is held by MSC, a shipping line. The check digit is wrong, and the mistake can be in the owner code as well.",
		],
		[
			"TEMU834729",
			"The owner code TEMU is held by Textainer, which leases containers to many lines. The number begins as that of a container but is too short. If the check digit was left out, it is TEMU8347291.",
		],
		[
			"TEMU83472",
			"The owner code TEMU is held by Textainer, which leases containers to many lines. The number begins as that of a container but is too short.",
		],
		[
			"TEMU83472911",
			"The owner code TEMU is held by Textainer, which leases containers to many lines. The number begins as that of a container but is too long.",
		],
		[
			"MSCU66398O1",
			"The owner code MSCU is held by MSC, a shipping line. Letters and digits that look alike do not explain all of it: please check the papers or the container.",
		],
		[
			"MCPU1234566",
			"The owner code MCPU is held by Sealand Maersk Asia (formerly MCC Transport); its containers are tracked by Maersk. The check digit 6 is right.",
		],
		[
			"MSCJ6639873",
			"The owner code MSCJ is held by MSC, a shipping line. The check digit 3 is right. The category letter J stands for equipment of containers, which lines hire and lend. Please confirm the line.",
		],
		[
			"MSCZ6639874",
			"The owner code MSCZ is held by MSC, a shipping line. The check digit 4 is right. The category letter Z stands for trailers and chassis, which lines hire and lend. Please confirm the line.",
		],
	])("%s", (text, want) => {
		expect(inferText(text)?.explanation).toBe(want);
	});
});
