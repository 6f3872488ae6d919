import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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
	isOfOperations,
	isServer,
	NOT_RUN,
	reasonFor,
	shellBlocks,
} from "./samples.ts";
import { HAS_TOOLS, type Walk, walk } from "./walk.ts";

const installation = await openInstallation();
const { folder } = installation;

test("every block is found, and each that does not run has a reason", () => {
	const languages = new Set(blocks.map(({ language }) => language));
	// The test of roles runs the SQL, on PostgreSQL.
	const known = ["", "json", "sh", "sql", "ts", "yaml"];
	expect([...languages].sort()).toEqual(known);
	const left = blocks.flatMap((block) => reasonFor(block) ?? []);
	expect([...new Set(left)].sort()).toEqual(Object.keys(NOT_RUN).sort());
	expect(inLanguage("sh").filter(isServer)).toHaveLength(2);
	expect(shellBlocks.length).toBeGreaterThanOrEqual(14);
});

/** The blocks of a newcomer; those of an operator have a test file of their own. */
const walkedBlocks = shellBlocks.filter((block) => !isOfOperations(block));

const WALK =
	"the walk works as printed, line by line, on an empty installation";
describe.skipIf(!HAS_TOOLS)(WALK, { tags: "whole" }, () => {
	let walked: Walk;

	beforeAll(async () => {
		walked = await walk(installation, walkedBlocks);
	});

	test("to its end", () => {
		expect(walked.code, walked.said).toBe(0);
		expect(walked.walked).toEqual(walkedBlocks.map(({ place }) => place));
	});

	test("with a shipment at sea, a reporting terminal, and its map", () => {
		const replies = (
			walked.outputs.get(walkedBlocks[0]?.place ?? "") ?? ""
		).split("\n");
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
		const asked = before.findLast((block) => walkedBlocks.includes(block));
		const answer = JSON.parse(walked.outputs.get(asked?.place ?? "") ?? "");
		const expected = JSON.parse(shown?.text ?? "");
		expected.data.id = answer.data.id;
		expect(answer).toMatchObject(expected);
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
