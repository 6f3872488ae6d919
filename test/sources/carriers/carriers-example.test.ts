import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { processStates } from "../../../server/database/state-store.ts";
import {
	openSettingsFile,
	readSettingsFile,
} from "../../../server/settings/files/settings-file.ts";
import { CARRIERS_FILE_SCHEMA } from "../../../server/sources/carriers/carriers-file-schema.ts";
import { configuredCarriers } from "../../../server/sources/carriers/configured-carriers.ts";
import { testHttp } from "./carrier-peer.ts";
import { CONTEXT } from "./dcsa/dcsa-events.ts";

const PATH = "carriers.example.yaml";
const { text } = openSettingsFile("CARRIERS_FILE", PATH, {});

const privateKey = () =>
	generateKeyPairSync("rsa", { modulusLength: 2048 })
		.privateKey.export({ type: "pkcs8", format: "pem" })
		.toString();

/** Possible values of the environment variables that the file names outside of comments. */
const environment = Object.fromEntries(
	text
		.replaceAll(/^\s*#.*$| #.*$/gm, "")
		.matchAll(/\$\{(\w+)\}/g)
		.map(([, name = ""]) => {
			if (name.endsWith("_URL")) return [name, "https://line.example/api"];
			if (name.endsWith("_PRIVATE_KEY")) return [name, privateKey()];
			if (name.endsWith("_THUMBPRINT")) return [name, "AB".repeat(20)];
			return [name, "secret"];
		}),
);

const deps = () => ({
	http: testHttp(),
	states: processStates(),
	now: () => new Date(CONTEXT.receivedAt),
	zoneOf: CONTEXT.zoneOf,
});

test("the example of a carriers file is valid with all secrets, and has all lines that are known to have an interface", () => {
	const carriers = configuredCarriers(
		{ path: PATH, text, env: environment },
		deps(),
	);
	expect(carriers.map(({ scac }) => scac)).toEqual([
		"MAEU",
		"HLCU",
		"CMDU",
		"APLU",
		"ANNU",
		"MSCU",
		"EGLV",
		"ONEY",
		"HDMU",
		"YMLU",
		"ZIMU",
		"PCIU",
		"COSU",
		"OOLU",
	]);
});

test("each missing secret is named with its place", () => {
	const names = Object.keys(environment);
	expect(names.length).toBeGreaterThan(20);
	const read = (env: Record<string, string>) => () =>
		readSettingsFile({ path: PATH, text, env }, CARRIERS_FILE_SCHEMA);
	for (const name of names) {
		const { [name]: _, ...others } = environment;
		expect(read(others)).toThrow(`refers to ${name}, which`);
	}
});

test("the example explains every member that an entry can have", () => {
	const { items } = CARRIERS_FILE_SCHEMA.properties.carriers;
	for (const member of Object.keys(items.properties))
		expect(text).toMatch(new RegExp(`^# .*\\b${member}\\b`, "m"));
});
