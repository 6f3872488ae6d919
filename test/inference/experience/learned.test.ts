import { describe, expect, test } from "vitest";
import type {
	Experience,
	OutcomeCount,
} from "../../../server/inference/vocabulary/inference.ts";
import { inferText } from "../infer-text.ts";
import { predicted } from "../said.ts";

/** Outcomes written as `owner:TEMU MSCU 58 0`: feature, line, successes, failures. */
function outcomes(...rows: readonly string[]): OutcomeCount[] {
	return rows.map((row) => {
		const [feature = "", scac = "", successes, failures] = row.split(" ");
		return {
			feature,
			scac,
			successes: Number(successes),
			failures: Number(failures),
		};
	});
}

function own(...rows: readonly string[]): Experience {
	return { own: outcomes(...rows), others: [] };
}

function others(...rows: readonly string[]): Experience {
	return { own: [], others: outcomes(...rows) };
}

const LESSORS = "TEMU8347291";
const CARRIERS = "MSCU6639870";
const STRANGERS = "QXQX12345X7";

describe("only strong evidence selects a line for a number without a rule", () => {
	test.each([
		["4 outcomes have no effect", "MSCU 4 0", "no_prediction"],
		[
			"5 give a confidence, but no selection",
			"MSCU 5 0",
			"needs_confirmation MSCU 0.857",
		],
		["57 are no proof", "MSCU 57 0", "needs_confirmation MSCU 0.94"],
		["58 are proof", "MSCU 58 0", "auto_select MSCU 0.983"],
		[
			"90 with a miss are no proof",
			"MSCU 90 1",
			"needs_confirmation MSCU 0.94",
		],
		["91 with a miss are proof", "MSCU 91 1", "auto_select MSCU 0.978"],
		["failures alone name no line", "MSCU 0 90", "no_prediction"],
		["misses cancel it", "MSCU 58 29", "no_prediction MSCU 0.662"],
	])("%s", (_, counts, want) => {
		expect(predicted(LESSORS, own(`owner:TEMU ${counts}`))).toBe(want);
		expect(predicted(LESSORS, others(`owner:TEMU ${counts}`))).toBe(want);
		expect(predicted("QXQU1234565", own(`owner:QXQU ${counts}`))).toBe(want);
		expect(predicted(STRANGERS, own(`prefix:QXQX ${counts}`))).toBe(want);
	});

	test("successes at other lines lower a line's confidence, and failures there do not", () => {
		const known = own("owner:TEMU MSCU 92 0", "owner:TEMU MAEU 1 0");
		expect(predicted(LESSORS, known)).toBe("auto_select MSCU 0.978 MAEU 0.021");
		const unknown = own("owner:TEMU MSCU 58 0", "owner:TEMU MAEU 0 40");
		expect(predicted(LESSORS, unknown)).toBe("auto_select MSCU 0.983");
	});

	test("several lines share the candidates, 1 together at most", () => {
		const shared = own(
			"owner:TEMU MSCU 10 0",
			"owner:TEMU MAEU 10 0",
			"owner:TEMU CMDU 10 0",
			"owner:TEMU SITC 5 0",
		);
		expect(predicted(LESSORS, shared)).toBe(
			"no_prediction MSCU 0.282 MAEU 0.282 CMDU 0.282",
		);
	});

	test("the same proof raises a code that a line and a lessor use", () => {
		const at = (count: number) => own(`owner:CBHU COSU ${count} 0`);
		expect(predicted("CBHU1234561", at(57))).toBe(
			"needs_confirmation COSU 0.94",
		);
		expect(predicted("CBHU1234561", at(58))).toBe("auto_select COSU 0.961");
		expect(predicted("CBHU1234561", own("owner:CBHU COSU 0 20"))).toBe(
			"no_prediction COSU 0.425",
		);
	});
});

describe("a rule survives a few contradicting outcomes, and not many", () => {
	test.each([
		[
			"failures of some numbers do not count",
			"owner:MSCU MSCU 0 90",
			"auto_select MSCU 0.97",
		],
		[
			"one odd",
			"owner:MSCU MAEU 1 0;owner:MSCU MSCU 9 0",
			"auto_select MSCU 0.963 MAEU 0.009",
		],
		[
			"some odd",
			"owner:MSCU MAEU 5 0",
			"needs_confirmation MSCU 0.923 MAEU 0.047",
		],
		["many odd", "owner:MSCU MAEU 90 0", "no_prediction MSCU 0.51 MAEU 0.473"],
		["many right", "owner:MSCU MSCU 90 0", "auto_select MSCU 0.984"],
	])("%s", (_, rows, want) => {
		const dropped = want.replace(" MAEU 0.009", "");
		expect(predicted(CARRIERS, own(...rows.split(";")))).toBe(dropped);
	});

	test.each([
		["the only line of a prefix stays", "TJFHSHA1234567", "TJFH 0.96"],
		["the line of a number in an odd form loses", "COSUSHANGHAI", "COSU 0.4"],
		["one of several lines loses", "SEAU203176301", "SEAU 0.4 MAEU 0.15"],
	])("after some failures %s: %s", (_, text, want) => {
		const scac = text.slice(0, 4);
		const failed = own(`prefix:${scac} ${scac} 0 20`);
		expect(predicted(text, failed)).toMatch(new RegExp(`^\\w+ ${want}$`));
	});

	test("a few outcomes of another line do not lower a bill with its prefix and form, and many do", () => {
		const odd = (count: number) =>
			predicted("MEDUNG283959", own(`prefix:MEDU MAEU ${count} 0`));
		expect(odd(4)).toBe("auto_select MSCU 0.985");
		expect(odd(50)).toBe("no_prediction MSCU 0.656 MAEU 0.333");
	});
});

describe("the most specific outcomes with enough evidence count", () => {
	test.each([
		[
			"a serial thousand before its owner",
			LESSORS,
			"serial:TEMU834 MAEU 20 0;owner:TEMU MSCU 90 0",
			"MAEU 0.94",
		],
		[
			"the owner, when the thousand has few",
			LESSORS,
			"serial:TEMU834 MAEU 19 0;owner:TEMU MSCU 90 0",
			"MSCU 0.989",
		],
		[
			"the thousand, when neither has enough",
			LESSORS,
			"serial:TEMU834 MAEU 5 0;owner:TEMU MSCU 19 0",
			"MAEU 0.857",
		],
		[
			"a longer prefix before a shorter",
			STRANGERS,
			"prefix:QXQX123 MAEU 20 0;prefix:QXQX MSCU 90 0",
			"MAEU 0.94",
		],
		[
			"a prefix before a shape",
			STRANGERS,
			"prefix:QXQX MAEU 20 0;shape:@@@@#####@# MSCU 90 0",
			"MAEU 0.94",
		],
	])("%s", (_, text, rows, want) => {
		expect(predicted(text, own(...rows.split(";")))).toMatch(
			new RegExp(`^\\w+ ${want}$`),
		);
	});

	test("failures of a thousand alone do not hide the outcomes of the owner's other containers", () => {
		const known = own("serial:TEMU834 MAEU 0 30", "owner:TEMU MSCU 90 0");
		expect(predicted(LESSORS, known)).toBe("auto_select MSCU 0.989");
	});

	test("outcomes of another thousand have no effect", () => {
		expect(predicted(LESSORS, own("serial:TEMU835 MAEU 90 0"))).toBe(
			"no_prediction",
		);
	});
});

describe("an account's own outcomes count first", () => {
	const theirs = outcomes("owner:TEMU MAEU 900 0");

	test("they count alone when there are 20 of them", () => {
		const experience = {
			own: outcomes("owner:TEMU MSCU 20 0"),
			others: theirs,
		};
		expect(predicted(LESSORS, experience)).toBe("needs_confirmation MSCU 0.94");
	});

	test("the outcomes of other accounts are added when there are fewer", () => {
		const experience = {
			own: outcomes("owner:TEMU MSCU 19 0"),
			others: theirs,
		};
		expect(predicted(LESSORS, experience)).toBe(
			"auto_select MAEU 0.978 MSCU 0.021",
		);
	});
});

describe("outcomes never select a line for", () => {
	test("a number without prefix", () => {
		expect(predicted("203176301", own("shape:######### MAEU 99 0"))).toBe(
			"needs_confirmation MAEU 0.94",
		);
		expect(predicted("1234567", own("shape:####### MATS 99 0"))).toBe(
			"needs_confirmation MATS 0.94",
		);
		expect(predicted("AFZ0203814", own("prefix:AFZ0 CMDU 99 0"))).toMatch(
			/^needs_confirmation CMDU 0\.9[0-4]/,
		);
	});

	test("a chassis", () => {
		expect(predicted("TEMZ8347295", own("owner:TEMZ MSCU 99 0"))).toBe(
			"needs_confirmation MSCU 0.85",
		);
	});

	test.each([
		["a wrong check digit", "TEMU8347290"],
		["a digit that is missing", "TEMU834729"],
		["a lookalike", "TEMU834729I"],
	])("a number with %s", (_, text) => {
		const experience = own(
			"owner:TEMU MSCU 99 0",
			"serial:TEMU834 MSCU 99 0",
			"prefix:TEMU MSCU 99 0",
		);
		expect(predicted(text, experience)).toBe("no_prediction");
	});

	test("a container known only at a line that cannot be tracked here", () => {
		expect(predicted(LESSORS, own("owner:TEMU SITC 99 0"))).toBe(
			"no_prediction",
		);
	});
});

describe("outcomes are explained with their counts", () => {
	const leased =
		"The owner code TEMU is held by Textainer, which leases containers to many lines.";
	const more =
		"To select a line by outcomes alone takes 58 that it knew without a miss, or more with a few misses.";
	const right = "The check digit 1 is right.";
	const msc = "Mediterranean Shipping Company";

	test.each<[string, Experience, string]>([
		[
			"all known",
			own("serial:TEMU834 MSCU 64 0"),
			`Of 64 tracking requests of yours for TEMU834… all were known to ${msc}.`,
		],
		[
			"some known",
			own("serial:TEMU834 MSCU 10 1"),
			`Of 11 tracking requests of yours for TEMU834… 10 were known to ${msc}. ${more}`,
		],
		[
			"one known",
			own("owner:TEMU MSCU 1 9"),
			`Of 10 tracking requests of yours for TEMU… one was known to ${msc}. ${more}`,
		],
		[
			"those of others",
			others("owner:TEMU MSCU 60 0"),
			`Of 60 tracking requests of other accounts for TEMU… all were known to ${msc}.`,
		],
		[
			"one of the account itself and those of others",
			{
				own: outcomes("owner:TEMU MSCU 1 0"),
				others: outcomes("owner:TEMU MSCU 60 0"),
			},
			`One tracking request of yours for TEMU… was known to ${msc}. Of 60 tracking requests of other accounts for TEMU… all were known to ${msc}.`,
		],
		[
			"one miss of the account itself",
			{
				own: outcomes("owner:TEMU MAEU 1 0"),
				others: outcomes("owner:TEMU MSCU 60 0"),
			},
			`One tracking request of yours for TEMU… was not known to ${msc}. Of 60 tracking requests of other accounts for TEMU… all were known to ${msc}. ${more}`,
		],
	])("%s", (_, experience, want) => {
		const { explanation } = inferText(LESSORS, experience) ?? {};
		expect(explanation?.replace(" Please confirm the line.", "")).toBe(
			`${leased} ${want} ${right}`,
		);
	});

	test("no success at the line that the rule names", () => {
		expect(
			inferText("CBHU1234561", own("owner:CBHU COSU 0 9"))?.explanation,
		).toContain(
			"Of 9 tracking requests of yours for CBHU… none was known to COSCO Shipping Lines.",
		);
	});

	test("the shape of a number in words", () => {
		expect(
			inferText("203176301", own("shape:######### MAEU 30 2"))?.explanation,
		).toContain(
			"Of 32 tracking requests of yours for numbers of nine digits 30 were known to Maersk.",
		);
	});

	test("an explanation does not promise a selection that outcomes cannot bring", () => {
		const known = own("shape:@#@#@# MSCU 10 0");
		expect(inferText("Q1X2W3", known)?.explanation).toBe(
			`No line is known here that writes numbers of six letters and digits. Of 10 tracking requests of yours for numbers of six letters and digits all were known to ${msc}. Please confirm the line.`,
		);
	});

	test("outcomes that did not count are not mentioned", () => {
		const { explanation = "" } =
			inferText(CARRIERS, own("owner:MSCU MSCU 3 0", "any MSCU 50 0")) ?? {};
		expect(explanation).toBe(
			"The owner code MSCU is held by MSC, a shipping line. The check digit 0 is right.",
		);
	});
});
