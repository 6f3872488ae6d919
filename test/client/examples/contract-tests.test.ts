import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { buildClient } from "../../../client/build/build-client.ts";
import { startMockApi } from "../../../mock/api/mock-api.ts";
import { temporaryFolder } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { execute, ROOT } from "../packed-client.ts";

const EXAMPLE = join(ROOT, "client/examples/contract-tests");

interface Workflow {
	readonly jobs: Readonly<
		Record<string, { readonly steps: readonly { readonly run?: string }[] }>
	>;
}

const mock = await openForFile(startMockApi, {
	log: pino({ level: "silent" }),
});
const folder = await openForFile(temporaryFolder);
const project = join(folder.path, "board");
await layOut();

/** Lays the project of the team out as `npm install` does, with the built client. */
async function layOut(): Promise<void> {
	const modules = join(folder.path, "node_modules");
	mkdirSync(join(modules, "@landfall"), { recursive: true });
	for (const name of ["openapi-fetch", "openapi-typescript-helpers", "vitest"])
		symlinkSync(join(ROOT, "node_modules", name), join(modules, name));
	await buildClient(join(modules, "@landfall/client"));
	cpSync(EXAMPLE, project, { recursive: true });
	// The team's project has this repository in a folder, and the repository has tests of its own.
	mkdirSync(join(project, "landfall"));
	await writeFile(join(project, "landfall/own.test.ts"), "not for the team");
}

/** The commands of a workflow's steps. */
function commands(): string[] {
	const file = readFileSync(join(EXAMPLE, "workflow.yml"), "utf8");
	const { jobs }: Workflow = parse(file);
	return Object.values(jobs).flatMap(({ steps }) =>
		steps.flatMap(({ run }) => run ?? []),
	);
}

/** Runs the tests of the team as the workflow does. */
function runTests(): Promise<string> {
	expect(commands()).toContain("npm test");
	const path = `${join(ROOT, "node_modules/.bin")}:${process.env.PATH}`;
	const env = { LANDFALL_URL: mock.url, PATH: path, NO_COLOR: "1" };
	return execute("npm", ["test"], project, env);
}

it("compiles, and passes against the mock", async () => {
	const compiler = join(ROOT, "node_modules/typescript-7/bin/tsc");
	const args = [
		"--noEmit",
		"--strict",
		"--module",
		"nodenext",
		"--skipLibCheck",
	];
	const types = [
		"--types",
		"node",
		"--typeRoots",
		join(ROOT, "node_modules/@types"),
	];
	const files = ["--allowImportingTsExtensions", "arrivals.test.ts"];
	await execute(
		process.execPath,
		[compiler, ...args, ...types, ...files],
		project,
	);
	expect(await runTests()).toMatch(/5 passed/);
});

/** Changes a file of the team. */
async function change(name: string, ...changes: [string, string][]) {
	const file = join(project, name);
	let text = await readFile(file, "utf8");
	for (const [from, to] of changes) {
		expect(text).toContain(from);
		text = text.replace(from, to);
	}
	await writeFile(file, text);
}

it("fails for a request that breaks the contract and names the fault, even where the test has set the answer", async () => {
	await change(
		"arrivals.ts",
		['"page[size]": 100', '...({ "filter[numbr]": "x" } as object)'],
		["scac,\n\t\t});", 'scac: "maersk",\n\t\t});'],
	);
	await change("arrivals.test.ts", ['expect(await add()).toBe("added");', ""]);
	const failed = expect(runTests()).rejects;
	for (const breach of [
		"GET /v2/containers?filter[numbr]=x&include=pod_terminal: filter[numbr] is not a parameter of this operation",
		"POST /v2/tracking_requests: /data/attributes/scac must have at most 4 characters",
	])
		await failed.toThrow(breach);
});

it("uses in its workflow only commands and files of this repository", () => {
	const { scripts } = JSON.parse(
		readFileSync(join(ROOT, "package.json"), "utf8"),
	);
	const named = commands().flatMap((command) =>
		[...command.matchAll(/npm run (\w+)/g)].map(([, name = ""]) => name),
	);
	expect(new Set(named)).toEqual(new Set(["mock", "packages"]));
	for (const name of named) expect(scripts).toHaveProperty(name);
	const { version } = JSON.parse(
		readFileSync(join(ROOT, "package.json"), "utf8"),
	);
	expect(commands().join("\n")).toContain(`landfall-${version}.tgz conform`);
	const manifest = readFileSync(join(EXAMPLE, "package.json"), "utf8");
	expect(manifest).toContain(`landfall-client-${version}.tgz`);
});
