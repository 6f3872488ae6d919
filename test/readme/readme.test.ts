import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import Database from "better-sqlite3";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readOptions } from "../../mock/simulate/options.ts";
import { findCommand } from "../../server/admin/find-command.ts";
import { processStates } from "../../server/database/state-store.ts";
import { openSettingsFile } from "../../server/settings/files/settings-file.ts";
import { configuredCarriers } from "../../server/sources/carriers/configured-carriers.ts";
import { sourceHttp } from "../../server/sources/requests/source-http.ts";
import { configuredTerminals } from "../../server/sources/terminals/configured-terminals.ts";
import {
	killLandfallProcesses,
	startLandfallProcess,
} from "../support/installation/landfall-process.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { COMPILE_CACHE } from "../support/vitest/compile-cache.ts";
import { startRestServer } from "./at-rest.ts";
import { type CodeBlock, codeBlocks } from "./code-blocks.ts";
import { placed, type ShellPlaces, shellScript } from "./shell-script.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

/** Blocks that do not run here, by their beginning, with the reason. */
const NOT_RUN: Readonly<Record<string, string>> = {
	"npm ci && npm run demo":
		"it installs packages; test/mock/demo runs the demo, and this is part of npm test",
	"docker build":
		"it downloads an image; the image runs what npm start runs, with Node 24",
	'import { createLandfallClient } from "@landfall/client";\n\n// Whoever':
		"it is part of a page; test/client/browser-bundle.test.ts calls the client outside Node",
	"npm run admin -- carrier check": "it asks a shipping line on the internet",
	"npm run mock": "it runs until it is stopped; test/mock/api runs it",
	"npm run packages":
		"it packs; test/client/package.test.ts installs what it packs",
	"npm run sandbox":
		"it runs until it is stopped; test/mock/sandbox runs a sandbox",
	"npm run simulate":
		"it takes ten minutes; test/mock/simulate runs it for a shorter time",
};

const blocks = codeBlocks();
const inLanguage = (language: string) =>
	blocks.filter((block) => block.language === language);
const SERVER_START = /^(?:(\w+)=(\S+) )?npm start$/;

const isServer = ({ text }: CodeBlock) => SERVER_START.test(text.trim());
const reasonFor = ({ text }: CodeBlock) =>
	Object.keys(NOT_RUN).find((start) => text.startsWith(start));
const isRun = (block: CodeBlock) => reasonFor(block) === undefined;
const run = inLanguage("sh").filter(
	(block) => !isServer(block) && isRun(block),
);
const inContract = ({ place }: CodeBlock) => place.startsWith("the contract,");
/** The samples of a page run one after the other, as those in Bash do: later ones use the results of earlier ones. */
const programOf = (isMeant: (block: CodeBlock) => boolean) =>
	inLanguage("ts")
		.filter((block) => isRun(block) && isMeant(block))
		.map(({ text }) => text)
		.join("\n");
const guideProgram = programOf(inContract);

const folder = await openForFile(temporaryFolder);
const databaseUrl = `file:${join(folder.path, "data", "landfall.db")}`;

/** All blocks share one server on an empty installation, started with the options of the documentation. */
async function startServer() {
	const env = inLanguage("sh").flatMap(({ text }) => {
		const [, name, value = ""] = SERVER_START.exec(text.trim()) ?? [];
		return name === undefined ? [] : [[name, value]];
	});
	const landfall = await startLandfallProcess({
		...Object.fromEntries(env),
		DATABASE_URL: databaseUrl,
		// All samples together make more requests than one client does.
		REQUESTS_PER_MINUTE: "100000",
	});
	const [, key = ""] = /^API key +(lf_\w+) /m.exec(landfall.output()) ?? [];
	return { api: landfall.url, key };
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	return typeof address === "object" ? (address?.port ?? 0) : 0;
}

/** Runs a program in a folder. Returns its exit code and its output. */
async function execute(command: string, args: readonly string[], cwd: string) {
	const { PATH = "" } = process.env;
	const env = { ...COMPILE_CACHE, PATH, DATABASE_URL: databaseUrl };
	const child = spawn(command, args, {
		cwd,
		env: { ...env, LANDFALL_API_KEY: places.key },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const [stdout, stderr, [code]] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		once(child, "close"),
	]);
	return { code, stdout, stderr };
}

const { api, key } = await startServer();
const rest = await openForFile(startRestServer, databaseUrl);
const places: ShellPlaces = {
	api,
	key,
	restUrl: rest.url,
	receiverPort: await freePort(),
};

afterAll(() => killLandfallProcesses());

test("every block is found, and each that does not run has a reason", () => {
	const languages = new Set(blocks.map(({ language }) => language));
	expect([...languages].sort()).toEqual(["", "json", "sh", "ts", "yaml"]);
	const left = blocks.flatMap((block) => reasonFor(block) ?? []);
	expect([...new Set(left)].sort()).toEqual(Object.keys(NOT_RUN).sort());
	expect(inLanguage("sh").filter(isServer)).toHaveLength(2);
	expect(run.length).toBeGreaterThanOrEqual(14);
	expect(inLanguage("ts").filter(inContract).length).toBeGreaterThanOrEqual(9);
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
describe.skipIf(!hasTools)(WALK, () => {
	let outputs: Map<string, string>;
	let ended: { code: unknown; stderr: string };

	beforeAll(async () => {
		const script = shellScript(run, places);
		const { stdout, ...others } = await execute(
			"bash",
			["-c", script],
			folder.path,
		);
		ended = others;
		outputs = new Map(
			stdout.split(/^@@ /m).map((part) => {
				const [place = "", ...output] = part.split("\n");
				return [place, output.join("\n").trim()];
			}),
		);
	});

	test("to its end", () => {
		const places = [...outputs.keys()].slice(1, -1);
		const last = places.at(-1) ?? "";
		const said = outputs.get(last)?.slice(-1_000);
		const where = `the last block was ${last}: …${said}`;
		expect(ended, where).toMatchObject({ code: 0 });
		expect(places).toEqual(run.map(({ place }) => place));
	});

	test("with a shipment at sea, a reporting terminal, and its map", () => {
		const replies = (outputs.get(run[0]?.place ?? "") ?? "").split("\n");
		const document = replies.at(-1) ?? "";
		const [shipment] = JSON.parse(document).data;
		expect(shipment.attributes.pod_ata_at).toBeNull();
		expect(shipment.attributes.pol_atd_at).not.toBeNull();
		expect(shipment.relationships.pod_terminal.data).not.toBeNull();
		expect(existsSync(join(folder.path, "map.geojson"))).toBe(true);
	});

	test("with the answer that the guide shows", () => {
		const [shown] = inLanguage("json");
		const before = blocks.slice(0, shown && blocks.indexOf(shown));
		const asked = before.findLast((block) => run.includes(block));
		const answer = JSON.parse(outputs.get(asked?.place ?? "") ?? "");
		const expected = JSON.parse(shown?.text ?? "");
		expected.data.id = answer.data.id;
		expect(answer).toMatchObject(expected);
	});

	test("to a copy of the database with all its records", () => {
		const copy = new Database(join(folder.path, "landfall-backup.db"));
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
		const path = join(folder.path, `${index}.yaml`);
		writeFileSync(path, text);
		return openSettingsFile(path, env);
	});
	const [carriers, terminals] = files;
	if (!carriers || !terminals) throw new Error("settings are missing");
	const onSkipped = () => {};
	const lines = configuredCarriers(carriers, { ...deps, onSkipped });
	expect(lines.map(({ scac }) => scac)).toEqual(["HLCU"]);
	expect(configuredTerminals(terminals, deps)).toHaveLength(1);
	await http.close();
});

/** The variable that the programs of a team expect: a notification that a webhook has received. */
function notification(): string {
	const body = JSON.stringify({
		data: {
			type: "webhook_notification",
			attributes: { event: "container.created" },
		},
	});
	const [id, now] = ["msg_1", new Date()];
	const headers = {
		"webhook-id": id,
		"webhook-timestamp": String(Math.floor(+now / 1_000)),
		"webhook-signature": new Webhook(SECRET).sign(id, now, body),
	};
	return `const rawBody = ${JSON.stringify(body)}, request = { headers: ${JSON.stringify(headers)} };\n`;
}

const ROOT = new URL("../..", import.meta.url).pathname;

/** A printed program, with the addresses of this installation and a notification to verify. */
const complete = (text: string) =>
	notification() +
	placed(text, places)
		.replaceAll("whsec_…", SECRET)
		.replaceAll('"@landfall/client/webhooks"', '"./client/webhooks.ts"')
		.replaceAll('"@landfall/client"', '"./client/index.ts"');

function runProgram(text: string) {
	const args = ["--input-type=module-typescript", "--eval", complete(text)];
	return execute(process.execPath, args, ROOT);
}

test("the programs of the contract run as printed, in order", async () => {
	const ended = await runProgram(guideProgram);
	expect(ended, ended.stderr).toMatchObject({ code: 0, stderr: "" });
	expect(ended.stdout).toMatch(/^404 not_found /m);
	expect(ended.stdout).toMatch(/^container\.created$/m);
});

test("the programs of the contract have no type errors", async () => {
	const file = join(folder.path, "guides.ts");
	const text = complete(guideProgram).replaceAll('"./client', `"${ROOT}client`);
	writeFileSync(file, text);
	const { compilerOptions } = JSON.parse(
		readFileSync(join(ROOT, "tsconfig.json"), "utf8"),
	);
	const typeRoots = [join(ROOT, "node_modules/@types")];
	writeFileSync(join(folder.path, "package.json"), '{"type": "module"}');
	writeFileSync(
		join(folder.path, "tsconfig.json"),
		JSON.stringify({
			compilerOptions: { ...compilerOptions, typeRoots },
			files: [file],
		}),
	);
	const compiler = join(ROOT, "node_modules/typescript-7/bin/tsc");
	const args = [compiler, "--pretty", "false", "--project", folder.path];
	const ended = await execute(process.execPath, args, ROOT);
	expect(ended, ended.stdout).toMatchObject({ code: 0 });
});

test.each([
	["README.md", /^MAEU\w+ \d{4}-/m],
	["client/README.md", /^It is tracked already\.$[\s\S]*^container\.created$/m],
])("the program of %s runs as printed", async (page, output) => {
	const program = programOf(({ place }) => place.startsWith(`${page}:`));
	const ended = await runProgram(program);
	expect(ended, ended.stderr).toMatchObject({ code: 0, stderr: "" });
	expect(ended.stdout).toMatch(output);
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
