import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { carrierCheckCommand } from "../../server/admin/carrier-check.ts";
import { CommandError } from "../../server/admin/command.ts";
import { readConfig } from "../../server/settings/config.ts";
import { SettingsFileError } from "../../server/settings/files/settings-error.ts";
import { runScript } from "../support/installation/landfall-process.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { atSea, BOX, message } from "../support/peers/carrier-messages.ts";
import { reply, startStubCarrier } from "../support/peers/stub-carrier.ts";
import { testClock } from "../support/time/test-clock.ts";

const folder = await openForFile(temporaryFolder);
const carriersFile = join(folder.path, "carriers.yaml");

const carrier = await openForFile(startStubCarrier, testClock(new Date()));
const settings = `
carriers:
  - scac: MAEU
    dialect: dcsa-2.2
    baseUrl: ${carrier.url}
    headers: { Consumer-Key: "$\{KEY}" }
    stripScacPrefix: true
    retry: { attempts: 1 }
`;
writeFileSync(carriersFile, settings);

beforeEach(() => {
	carrier.report("123456789", [
		...atSea(),
		message("REQ 2026-03-01T00:00:00Z LOAD CNSHA vessel"),
		message("REQ 2026-03-02T00:00:00Z LOAD CNSHA vessel"),
	]);
});

const env = () => ({ CARRIERS_FILE: carriersFile, KEY: "s3cret" });

/** Runs the command as an operator does. */
const check = (...args: string[]) =>
	runScript("server/admin/main.ts", ["carrier", "check", ...args], {
		DATABASE_URL: "file:/nowhere/at/all.db",
		...env(),
	});

/** Runs the command in this process. */
const run = (
	operands: readonly string[],
	{
		type,
		variables = env(),
	}: { type?: string; variables?: Record<string, string | undefined> } = {},
) =>
	carrierCheckCommand.run(
		{
			config: readConfig(variables),
			openDatabase: () => Promise.reject(new Error("no database is needed")),
			openAnySchema: () => Promise.reject(new Error("no database is needed")),
			type,
			isContracting: false,
			isApplying: false,
			isConfirmed: false,
		},
		operands,
	);

describe("a carrier of the carriers file is queried, without a database", () => {
	test("people read the messages, the derived values with their messages, and the unused messages", async () => {
		const { code, stdout, stderr } = await check("MAEU", "MAEU123456789");
		expect([code, stderr]).toEqual([0, ""]);
		expect(stdout).toMatch(
			/^MAEU bill of lading MAEU123456789, sent as 123456789, in \d+ ms\n/,
		);
		expect(stdout).toContain("6 messages received");
		expect(stdout).toMatch(
			/^2026-02-18 16:00 UTC\+8 +equipment loaded +actual +CNSHA +EMMA_MAERSK +MSKU1234565 +2026-02-18 08:00 UTC +EQUIPMENT LOAD ACT$/m,
		);
		expect(stdout).toMatch(
			/^shipment +pol_atd_at +2026-02-19T08:00:00Z +TRANSPORT DEPA ACT +2026-02-19 08:00 UTC/m,
		);
		expect(stdout).toMatch(/^MSKU1234565 +current_status +on_ship/m);
		expect(stdout).toMatch(/^2 +its eventClassifierCode is unknown$/m);
	});

	test("programs read the same as JSON", async () => {
		const { isFailure, data } = await run(["MAEU", "MAEU123456789"]);
		expect(isFailure).toBe(false);
		const report = JSON.parse(JSON.stringify(data));
		expect(report).toMatchObject({
			scac: "MAEU",
			request_type: "bill_of_lading",
			normalized_number: "123456789",
			failure: null,
			left_out: [{ count: 2, reason: "its eventClassifierCode is unknown" }],
		});
		expect(report.messages).toHaveLength(6);
		expect(report.derived).toContainEqual({
			record: "shipment",
			attribute: "pod_eta_at",
			value: "2026-03-12T08:00:00Z",
			original_event: "TRANSPORT ARRI EST",
			reported_at: "2026-02-20T00:00:00Z",
			event_id: `${BOX} arrival`,
		});
	});

	test("a number that looks like a container number is sent as one, unless --type says otherwise", async () => {
		carrier.report(BOX, atSea());
		const wanted = { request_type: "container" };
		expect((await run(["MAEU", BOX])).data).toMatchObject(wanted);
		wanted.request_type = "booking";
		const booking = await run(["MAEU", BOX], { type: "booking" });
		expect(booking.data).toMatchObject(wanted);
	});
});

describe("a failed check is explained, with code 1 and without secrets", () => {
	test("a carrier's refusal, with the server's reaction to it", async () => {
		const limit = reply(429, {}, { "retry-after": "90" });
		carrier.report("123456789", limit);
		const { code, stdout } = await check("MAEU", "MAEU123456789");
		expect(code).toBe(1);
		expect(stdout).toContain(
			"shipping_line_unreachable: the carrier answers 429",
		);
		expect(stdout).toContain(
			"The server would try again in 90 seconds, and give up after 14 attempts. It accepts the next request in 90 s.",
		);
		expect(stdout).not.toContain("s3cret");
	});

	test("a number that the carrier does not know", async () => {
		const result = await run(["MAEU", "NOBODYS"]);
		expect(result).toMatchObject({
			isFailure: true,
			message: expect.stringContaining("the carrier has no such number"),
			data: {
				failure: {
					code: "not_found",
					is_temporary: false,
					retry_after_ms: null,
				},
				messages: [],
				derived: [],
			},
		});
	});

	test("an unknown number, with the server's reaction by the operator's rules", async () => {
		const trackingFile = join(folder.path, "tracking.yaml");
		writeFileSync(
			trackingFile,
			"request: { manifest: { ask_every: 12h, give_up_after: 36h } }\n",
		);
		const variables = { ...env(), TRACKING_FILE: trackingFile };
		for (const [type, words, step] of [
			[
				"booking",
				"would wait for the manifest (awaiting_manifest): it would ask again in 12 hours, and give up after 36 hours.",
				{
					status: "awaiting_manifest",
					failed_reason: null,
					retry_in_ms: 43_200_000,
					gives_up_after_ms: 129_600_000,
					most_tries: null,
				},
			],
			[
				"container",
				"would not retry: the request would be failed (not_found).",
				{
					status: "failed",
					failed_reason: "not_found",
					retry_in_ms: null,
					gives_up_after_ms: null,
					most_tries: null,
				},
			],
		] as const) {
			const result = await run(["MAEU", "NOBODYS"], { type, variables });
			expect(result).toMatchObject({
				message: expect.stringContaining(words),
				data: { failure: { next_step: step } },
			});
		}
	});

	test.each<
		[
			string,
			string,
			string | undefined,
			Record<string, string | undefined>,
			string,
		]
	>([
		[
			"no carriers file",
			"MAEU",
			undefined,
			{ CARRIERS_FILE: undefined },
			"CARRIERS_FILE, which is not set",
		],
		[
			"a carrier that the file does not describe",
			"HLCU",
			undefined,
			{},
			"it has MAEU",
		],
		[
			"a type that does not exist",
			"MAEU",
			"bol",
			{},
			"bill_of_lading, booking, container",
		],
		[
			"a file that is not there",
			"MAEU",
			undefined,
			{ CARRIERS_FILE: "/nowhere.yaml" },
			"/nowhere.yaml: there is no such file",
		],
		[
			"a secret that is missing",
			"MAEU",
			undefined,
			{ KEY: "" },
			"refers to KEY",
		],
	])("%s", async (_, scac, type, variables, words) => {
		const attempt = run([scac, "1"], {
			...(type !== undefined && { type }),
			variables: { ...env(), ...variables },
		});
		await expect(attempt).rejects.toThrow(words);
		// The process prints the message of these errors, which is one line.
		const error = await attempt.catch((thrown) => thrown);
		expect([CommandError, SettingsFileError]).toContain(error.constructor);
		expect(error.message).toMatch(/^[^\n]+$/);
	});
});
