import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll } from "vitest";
import {
	killLandfallProcesses,
	startLandfallProcess,
} from "../support/installation/landfall-process.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { freePort } from "../support/peers/free-port.ts";
import { COMPILE_CACHE } from "../support/vitest/compile-cache.ts";
import { startRestServer } from "./at-rest.ts";
import { inLanguage, SERVER_START } from "./samples.ts";
import type { ShellPlaces } from "./shell-script.ts";

/** An empty installation for the samples of a test file. */
export interface Installation {
	/** Folder for the files of the samples. */
	readonly folder: string;
	readonly places: ShellPlaces;
	/** Runs a program in a folder. Returns its exit code and its output. */
	execute(
		command: string,
		args: readonly string[],
		cwd: string,
	): Promise<{ code: unknown; stdout: string; stderr: string }>;
}

/** All blocks share one server on an empty installation, started with the options of the documentation. */
async function startServer(databaseUrl: string) {
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
	const [, key = ""] = /"apiKey":"(lf_\w+)"/.exec(landfall.output()) ?? [];
	return { api: landfall.url, key };
}

/** Opens it for the tests of a file. */
export async function openInstallation(): Promise<Installation> {
	const folder = await openForFile(temporaryFolder);
	const databaseUrl = `file:${join(folder.path, "data", "landfall.db")}`;
	afterAll(() => killLandfallProcesses());
	const server = await startServer(databaseUrl);
	const rest = await openForFile(startRestServer, databaseUrl);
	return {
		folder: folder.path,
		places: { ...server, restUrl: rest.url, receiverPort: await freePort() },
		async execute(command, args, cwd) {
			const { PATH = "" } = process.env;
			const child = spawn(command, args, {
				cwd,
				env: {
					...COMPILE_CACHE,
					PATH,
					DATABASE_URL: databaseUrl,
					LANDFALL_API_KEY: server.key,
				},
				stdio: ["ignore", "pipe", "pipe"],
			});
			const [stdout, stderr, [code]] = await Promise.all([
				text(child.stdout),
				text(child.stderr),
				once(child, "close"),
			]);
			return { code, stdout, stderr };
		},
	};
}
