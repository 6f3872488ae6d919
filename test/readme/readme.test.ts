import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, test } from "vitest";
import { readOptions } from "../../mock/simulate/options.ts";
import { findCommand } from "../../server/admin/find-command.ts";
import { processStates } from "../../server/database/state-store.ts";
import { openSettingsFile } from "../../server/settings/files/settings-file.ts";
import { configuredCarriers } from "../../server/sources/carriers/configured-carriers.ts";
import { sourceHttp } from "../../server/sources/requests/source-http.ts";
import { configuredTerminals } from "../../server/sources/terminals/configured-terminals.ts";
import { openInstallation } from "./installation.ts";
import {
	blocks,
	inLanguage,
	isServer,
	NOT_RUN,
	reasonFor,
	shellBlocks,
} from "./samples.ts";
import { shellScript } from "./shell-script.ts";

const { folder, places, execute } = await openInstallation();

test("every block is found, and each that does not run has a reason", () => {
	const languages = new Set(blocks.map(({ language }) => language));
	expect([...languages].sort()).toEqual(["", "json", "sh", "ts", "yaml"]);
	const left = blocks.flatMap((block) => reasonFor(block) ?? []);
	expect([...new Set(left)].sort()).toEqual(Object.keys(NOT_RUN).sort());
	expect(inLanguage("sh").filter(isServer)).toHaveLength(2);
	expect(shellBlocks.length).toBeGreaterThanOrEqual(14);
});

/** The tools that the README requires. */
const hasTools = ["bash", "curl", "jq"].every(
	(tool) => spawnSync("sh", ["-c", `command -v ${tool}`]).status === 0,
);
if (!hasTools)
	console.warn(
		"The samples of the documentation are not run: install bash, curl and jq.",
	);

const WALK =
	"the walk works as printed, line by line, on an empty installation";
describe.skipIf(!hasTools)(WALK, { tags: "whole" }, () => {
	let outputs: Map<string, string>;
	let ended: { code: unknown; stderr: string };

	beforeAll(async () => {
		const script = shellScript(shellBlocks, places);
		const { stdout, ...others } = await execute("bash", ["-c", script], folder);
		ended = others;
		outputs = new Map(
			stdout.split(/^@@ /m).map((part) => {
				const [place = "", ...output] = part.split("\n");
				return [place, output.join("\n").trim()];
			}),
		);
	});

	test("to its end", () => {
		const [, ...places] = outputs.keys();
		const last = places.at(-1) ?? "";
		const said = `${outputs.get(last)?.slice(-1_000)}\n${ended.stderr}`;
		expect(ended.code, `the last block was ${last}: …${said}`).toBe(0);
		expect(places.slice(0, -1)).toEqual(shellBlocks.map(({ place }) => place));
	});

	test("with a shipment at sea, a reporting terminal, and its map", () => {
		const replies = (outputs.get(shellBlocks[0]?.place ?? "") ?? "").split(
			"\n",
		);
		const document = replies.at(-1) ?? "";
		const [shipment] = JSON.parse(document).data;
		expect(shipment.attributes.pod_ata_at).toBeNull();
		expect(shipment.attributes.pol_atd_at).not.toBeNull();
		expect(shipment.relationships.pod_terminal.data).not.toBeNull();
		expect(existsSync(join(folder, "map.geojson"))).toBe(true);
	});

	test("with the answer that the guide shows", () => {
		const [shown] = inLanguage("json");
		const before = blocks.slice(0, shown && blocks.indexOf(shown));
		const asked = before.findLast((block) => shellBlocks.includes(block));
		const answer = JSON.parse(outputs.get(asked?.place ?? "") ?? "");
		const expected = JSON.parse(shown?.text ?? "");
		expected.data.id = answer.data.id;
		expect(answer).toMatchObject(expected);
	});

	test("to a copy of the database with all its records", () => {
		const copy = new Database(join(folder, "landfall-backup.db"));
		const count = "select count(*) from shipments";
		expect(copy.prepare(count).pluck().get()).toBeGreaterThanOrEqual(3);
		copy.close();
	});
});

test("the printed settings are valid", async () => {
	const env = {
		HLCU_CLIENT_ID: "a",
		HLCU_CLIENT_SECRET: "b",
		PIER_400_KEY: "c",
	};
	const http = sourceHttp();
	const states = processStates();
	const deps = { http, states, now: () => new Date(), zoneOf: () => null };
	const files = inLanguage("yaml").map(({ text }, index) => {
		const path = join(folder, `${index}.yaml`);
		writeFileSync(path, text);
		return openSettingsFile("the README", path, env);
	});
	const [carriers, terminals] = files;
	if (!carriers || !terminals) throw new Error("settings are missing");
	const onSkipped = () => {};
	const lines = configuredCarriers(carriers, { ...deps, onSkipped });
	expect(lines.map(({ scac }) => scac)).toEqual(["HLCU"]);
	expect(configuredTerminals(terminals, deps)).toHaveLength(1);
	await http.close();
});

test("samples that do not run at least parse", () => {
	for (const { text } of inLanguage("sh")) {
		const [, words = ""] = /^npm run admin -- (carrier .*)$/m.exec(text) ?? [];
		const [command = ""] = words.split("#");
		if (command !== "") findCommand(command.trim().split(/ +/));
		const [, options] = /^npm run simulate -- (.*)$/m.exec(text) ?? [];
		if (options) expect(readOptions(options.split(" "))).toBeDefined();
	}
});

test("the folders that the README names exist", () => {
	const [map] = blocks.filter(({ language }) => language === "");
	const names = [...(map?.text.matchAll(/(?:^| {2,})(\w+)\/ /gm) ?? [])];
	expect(names).toHaveLength(6);
	for (const [, name = ""] of names)
		expect(existsSync(new URL(`../../${name}`, import.meta.url)), name).toBe(
			true,
		);
});
