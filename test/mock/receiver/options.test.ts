import { describe, expect, it } from "vitest";
import { HEALTHY } from "../../../mock/receiver/behaviour.ts";
import { readOptions, USAGE } from "../../../mock/receiver/options.ts";
import { OTHER_SECRET, SECRET } from "./sender.ts";

const API = "http://127.0.0.1:3000/v2";

it("without options a receiver is healthy, listens on loopback, and has no secret", () => {
	expect(readOptions([], {})).toEqual({
		port: 4020,
		host: "127.0.0.1",
		secrets: [],
		behaviour: HEALTHY,
		seed: "landfall",
		isJson: false,
		registration: undefined,
	});
});

describe("the given options", () => {
	it.each([
		["--port 0", { port: 0 }],
		["--host ::1", { host: "::1" }],
		[
			`--secret ${SECRET} --secret ${OTHER_SECRET}`,
			{ secrets: [SECRET, OTHER_SECRET] },
		],
		["--secret mine", { secrets: ["mine"] }],
		["--json", { isJson: true }],
		["--seed b", { seed: "b" }],
		[
			"--fail 418",
			{ behaviour: { failure: { kind: "status", status: 418 }, failShare: 1 } },
		],
		["--fail 503:7", { behaviour: { failure: { retryAfter: 7 } } }],
		["--fail slow:20", { behaviour: { failure: { delayMs: 20 } } }],
		["--fail hang --fail-first 3", { behaviour: { failFirst: 3 } }],
		["--fail big --fail-share 0.2", { behaviour: { failShare: 0.2 } }],
		[
			`--register ${API} --key k --events container.created,shipment.estimated.arrival`,
			{
				registration: {
					api: API,
					apiKey: "k",
					events: ["container.created", "shipment.estimated.arrival"],
					url: undefined,
				},
			},
		],
		[
			`--register ${API} --key k --url https://a.example/hooks`,
			{ registration: { url: "https://a.example/hooks", events: undefined } },
		],
	])("%s is used", (line, want) => {
		expect(readOptions(line.split(" "), {})).toMatchObject(want);
	});

	it("take precedence over the environment", () => {
		const env = { LANDFALL_WEBHOOK_SECRET: SECRET, LANDFALL_API_KEY: "lf_env" };
		expect(readOptions(["--register", API], env)).toMatchObject({
			secrets: [SECRET],
			registration: { apiKey: "lf_env" },
		});
		const said = ["--register", API, "--key", "lf_own", "--secret", "mine"];
		expect(readOptions(said, env)).toMatchObject({
			secrets: ["mine"],
			registration: { apiKey: "lf_own" },
		});
	});

	it.each([
		["--port 70000", /--port must be a number up to 65535, not "70000"/],
		["--port x", /--port must be/],
		["--secret whsec_*", /whsec_ and base64/],
		["--secret whsec_", /whsec_ and base64/],
		["--secret=", /whsec_ and base64/],
		["--fail 99", /fail must be a status/],
		["--fail 5xx", /fail must be a status/],
		["--fail slow", /the delay must be a whole number from 1 to 600000/],
		["--fail 500 --fail-first 0", /whole number from 1 to 1000/],
		["--fail 500 --fail-share 1.1", /from 0 to 1/],
		["--fail-first 3", /need fail/],
		[`--register ${API}`, /--register needs --key/],
		["--register here --key k", /"here" is not a URL like/],
		[
			`--register ${API} --key k --url ftp://a`,
			/"ftp:\/\/a" is not a URL like/,
		],
		["--key k", /are for --register/],
		["--events a", /are for --register/],
		["--what", /Unknown option/],
		["what", /Unexpected argument/],
	])("%s is refused", (line, why) => {
		expect(() => readOptions(line.split(" "), {})).toThrow(why);
	});
});

it("--help lists every option", () => {
	expect(readOptions(["--help"], {})).toBeUndefined();
	const options =
		"port host secret json register key events url fail fail-first fail-share seed help";
	for (const name of options.split(" ")) expect(USAGE).toContain(`--${name} `);
});
