import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NUMBER_RULES } from "../../server/inference/number-rules/number-rules.ts";
import { matchRules } from "../../server/inference/reading/match-rules.ts";
import {
	ANY_BODY,
	type NumberRule,
} from "../../server/inference/vocabulary/number-rule.ts";

/** The matches of a number with a prefix: line, prefix, and the form of the rest. */
function prefixed(key: string): string[] {
	return matchRules(key)
		.filter(({ prefix }) => prefix !== "")
		.map(({ rule, prefix, isExact }) =>
			[rule.line, prefix, isExact ? rule.body : "odd"].join(" "),
		);
}

/** The lines that write a number in this form, without prefix. */
function bare(key: string): string[] {
	return matchRules(key)
		.filter(({ prefix }) => prefix === "")
		.map(({ rule }) => rule.line);
}

describe("a number with a prefix belongs to the line, in one of its forms", () => {
	test.each([
		["MAEU203176301", "MAEU MAEU #########"],
		["MAEUSZN123456", "MAEU MAEU @@@######"],
		["MCPU203176301", "MAEU MCPU #########"],
		["SUDU0SEA007042", "MAEU SUDU #@@@######"],
		["SUDUN0SHA109846X", "MAEU SUDU ************"],
		["SEJJ203176301", "SEJJ SEJJ #########"],
		["MEDUNG283959", "MSCU MEDU @@######"],
		["MEDUF5399896", "MSCU MEDU @#######"],
		["MEDU12345678", "MSCU MEDU ########"],
		["MSCUNG283959", "MSCU MSCU @@######"],
		["EBKG16491184", "MSCU EBKG ########"],
		["CMDUAMC1863476", "CMDU CMDU @@@#######"],
		["CMDUNBSF546418", "CMDU CMDU @@@@######"],
		["APLUAFZ0203814", "APLU APLU @@@#######"],
		["APLU031234567", "APLU APLU #########"],
		["ANNUGGZ1234567", "ANNU ANNU @@@#######"],
		["COSU6265577920", "COSU COSU ##########"],
		["COAU7269153180", "COSU COAU ##########"],
		["OOLU2148468620", "OOLU OOLU ##########"],
		["HLCUSHA2604CHSA6", "HLCU HLCU ************"],
		["HLCUBO12507BCTE1", "HLCU HLCU ************"],
		["HLCU14076330", "HLCU HLCU ########"],
		["ONEYSH9EL8960800", "ONEY ONEY ************"],
		["EGLV143655273884", "EGLV EGLV ############"],
		["YMLUE216035344", "YMLU YMLU @#########"],
		["YMJAM450339005", "YMLU YMJA @#########"],
		["YMPRW241061370", "YMLU YMPR @#########"],
		["WHLC027B556005", "WHLC WHLC **********"],
		["22AA008FX13961", "WHLC 22AA **********"],
		["TXZJSHAKEE2512345", "TXZJ TXZJ any"],
		["HDMUTAOM72244900", "HDMU HDMU @@@@********"],
		["HDMUXIWB2455241", "HDMU HDMU @@@@*******"],
		["SMLMNJPE70038700", "SMLM SMLM ************"],
		["SMLMSEL6D6996600", "SMLM SMLM ************"],
		["KMTCSHAP950393", "KMTU KMTC @@@@######"],
		["KMTUSHA8365615", "KMTU KMTU @@@#######"],
		["PCIUNKAI90055900", "PCIU PCIU @@@@########"],
		["PABVHUPE90310700", "PCIU PABV @@@@########"],
		["CULVSHA21040316", "CULU CULV @@@########"],
		["CULUSHA12345678901", "CULU CULU **************"],
		["HDUJSHA123456789", "HDUJ HDUJ ************"],
		["SQQYSHA1234567", "SQQY SQQY any"],
		["SJHHJEA2512345", "SQQY SJHH any"],
		["TJFHSHA1234567", "TJFH TJFH any"],
		["CHVWSIN1234567", "CHVW CHVW any"],
		["QWJASIN1234567", "CHVW QWJA any"],
		["PLLUSIN1234567", "CHVW PLLU any"],
		["ZIMUSHH30252813", "ZIMU ZIMU @@@########"],
		["ZIMUNYC998979", "ZIMU ZIMU @@@######"],
		["ZIMUHKG001655671", "ZIMU ZIMU @@@#########"],
		["GOSUBOM1234567", "GOSU GOSU @@@#######"],
		["SSPHJOR8017471", "SSPH SSPH @@@#######"],
		["MATS9271590000", "MATS MATS ##########"],
		["ACLUSA00715282", "ACLU ACLU SA########"],
		["ACLUS317458555", "ACLU ACLU S#########"],
		["CWLQABCD1A123456", "CLAM CWLQ @@@@#@######"],
		["CLAM12345678901", "CLAM CLAM any"],
		["SMLU6829173A001", "SMLU SMLU #######@###"],
		["IILUANR0123456", "IILU IILU any"],
		["SSBFSEA1234567", "SSBF SSBF any"],
		["WWSUSEA1234567", "SSBF WWSU any"],
		["TRBRJAX1234567", "TRBR TRBR any"],
		["TBIEJAX1234567", "TRBR TBIE any"],
		["PYRRJAX1234567", "TRBR PYRR any"],
		["WDSBTUX123456", "WDSB WDSB any"],
		["ARKUNSA090410707", "ARKU ARKU @@@#########"],
		["TRKU10023023", "TRKU TRKU ########"],
	])("%s: %s", (key, want) => {
		expect(prefixed(key)).toEqual([want]);
	});
});

describe("a number of a line that cannot be tracked here belongs to that line", () => {
	test.each([
		["SNKO03B230500568", "SNKO"],
		["HASLC03230602080", "HASL"],
		["SITGSHVVT007061", "SITC"],
		["SITDNBBK351600", "SITC"],
		["PCSLBSHCC2300016", "PCSL"],
		["SNLFNJJL001257", "12IH"],
		["EXDO6200123456", "EXDO"],
	])("%s: %s", (key, want) => {
		expect(matchRules(key).map(({ rule }) => rule.line)).toContain(want);
		expect(prefixed(key)).toEqual([expect.stringMatching(`^${want} `)]);
	});
});

describe("a number without prefix matches all lines that write it so", () => {
	test.each([
		["203176301", "MAEU"],
		["0SEA007042", "MAEU"],
		["NG283959", "MSCU"],
		["AFZ0203814", "CMDU APLU ANNU KMTU ZIMU"],
		["QDSM123456", "CMDU APLU ANNU KMTU"],
		["6265577920", "COSU"],
		["7269153180", "COSU"],
		["2148468620", "OOLU"],
		["14076330", "HLCU"],
		["SHA2604CHSA6", "HLCU"],
		["BO12507BCTE1", "HLCU"],
		["SH9EL8960800", "ONEY"],
		["SZPVD5837613", "ONEY"],
		["446041558743", "EGLV"],
		["W216104890", "YMLU"],
		["027B556005", "WHLC"],
		["008FX13961", "WHLC"],
		["0349531933", "WHLC"],
		["GJWB1899760", "HDMU"],
		["TAOM72244900", "ONEY HDMU SMLM PCIU"],
		["TATH9C294100", "SMLM"],
		["9271590000", "MATS"],
		["SA00715282", "ACLU"],
		["S317458555", "ACLU"],
		["SHH30252813", "ZIMU"],
		["NSA090410707", "ZIMU ARKU"],
		["177HEH123456", "MSCU"],
		["A16FA00801", "12AT"],
		["NGBCB19030998", "RCLU"],
		["12345", ""],
		["HELLOWORLD", ""],
	])("%s: %s", (key, want) => {
		expect(bare(key)).toEqual(want === "" ? [] : want.split(" "));
	});
});

describe("a number of a form is a booking where the line has only bookings of that form, otherwise a bill of lading", () => {
	test.each([
		["EBKG16491184", "MSCU", "booking"],
		["177HEH123456", "MSCU", "booking"],
		["MEDUNG283959", "MSCU", "bill_of_lading"],
		["14076330", "HLCU", "booking"],
		["HLCUSHA2604CHSA6", "HLCU", "bill_of_lading"],
		["CAT123456", "CLAM", "booking"],
		["TRBR1234567", "TRBR", "booking"],
		["SA00715282", "ACLU", "bill_of_lading"],
		["S317458555", "ACLU", "bill_of_lading"],
		["9271590000", "MATS", "bill_of_lading"],
	])("%s of %s: %s", (key, line, kind) => {
		const matches = matchRules(key).filter(({ rule }) => rule.line === line);
		expect(matches.map(({ rule }) => rule.kind)).toEqual([kind]);
	});
});

describe("a prefix before unusual characters still identifies the line, but is no exact match", () => {
	test.each([
		["MAEU12345678", ["MAEU MAEU odd"]],
		["MAEU1234567890123456", ["MAEU MAEU odd"]],
		["EGLV14365527388", ["EGLV EGLV odd"]],
		["MEDUROLLEDAB", ["MSCU MEDU odd"]],
		["ONEYANDNOBODYELS", ["ONEY ONEY odd"]],
		["HLCUWITHOUTDIGIT", ["HLCU HLCU odd"]],
		["SEAU1234", ["SEAU SEAU odd", "MAEU SEAU odd"]],
		["MAEU123", []],
		["MAEU", []],
	])("%s: %s", (key, want) => {
		expect(prefixed(key)).toEqual(want);
	});
});

describe("a container number with missing or extra digits is not a bill of an unknown form", () => {
	test.each(["MSCU663987", "IILU12345678", "HLCU663987"])("%s", (key) => {
		expect(
			matchRules(key).filter(
				({ rule, isExact }) => isExact && rule.body === ANY_BODY,
			),
		).toEqual([]);
	});
});

test("a prefix that two lines share gives both, the brand first", () => {
	expect(prefixed("SEAU123456789")).toEqual([
		"SEAU SEAU #########",
		"MAEU SEAU #########",
	]);
	expect(prefixed("SAFM123456789")).toEqual([
		"SAFM SAFM #########",
		"MAEU SAFM #########",
	]);
});

describe("a SCAC before a number with its prefix is part of the prefix", () => {
	test.each([
		["MSCUMEDUNG283959", "MSCU MSCUMEDU @@######"],
		["KMTUKMTCSHAP950393", "KMTU KMTUKMTC @@@@######"],
		["ZIMUZIMUSHH30252813", "ZIMU ZIMUZIMU @@@########"],
		["HLCUHLCUSHA2604CHSA6", "HLCU HLCUHLCU ************"],
	])("%s: %s", (key, want) => {
		expect(prefixed(key)).toEqual([want]);
	});
});

test("a number built from a rule matches that rule", () => {
	fc.assert(
		fc.property(writtenNumbers(), ({ rule, prefix, key }) => {
			expect(matchRules(key)).toContainEqual({ rule, prefix, isExact: true });
		}),
		{ numRuns: 2000 },
	);
});

test("a line's prefix is followed only by numbers of that line", () => {
	fc.assert(
		fc.property(writtenNumbers(), ({ rule, prefix, key }) => {
			fc.pre(prefix !== "" && rule.confidence === undefined);
			const lines = matchRules(key)
				.filter((match) => match.prefix !== "")
				.map((match) => match.rule.line);
			expect(new Set(lines)).toEqual(new Set([rule.line]));
		}),
		{ numRuns: 2000 },
	);
});

test("any key is matched without an error, by forms of its length alone", () => {
	const characters = fc.constantFrom(..."ABCDEMSUZ0123456789");
	const keys = fc.string({ unit: characters, maxLength: 24, size: "max" });
	fc.assert(
		fc.property(keys, (key) => {
			for (const { rule, prefix, isExact } of matchRules(key)) {
				expect(key.startsWith(prefix)).toBe(true);
				if (!isExact || rule.body === ANY_BODY) continue;
				expect(prefix.length + rule.body.length).toBe(key.length);
			}
		}),
		{ numRuns: 2000 },
	);
});

interface WrittenNumber {
	readonly rule: NumberRule;
	readonly prefix: string;
	readonly key: string;
}

/** Numbers built from a rule of a known form, with one of its prefixes and at least one digit. */
function writtenNumbers(): fc.Arbitrary<WrittenNumber> {
	const known = NUMBER_RULES.filter(({ body }) => body !== ANY_BODY);
	return fc
		.constantFrom(...known)
		.chain((rule) =>
			fc.record({
				rule: fc.constant(rule),
				prefix:
					rule.prefixes.length === 0
						? fc.constant("")
						: fc.constantFrom(...rule.prefixes),
				body: fc.tuple(...[...rule.body].map(signs)),
			}),
		)
		.map(({ rule, prefix, body }) => ({
			rule,
			prefix,
			key: prefix + body.join(""),
		}))
		.filter(({ prefix, key }) => /\d/.test(key.slice(prefix.length)));
}

function signs(sign: string): fc.Arbitrary<string> {
	const digits = "0123456789";
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
	if (sign === "#") return fc.constantFrom(...digits);
	if (sign === "@") return fc.constantFrom(...letters);
	return sign === "*"
		? fc.constantFrom(...digits, ...letters)
		: fc.constant(sign);
}
