import { describe, expect, test } from "vitest";
import { randomFor } from "../../mock/carriers/basics/seeded-random.ts";
import { drawCargo } from "../../mock/carriers/journeys/cargo.ts";
import { GLOBAL_CARRIERS } from "../../server/reference/owner-codes/global-carriers.ts";
import { LESSORS } from "../../server/reference/owner-codes/lessors.ts";
import type { OwnerKind } from "../../server/reference/owner-codes/owner-code.ts";
import {
	OWNERS,
	ownerOf,
} from "../../server/reference/owner-codes/owner-codes.ts";
import { REGIONAL_CARRIERS } from "../../server/reference/owner-codes/regional-carriers.ts";
import { shippingLineByScac } from "../../server/reference/places/lookup.ts";
import { SHIPPING_LINES } from "../../server/reference/shipping-lines.ts";

const lessors = OWNERS.filter(({ kind }) => kind === "lessor");
const carriers = OWNERS.filter(({ kind }) => kind !== "lessor");

describe("the table of owner codes", () => {
	test("has codes of ISO 6346, each with its holder and the source of the fact", () => {
		for (const { code, holder, source, since } of OWNERS) {
			expect(code).toMatch(/^[A-Z]{3}U$/);
			expect(holder, code).not.toBe("");
			expect(source, code).not.toBe("");
			expect(since ?? 2000, code).toBeGreaterThan(1990);
		}
	});

	test("has every code once, so that a code has one answer", () => {
		const rows = [...GLOBAL_CARRIERS, ...REGIONAL_CARRIERS, ...LESSORS];
		const codes = rows.flatMap((row) => row.codes.split(" "));
		expect(new Set(codes).size).toBe(codes.length);
		expect(OWNERS).toHaveLength(codes.length);
	});

	test("has at least 180 codes of carriers and 100 of lessors", () => {
		expect(carriers.length).toBeGreaterThanOrEqual(180);
		expect(lessors.length).toBeGreaterThanOrEqual(100);
	});

	test("names a line for every code of a carrier, and none for a lessor's", () => {
		for (const { code, line } of carriers) {
			expect(line, code).toMatch(/^[A-Z]{4}$/);
		}
		for (const { code, line } of lessors) expect(line, code).toBeNull();
	});

	test("names supported lines by their own SCAC, never by an alias", () => {
		for (const { code, line } of carriers) {
			const supported = shippingLineByScac(line ?? "");
			expect(supported?.scac ?? line, code).toBe(line);
		}
	});

	test("has neither unassigned codes nor other spellings", () => {
		expect(ownerOf("QQQU")).toBeUndefined();
		expect(ownerOf("msku")).toBeUndefined();
		expect(ownerOf("MSK")).toBeUndefined();
		expect(ownerOf("constructor")).toBeUndefined();
	});
});

const KNOWN: readonly (readonly [
	codes: string,
	kind: OwnerKind,
	line: string | null,
])[] = [
	["TCNU TCLU TCKU TRHU TTNU TRLU TLLU TRIU TDRU GCXU", "lessor", null],
	["TGHU TEMU TGBU TXGU TEXU SEGU GESU CXDU CRXU SEKU", "lessor", null],
	["CAIU CAXU CAAU BMOU BEAU SKYU", "lessor", null],
	["FSCU FCIU FFAU FBIU DFSU", "lessor", null],
	["CRLU GAOU DRYU IPXU INBU", "lessor", null],
	["TGCU TGSU GLDU UETU UESU BSIU CICU", "lessor", null],
	["CBHU CCLU CSLU", "carrier and lessor", "COSU"],
	["KOCU", "carrier and lessor", "HDMU"],
	["GCNU", "carrier and lessor", "ACLU"],
	["MAEU MSKU MRKU MRSU MNBU MSWU MWCU MIEU", "carrier", "MAEU"],
	["SUDU SEAU PONU HASU MCPU", "group", "MAEU"],
	["MSCU MEDU MSDU MSMU MSBU MSNU", "carrier", "MSCU"],
	["CMAU CGMU ECMU", "carrier", "CMDU"],
	["APLU APZU APHU APRU", "group", "CMDU"],
	["ANNU", "group", "CMDU"],
	["COSU CSNU", "carrier", "COSU"],
	["OOLU OOCU", "carrier", "OOLU"],
	["HLCU HLBU HLXU HAMU", "carrier", "HLCU"],
	["UACU CSVU CPSU NIDU DAYU CSQU", "group", "HLCU"],
	["ONEU", "carrier", "ONEY"],
	["NYKU MOAU MOFU MOLU MOTU KKFU KKTU KKLU", "group", "ONEY"],
	["EGHU EGSU EISU EITU EMCU", "carrier", "EGLV"],
	["HMCU IMTU LTIU", "group", "EGLV"],
	["HMMU HDMU", "carrier", "HDMU"],
	["YMLU YMMU", "carrier", "YMLU"],
	["ZIMU ZCSU", "carrier", "ZIMU"],
	["GSLU", "carrier", "GOSU"],
	["WHLU WHSU", "carrier", "WHLC"],
	["PCIU PIDU PILU", "carrier", "PCIU"],
	["KMTU", "carrier", "KMTU"],
	["SMCU", "carrier", "SMLM"],
	["TSSU TSTU", "carrier", "TXZJ"],
	["ACLU", "carrier", "ACLU"],
	["ARKU", "carrier", "ARKU"],
	["CMCU", "carrier", "CLAM"],
	["CULU", "carrier", "CULU"],
	["ICUU", "carrier", "IILU"],
	["JSSU", "carrier", "CHVW"],
	["MATU", "carrier", "MATS"],
	["SLVU", "carrier", "SQQY"],
	["SMLU", "carrier", "SMLU"],
	["TFLU", "carrier", "TJFH"],
	["TRKU", "carrier", "TRKU"],
	["WSLU", "carrier", "SSBF"],
	["SITU", "carrier", "SITU"],
	["SKHU SKLU", "carrier", "SKLU"],
];

describe("the known owners", () => {
	test.each(KNOWN)("%s: %s of %s", (codes, kind, line) => {
		for (const code of codes.split(" ")) {
			expect(ownerOf(code)).toMatchObject({ code, kind, line });
		}
	});

	test("the simulated lines use their own containers, those of their group and leased ones, as the table has them", () => {
		for (const line of SHIPPING_LINES) {
			const boxes = Array.from({ length: 40 }, (_, index) => {
				const random = randomFor(`${line.scac} ${index}`);
				const asked = { line, kind: "bill", number: "ABC1234567" } as const;
				return drawCargo(asked, "uneventful", random).boxes;
			}).flat();
			for (const { number } of boxes) {
				const owner = ownerOf(number.slice(0, 4));
				const isOfGroup = line.scac === "APLU" && owner?.line === "CMDU";
				const isPossible = owner?.line === null || owner?.line === line.scac;
				expect(isPossible || isOfGroup, number).toBe(true);
			}
		}
	});
});
