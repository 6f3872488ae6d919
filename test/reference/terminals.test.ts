import { expect, test } from "vitest";
import { PORTS } from "../../server/reference/places/ports/ports.ts";
import { TERMINALS } from "../../server/reference/places/terminals/terminals.ts";
import { repeated } from "./geography.ts";

const portsByCode = new Map(PORTS.map((port) => [port.code, port]));

test("at least 70 terminals are known, 55 of them with a customs code", () => {
	expect(TERMINALS.length).toBeGreaterThanOrEqual(70);
	const coded = TERMINALS.filter(({ firmsCode }) => firmsCode !== null);
	expect(coded.length).toBeGreaterThanOrEqual(55);
});

test("every terminal belongs to a port of the table, in a state of that port's country", () => {
	const countries: Record<string, string> = {
		US: "United States",
		CA: "Canada",
		MX: "Mexico",
	};
	const wrong = TERMINALS.filter(({ portCode, country }) => {
		const port = portsByCode.get(portCode);
		return port === undefined || countries[port.countryCode] !== country;
	});
	expect(wrong).toEqual([]);
});

test("a terminal is in the state of its port, except for New Jersey's in the port of New York", () => {
	const elsewhere = TERMINALS.filter(
		({ portCode, stateAbbr }) =>
			portsByCode.get(portCode)?.stateAbbr !== stateAbbr,
	);
	expect(
		elsewhere.map(({ portCode, stateAbbr }) => `${portCode} ${stateAbbr}`),
	).toEqual(["USNYC NJ", "USNYC NJ", "USNYC NJ", "USNYC NJ"]);
});

test("no two terminals share port and nickname, which make the id", () => {
	const keys = TERMINALS.map(
		({ portCode, nickname }) => `${portCode}/${nickname}`,
	);
	expect(repeated(keys)).toEqual([]);
});

test("a customs code has four characters, in Canada four digits, and terminals in Mexico have none", () => {
	const forms: Record<string, RegExp> = {
		US: /^[A-Z0-9]{4}$/,
		CA: /^\d{4}$/,
		MX: /^$/,
	};
	const wrong = TERMINALS.filter(
		({ portCode, firmsCode }) =>
			firmsCode !== null && !forms[portCode.slice(0, 2)]?.test(firmsCode),
	);
	expect(wrong).toEqual([]);
});

test("an SMDG code has at most six characters and belongs to one terminal of its port", () => {
	const codes = TERMINALS.filter(({ smdgCode }) => smdgCode !== null);
	expect(
		codes.filter(({ smdgCode }) => !/^[A-Z0-9]{2,6}$/.test(smdgCode ?? "")),
	).toEqual([]);
	expect(
		repeated(codes.map(({ portCode, smdgCode }) => `${portCode}/${smdgCode}`)),
	).toEqual([]);
});

test("a postal code has the form of its country", () => {
	const forms: Record<string, RegExp> = {
		US: /^\d{5}$/,
		CA: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
		MX: /^\d{5}$/,
	};
	const wrong = TERMINALS.filter(
		({ portCode, zip }) =>
			zip !== null && !forms[portCode.slice(0, 2)]?.test(zip),
	);
	expect(wrong).toEqual([]);
});

test("every port of the United States has a terminal, except for Kodiak and Dutch Harbor", () => {
	const served = new Set(TERMINALS.map(({ portCode }) => portCode));
	const without = PORTS.filter(
		({ countryCode, code }) => countryCode === "US" && !served.has(code),
	);
	expect(without.map(({ code }) => code)).toEqual(["USADQ", "USDUT"]);
});
