import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { Webhook } from "standardwebhooks";
import { buildClient } from "../../client/build/build-client.ts";
import { codeBlocks } from "../readme/code-blocks.ts";

export const ROOT = new URL("../..", import.meta.url).pathname;

/** Runs a program to its end in a folder. Rejects with its output when it fails. */
export async function execute(
	program: string,
	args: readonly string[],
	cwd: string,
	env: Readonly<Record<string, string>> = {},
): Promise<string> {
	const options = { cwd, env: { ...process.env, ...env } };
	const ended = promisify(execFile)(program, [...args], options);
	const { stdout } = await ended.catch((error) => {
		throw new Error(`${error.message}\n${error.stdout}`);
	});
	return stdout;
}

/**
 * Packs the client and installs it in a new project, as a team does. Its dependencies come from this project. Returns the folder of the
 * package.
 */
export async function installPacked(project: string): Promise<string> {
	const built = join(project, "..", "built");
	await buildClient(built);
	await mkdir(project);
	const archive = await execute("npm", ["pack", built], project);
	await writeFile(join(project, "package.json"), '{ "private": true }');
	const needed = ["openapi-fetch", "openapi-typescript-helpers"];
	await execute(
		"npm",
		[
			...["install", "--offline", "--no-audit", "--no-fund"],
			archive.trim(),
			...needed.map((name) => join(ROOT, "node_modules", name)),
		],
		project,
	);
	return join(project, "node_modules/@landfall/client");
}

/** Writes the examples of the README as `examples.mts`, and the uses that must not compile as `wrong-uses.mts`. */
export async function writePrograms(project: string): Promise<void> {
	const examples = codeBlocks().filter(
		({ place, language, text }) =>
			place.startsWith("client/README.md:") &&
			language === "ts" &&
			!text.includes("// Whoever opens the page"),
	);
	const program = examples.map(({ text }) => text).join("\n");
	const given = `
declare const process: { readonly env: Record<string, string> };
const { BASE_URL = "", API_KEY = "", SECRET = "", NOTIFICATION = "{}", BILL = "", CONTAINER = "" } = process.env;
const { rawBody, ...request } = JSON.parse(NOTIFICATION) as { rawBody: string; headers: Record<string, string> };
`;
	await writeFile(
		join(project, "examples.mts"),
		given +
			program
				.replaceAll('"http://127.0.0.1:3000/v2"', "BASE_URL")
				.replaceAll('"lf_…"', "API_KEY")
				.replaceAll(/"whsec_…"(?=\))/g, "SECRET")
				.replaceAll('"MEDUSH482918"', "BILL")
				.replaceAll('"MSCU 663987-0"', "CONTAINER"),
	);
	const uses = readFileSync(join(ROOT, "test/client/client-types.ts"), "utf8");
	const assertions = join(ROOT, "node_modules/expect-type");
	await writeFile(
		join(project, "wrong-uses.mts"),
		uses
			.replace('"../../client/index.ts"', '"@landfall/client"')
			.replace('"vitest"', `"${assertions}/dist/index.js"`),
	);
}

/** Writes and compiles them with the settings of `tsc --init`. Rejects when one does not compile, or a wrong use does. */
export async function compilePrograms(project: string): Promise<void> {
	const compiler = join(ROOT, "node_modules/typescript-7/bin/tsc");
	await writePrograms(project);
	await execute(process.execPath, [compiler, "--init"], project);
	await execute(process.execPath, [compiler, "--pretty", "false"], project);
}

/** The output of the examples. The mock stores nothing, so a number can be tracked there again. */
export const EXAMPLES_OUTPUT = {
	mock: /^MSDU7318267 [\s\S]*^container\.created$/m,
	sandbox:
		/^It is tracked already\. [0-9a-f-]{36}$[\s\S]*^container\.created$/m,
	server: /^It is tracked already\. [0-9a-f-]{36}$[\s\S]*^container\.created$/m,
} as const;

/** The secret of {@link notification}. */
export const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw6n8kYv0qz1E=";

/** A notification as a receiver gets it. */
export function notification() {
	const attributes = { event: "container.created" };
	const data = { type: "webhook_notification", attributes };
	const rawBody = JSON.stringify({ data });
	const now = new Date();
	const headers = {
		"webhook-id": "n1",
		"webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
		"webhook-signature": new Webhook(SECRET).sign("n1", now, rawBody),
	};
	return { rawBody, headers };
}

/** Numbers that the examples track: those of the README first, and others for further runs with the same account. */
const TRACKED = [
	{ BILL: "MEDUSH482918", CONTAINER: "MSCU 663987-0" },
	{ BILL: "MEDUSH482919", CONTAINER: "MSCU 663988-6" },
	{ BILL: "MEDUSH482920", CONTAINER: "MSCU 663989-1" },
] as const;

/** The environment of the examples: a server with an account, numbers that no other run has tracked there, and a notification. */
export const examplesEnv = (
	{ url, key }: { url: string; key: string },
	run: 0 | 1 | 2 = 0,
) => ({
	BASE_URL: url,
	API_KEY: key,
	SECRET,
	NOTIFICATION: JSON.stringify(notification()),
	...TRACKED[run],
});

/** This Node, and the one that the machine has beside it, which is often older. */
export function runtimes(): string[] {
	const folders = (process.env.PATH ?? "").split(delimiter);
	const own = folders.find(
		(folder) =>
			!folder.includes("node_modules") &&
			folder !== dirname(process.execPath) &&
			existsSync(join(folder, "node")),
	);
	return [process.execPath, ...(own ? [join(own, "node")] : [])];
}
