import { readFileSync } from "node:fs";
import { describe, expect, it, onTestFinished, test } from "vitest";
import { processStates } from "../../../server/database/state-store.ts";
import { SettingsFileError } from "../../../server/settings/files/settings-error.ts";
import { configuredVessels } from "../../../server/sources/vessels/configured-vessels.ts";
import { readVesselsFile } from "../../../server/sources/vessels/vessels-file.ts";
import { eventually } from "../../support/time/eventually.ts";
import { testHttp } from "../carriers/carrier-peer.ts";
import { feedPeer } from "./feed-peer.ts";
import {
	heard,
	ISABELLA,
	NO_SIGNAL,
	NOW,
	positionPeer,
	SINCE,
	told,
} from "./position-peer.ts";

const EXAMPLE = new URL("../../../vessels.example.yaml", import.meta.url);
const SECRETS = {
	FLEET_KEY: "k",
	SATELLITES_ID: "id",
	SATELLITES_SECRET: "s",
	AISSTREAM_KEY: "a",
};

const fileOf = (...vessels: object[]) => ({
	path: "vessels.yaml",
	text: JSON.stringify({ vessels }),
	env: {},
});

const FLEET = {
	code: "fleet",
	kind: "positions",
	baseUrl: "https://fleet.example",
};
const AIS = { code: "ais", kind: "aisstream", apiKey: "k" };

function problemOf(...vessels: object[]): string {
	try {
		readVesselsFile(fileOf(...vessels));
	} catch (error) {
		if (error instanceof SettingsFileError) return error.message;
		throw error;
	}
	throw new Error("the file is good");
}

describe("the vessels file", () => {
	it("has a valid example that shows every member", () => {
		const text = readFileSync(EXAMPLE, "utf8");
		const entries = readVesselsFile({ path: "x", text, env: SECRETS });
		expect(entries.map(({ code, kind }) => [code, kind])).toEqual([
			["fleet", "positions"],
			["satellites", "positions"],
			["ais", "aisstream"],
		]);
		expect(entries[0]).toHaveProperty("headers", { "X-Api-Key": "k" });
		expect(new Set(entries.flatMap(Object.keys))).toEqual(
			new Set([
				...["code", "kind", "baseUrl", "headers", "authentication"],
				...["maxBatch", "rate", "retry", "circuit", "timeLimitMs"],
				...["apiKey", "url", "areas", "filterVessels", "silenceMs"],
			]),
		);
	});

	it.each<[string, object[], string]>([
		["nothing", [], "must be a list of at least one source"],
		[
			"an unknown kind",
			[{ ...FLEET, kind: "radar" }],
			'"positions" or "aisstream"',
		],
		["no kind", [{ code: "x" }], '"kind"'],
		["no address", [{ code: "x", kind: "positions" }], 'lacks "baseUrl"'],
		["no key", [{ code: "x", kind: "aisstream" }], 'lacks "apiKey"'],
		["a member of the other kind", [{ ...AIS, maxBatch: 5 }], '"maxBatch"'],
		["a batch that is too large", [{ ...FLEET, maxBatch: 51 }], "from 1 to 50"],
		[
			"a header that cannot be set",
			[{ ...FLEET, headers: { Host: "x" } }],
			"/vessels/0/headers/Host (line 1) cannot be set",
		],
		[
			"an address of the web",
			[{ ...AIS, url: "https://x.example" }],
			"a ws or wss address",
		],
		[
			"an impossible address",
			[{ ...AIS, url: "wss://x:99999" }],
			"/vessels/0/url (line 1) is no valid address",
		],
		[
			"a corner off the globe",
			[
				{
					...AIS,
					areas: [
						[
							[91, 0],
							[0, 0],
						],
					],
				},
			],
			"from -90 to 90",
		],
		[
			"an area with one corner",
			[{ ...AIS, areas: [[[1, 0]]] }],
			"two opposite corners",
		],
		[
			"a code that is used twice",
			[FLEET, { ...AIS, code: "fleet" }],
			"/vessels/1/code (line 1) repeats fleet, the code of /vessels/0",
		],
	])("names %s", (_, vessels, problem) => {
		expect(problemOf(...vessels)).toContain(problem);
	});
});

test("each source has its own limits", async () => {
	const peer = await positionPeer(({ vessels: [vessel] }) => ({
		answers: [{ outcome: "found", vessel, positions: [] }],
	}));
	const limited = { ...FLEET, baseUrl: peer.url, rate: { perMinute: 1 } };
	const file = fileOf(limited, { ...limited, code: "other" });
	const sources = configuredVessels(file, {
		...{ http: testHttp(), states: processStates() },
		now: () => NOW,
	});
	for (const source of sources)
		expect(await source.positions([ISABELLA], SINCE, NO_SIGNAL)).toMatchObject([
			{ outcome: "found" },
		]);
});

test("sources are queried as configured", async () => {
	const http = testHttp();
	const feed = await feedPeer();
	const peer = await positionPeer(({ vessels: [vessel] }) => ({
		answers: [{ outcome: "found", vessel, positions: [told("09:00:00")] }],
	}));
	const file = fileOf(
		{ ...FLEET, baseUrl: peer.url, headers: { "X-Api-Key": "secret" } },
		{ ...AIS, url: feed.url },
	);
	const sources = configuredVessels(file, {
		...{ http, states: processStates() },
		now: () => NOW,
	});
	for (const source of sources) onTestFinished(() => source.close());
	expect(sources.map(({ code }) => code)).toEqual(["fleet", "ais"]);
	const answers = await Promise.all(
		sources.map((source) => source.positions([ISABELLA], SINCE, NO_SIGNAL)),
	);
	expect(answers).toMatchObject([
		[{ positions: [heard("09:00:00")] }],
		[{ positions: [] }],
	]);
	expect(peer.asked[0]?.key).toBe("secret");
	await eventually("a subscription", () => feed.subscriptions.length === 1);
	expect(feed.subscriptions[0]?.APIKey).toBe("k");
});
