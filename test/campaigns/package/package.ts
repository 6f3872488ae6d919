import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildClient } from "../../../client/build/build-client.ts";
import { buildProgram } from "../../../client/build/build-program.ts";
import { examplesEnv, writePrograms } from "../../client/packed-client.ts";
import { startThreeApis } from "../../client/three-apis.ts";
import { isInstalled, run } from "../generators/run.ts";
import type { Outcome, Watch } from "../outcome.ts";
import { tryPython } from "./python.ts";

const PUBLINT = "publint@0.3.25";
const TYPES_WRONG = "@arethetypeswrong/cli@0.18.5";

/** A runtime of the examples: its program, and its package on npm. */
const RUNTIMES = {
	"Node 20": "node@20.20.2",
	"Node 24": "node@24.21.0",
	Bun: "bun@1.4.5",
} as const;

/** The programs that use the client, and the options that each is started with. */
const PROGRAMS = {
	cli: { name: "landfall", args: ["get", "shipments", "none"] },
	mcp: { name: "landfall-mcp", args: [] },
} as const;

/** Packs a folder. Returns the path of the archive. */
async function pack(built: string, folder: string): Promise<string> {
	const packed = await run("npm", ["pack", "--silent", built], { cwd: folder });
	return join(folder, packed.trim().split("\n").at(-1) ?? "");
}

/** Installs a packed program with the oldest runtime, and starts it without a key. Returns its message. */
async function startWithoutKey(
	program: keyof typeof PROGRAMS,
	folder: string,
): Promise<string> {
	const built = join(folder, program);
	await buildProgram(program, built);
	await run("npx", ["--yes", PUBLINT, "--strict", built]);
	const project = await mkdtemp(join(folder, "project-"));
	await run("npm", ["init", "--yes"], { cwd: project });
	const wanted = [await pack(built, folder), RUNTIMES["Node 20"]];
	await run("npm", ["install", "--no-audit", ...wanted], { cwd: project });
	const { name, args } = PROGRAMS[program];
	const [node = "", path = ""] = ["node", name].map((one) =>
		join(project, "node_modules/.bin", one),
	);
	const env = { LANDFALL_API_KEY: "" };
	return run(node, [path, ...args], { cwd: project, env }).then(
		() => {
			throw new Error("it starts without a key");
		},
		(error: Error) => {
			if (error.message.includes("LANDFALL_API_KEY")) return "asks for a key";
			throw error;
		},
	);
}

/** Runs the examples with a runtime against mock, sandbox and server. Returns the names of all three. */
async function runEverywhere(path: string, cwd: string): Promise<string> {
	const apis = await startThreeApis();
	try {
		for (const api of Object.values(apis))
			await run(path, ["examples.mjs"], { cwd, env: examplesEnv(api) });
		return Object.keys(apis).join(", ");
	} finally {
		for (const { close } of Object.values(apis)) await close();
	}
}

/**
 * Packs client and programs, and checks the packages with linters. Runs the examples of the client from the archive in each runtime
 * against mock, sandbox and server.
 */
export async function packages(watch: Watch): Promise<Outcome> {
	const figures: Record<string, string> = {};
	const problems: string[] = [];
	const remarks: string[] = [];
	const folder = await mkdtemp(join(tmpdir(), "landfall-package-"));
	const attempt = async (name: string, work: () => Promise<string>) => {
		watch(name);
		try {
			figures[name] = (await work()).trim().split("\n").at(-1) ?? "";
		} catch (error) {
			problems.push(`${name}: ${(error as Error).message}`);
		}
	};
	try {
		const built = join(folder, "built");
		await buildClient(built);
		const archive = await pack(built, folder);
		await attempt("publint", () =>
			run("npx", ["--yes", PUBLINT, "--strict", built]),
		);
		await attempt("are the types wrong", () =>
			run("npx", ["--yes", TYPES_WRONG, "--profile", "esm-only", archive]).then(
				() => "no",
			),
		);
		for (const [name, version] of Object.entries(RUNTIMES))
			await attempt(name, async () => {
				const project = await mkdtemp(join(folder, "project-"));
				const inProject = { cwd: project };
				const [program = ""] = version.split("@");
				await run("npm", ["init", "--yes"], inProject);
				const wanted = [archive, version, "typescript@5.9.3"];
				await run("npm", ["install", "--no-audit", ...wanted], inProject);
				await run("npx", ["tsc", "--init"], inProject);
				await writePrograms(project);
				await run("npx", ["tsc", "--pretty", "false"], inProject);
				const path = join(project, "node_modules/.bin", program);
				return runEverywhere(path, project);
			});
		for (const program of ["cli", "mcp"] as const)
			await attempt(PROGRAMS[program].name, () =>
				startWithoutKey(program, folder),
			);
		if (await isInstalled("python3"))
			await attempt("Python", () => tryPython(folder));
		else remarks.push("the Python client was not tried: no python3 here");
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
	return { figures, remarks, problems };
}
