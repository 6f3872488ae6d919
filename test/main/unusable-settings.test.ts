import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../../server/database/database.ts";
import { openSources } from "../../server/open-sources.ts";
import { readConfig } from "../../server/settings/config.ts";
import { ConfigError } from "../../server/settings/config-error.ts";
import { SettingsFileError } from "../../server/settings/files/settings-error.ts";
import { openTrackingRules } from "../../server/settings/tracking-rules/open-tracking-rules.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";

const folder = await openForFile(temporaryFolder);

describe("an unusable setting is refused in one line", () => {
	/** The part of the message that names the setting. */
	async function refusal(attempt: () => unknown): Promise<string> {
		const error: Error = await Promise.try(attempt).then(
			() => new Error("it is not refused"),
			(thrown) => thrown,
		);
		expect([ConfigError, SettingsFileError]).toContain(error.constructor);
		expect(error.message).toMatch(/^[^\n]+$/);
		return error.message;
	}

	test("a database that is a folder, or not a database", async () => {
		const asFolder = `file:${folder.path}`;
		expect(await refusal(() => openDatabase(asFolder))).toContain(
			`DATABASE_URL ${asFolder}`,
		);
		const text = join(folder.path, "notes.txt");
		writeFileSync(text, "something other than a database".repeat(100));
		expect(await refusal(() => openDatabase(`file:${text}`))).toContain(
			`DATABASE_URL file:${text}`,
		);
	});

	test("a carriers file that is missing, wrong, or meant for another speed", async () => {
		const file = join(folder.path, "carriers.json");
		const database = openDatabase("file::memory:");
		const refusalOf = (env: Readonly<Record<string, string>> = {}) => {
			const config = readConfig({ CARRIERS_FILE: file, ...env });
			const noWorld = () => Promise.reject(new Error("no world is wanted"));
			const log = pino({ level: "silent" });
			return refusal(() => openSources(config, database, log, noWorld));
		};
		expect(await refusalOf()).toContain(`${file}: there is no such file`);
		writeFileSync(file, '{"carriers": [{"scac": "MAEU"}]}');
		expect(await refusalOf()).toContain(file);
		expect(await refusalOf({ SIMULATION_SPEED: "60" })).toContain(
			"SIMULATION_SPEED",
		);
		await database.close();
	});

	test("a tracking file that is missing or wrong", async () => {
		const file = join(folder.path, "tracking.yaml");
		const config = readConfig({ TRACKING_FILE: file });
		const refusalOf = () => refusal(() => openTrackingRules(config));
		expect(await refusalOf()).toContain(`${file}: there is no such file`);
		writeFileSync(file, "line:\n  ask_every: { at_sea: often }\n");
		expect(await refusalOf()).toContain(
			"/line/ask_every/at_sea (line 2) must be",
		);
	});
});
