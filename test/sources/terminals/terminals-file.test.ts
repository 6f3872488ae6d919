import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { processStates } from "../../../server/database/state-store.ts";
import { SettingsFileError } from "../../../server/settings/files/settings-error.ts";
import { configuredTerminals } from "../../../server/sources/terminals/configured-terminals.ts";
import { terminalRegistry } from "../../../server/sources/terminals/terminal-registry.ts";
import { readTerminalsFile } from "../../../server/sources/terminals/terminals-file.ts";
import { testHttp } from "../carriers/carrier-peer.ts";
import {
	askedIn,
	CHICAGO,
	NO_SIGNAL,
	NOW,
	PIER_400,
	sendJson,
	terminalPeer,
} from "./terminal-peer.ts";

const EXAMPLE = new URL("../../../terminals.example.yaml", import.meta.url);
const SECRETS = {
	PIER_400_KEY: "k",
	BAY_PORTAL_ID: "id",
	BAY_PORTAL_SECRET: "s",
	RAILWAY_TOKEN: "t",
};

const fileOf = (...terminals: object[]) => ({
	path: "terminals.yaml",
	text: JSON.stringify({ terminals }),
	env: {},
});

const ENTRY = {
	code: "yard",
	kind: "terminal",
	baseUrl: "https://yard.example",
	facilities: [{ unLocode: "USLAX", firmsCode: "W185" }],
};

function problemOf(...terminals: object[]): string {
	try {
		readTerminalsFile(fileOf(...terminals));
	} catch (error) {
		if (error instanceof SettingsFileError) return error.message;
		throw error;
	}
	throw new Error("the file is good");
}

describe("the terminals file", () => {
	it("has a valid example that shows every member", () => {
		const text = readFileSync(EXAMPLE, "utf8");
		const entries = readTerminalsFile({ path: "x", text, env: SECRETS });
		expect(
			entries.map(({ code, kind, facilities }) => [
				code,
				kind,
				facilities.map(({ name }) => name),
			]),
		).toEqual([
			["pier-400", "terminal", ["APM Terminals Pier 400"]],
			[
				"bay-portal",
				"terminal",
				["TraPac Los Angeles", "Long Beach Container Terminal"],
			],
			["railway", "rail", ["BNSF Logistics Park Chicago", "UP Global IV"]],
		]);
		expect(entries[0]?.headers).toEqual({ "X-Api-Key": "k" });
		expect(new Set(entries.flatMap(Object.keys))).toEqual(
			new Set([
				...["code", "kind", "baseUrl", "headers", "authentication"],
				...["facilities", "capabilities", "maxBatch", "rate", "retry"],
				...["circuit", "timeLimitMs"],
			]),
		);
	});

	it.each<[string, object, string]>([
		[
			"a port that is not in the tables",
			{ unLocode: "USXXX", firmsCode: "W185" },
			"/terminals/0/facilities/0 (line 1) is wrong: USXXX is no port or metro area of the reference tables",
		],
		[
			"a code that is not in the tables",
			{ unLocode: "USLAX", firmsCode: "ZZZZ" },
			"FIRMS code ZZZZ is no terminal of the reference tables at USLAX",
		],
		[
			"a wrong code beside a right one",
			{ unLocode: "USLAX", firmsCode: "W185", smdgCode: "APM999" },
			"/terminals/0/facilities/0/smdgCode (line 1) is wrong: SMDG code APM999 is no terminal of the reference tables at USLAX",
		],
		[
			"a terminal of another port",
			{ unLocode: "USLGB", firmsCode: "W185" },
			"FIRMS code W185 is APM Terminals Pier 400, which is at USLAX, not at USLGB",
		],
		[
			"codes that disagree",
			{ unLocode: "USLAX", firmsCode: "W185", smdgCode: "TRAP" },
			"FIRMS code W185 and SMDG code TRAP are different terminals",
		],
		[
			"a ramp of an ocean terminal's source",
			{ unLocode: "USCHI", firmsCode: "H572" },
			'is BNSF Logistics Park Chicago, an inland rail terminal, and the source is of kind "terminal"',
		],
		[
			"no code",
			{ unLocode: "USLAX" },
			"must be an object with a UN/LOCODE and at least one of firmsCode, smdgCode and bicCode",
		],
	])("names %s", (_, facility, problem) => {
		expect(problemOf({ ...ENTRY, facilities: [facility] })).toContain(problem);
	});

	it.each([
		["a UN/LOCODE alone", { unLocode: "USLAX" }],
		["a UN/LOCODE that is no object", "USLAX"],
	])("says in one sentence what belongs in place of %s", (_, facility) => {
		expect(problemOf({ ...ENTRY, facilities: [facility] })).toBe(
			"terminals.yaml: /terminals/0/facilities/0 (line 1) must be an object with a UN/LOCODE and at least one of firmsCode, smdgCode and bicCode",
		);
	});

	it.each<[string, object[], string]>([
		[
			"a facility that is described twice",
			[ENTRY, { ...ENTRY, code: "other" }],
			"/terminals/1/facilities/0 (line 1) describes APM Terminals Pier 400 again, after /terminals/0/facilities/0",
		],
		[
			"a code that is used twice",
			[
				ENTRY,
				{ ...ENTRY, facilities: [{ unLocode: "USLAX", smdgCode: "TRAP" }] },
			],
			"/terminals/1/code (line 1) repeats yard, the code of /terminals/0",
		],
		[
			"a header that cannot be set",
			[{ ...ENTRY, headers: { Host: "x" } }],
			"/terminals/0/headers/Host (line 1) cannot be set",
		],
		[
			"an unknown capability",
			[{ ...ENTRY, capabilities: { colour: "supported" } }],
			'has the unknown member "colour"',
		],
		[
			"an unknown level",
			[{ ...ENTRY, capabilities: { holds: "sometimes" } }],
			'"supported", "limited" or "unsupported"',
		],
		[
			"a batch that is too large",
			[{ ...ENTRY, maxBatch: 51 }],
			"must be a whole number of containers from 1 to 50",
		],
		["nothing", [], "must be a list of at least one source"],
	])("names %s", (_, terminals, problem) => {
		expect(problemOf(...terminals)).toContain(problem);
	});

	it("names the line of each problem, also of those that its schema cannot express", () => {
		const text = `terminals:
  - &yard
    code: yard
    kind: terminal
    baseUrl: https://yard.example
    facilities:
      - { unLocode: USXXX, firmsCode: W185 }
      - { unLocode: USLAX, firmsCode: W185 }
  - <<: *yard
    baseUrl: https://yard.example:99999
    headers:
      Host: x
    facilities:
      - unLocode: USLAX
        firmsCode: W185
`;
		const read = () => readTerminalsFile({ path: "t.yaml", text, env: {} });
		expect(read).toThrow(
			new SettingsFileError(
				[
					"t.yaml: /terminals/0/facilities/0 (line 7) is wrong: USXXX is no port or metro area of the reference tables",
					"/terminals/1/baseUrl (line 10) is no valid address",
					"/terminals/1/headers/Host (line 12) cannot be set",
					"/terminals/1/code (line 9) repeats yard, the code of /terminals/0",
					"/terminals/1/facilities/0 (line 14) describes APM Terminals Pier 400 again, after /terminals/0/facilities/1",
				].join("; "),
			),
		);
	});
});

it("each source has its own limits", async () => {
	const peer = await terminalPeer((request, response) =>
		sendJson(response, {
			answers: askedIn(request).map((containerNumber) => ({
				...{ outcome: "not_found", containerNumber },
			})),
		}),
	);
	const limited = { ...ENTRY, baseUrl: peer.url, rate: { perMinute: 2 } };
	const rail = [{ unLocode: "USCHI", firmsCode: "H572" }];
	const file = fileOf(limited, {
		...{ ...limited, code: "ramp", kind: "rail", facilities: rail },
	});
	const deps = { http: testHttp(), states: processStates(), now: () => NOW };
	const registry = terminalRegistry(configuredTerminals(file, deps));
	const inquiry = { containerNumber: "MSCU6639870", billOfLadingNumber: null };
	for (const facility of [PIER_400, CHICAGO]) {
		const source = registry.find(facility);
		const answers = await source?.lookUp(facility, [inquiry], NO_SIGNAL);
		expect(answers).toMatchObject([{ outcome: "not_found" }]);
	}
});

it("a configured source is found for its own facilities only, and queried as configured", async () => {
	const http = testHttp();
	const peer = await terminalPeer((request, response) =>
		sendJson(response, {
			answers: askedIn(request).map((containerNumber) => ({
				outcome: "found",
				containerNumber,
				status: {
					observedAt: "2026-11-02T09:15:00-08:00",
					holds: [],
					fees: [],
				},
			})),
		}),
	);
	const file = fileOf({
		...ENTRY,
		baseUrl: peer.url,
		headers: { "X-Api-Key": "secret" },
		capabilities: { holds: "unsupported" },
	});
	const deps = { http, states: processStates(), now: () => NOW };
	const registry = terminalRegistry(configuredTerminals(file, deps));
	expect(registry.find(CHICAGO)).toBeUndefined();
	const source = registry.find(PIER_400);
	const inquiry = { containerNumber: "MSCU6639870", billOfLadingNumber: null };
	const answers = await source?.lookUp(PIER_400, [inquiry], NO_SIGNAL);
	expect(peer.requests().map(({ key }) => key)).toEqual(["secret", "secret"]);
	expect(answers?.[0]).toHaveProperty("observations.0.report", { fees: [] });
	expect(answers?.[0]).toHaveProperty("observations.0.source", {
		kind: "terminal",
		code: "yard",
	});
});
