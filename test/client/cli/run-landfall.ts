import { spawn } from "node:child_process";
import { landfall } from "../../../client/cli/program.ts";
import { COMPILE_CACHE } from "../../support/vitest/compile-cache.ts";

const PROGRAM = new URL("../../../client/cli/main.ts", import.meta.url);

/** Starts the command line in a process of its own, with a key of a server. */
export function spawnLandfall(
	{ url, key }: { readonly url: string; readonly key: string },
	args: readonly string[],
) {
	return spawn(process.execPath, [PROGRAM.pathname, ...args], {
		env: { ...COMPILE_CACHE, LANDFALL_URL: url, LANDFALL_API_KEY: key },
		stdio: ["ignore", "pipe", "pipe"],
	});
}

/** The output and exit code of a run of the command line. */
export interface Run {
	readonly code: number;
	readonly out: readonly string[];
	readonly error: readonly string[];
}

/** Runs the command line with an account of an installation. */
export async function runLandfall(
	{ url, key }: { readonly url: string; readonly key: string },
	args: readonly string[],
	signal: AbortSignal = new AbortController().signal,
): Promise<Run> {
	const out: string[] = [];
	const error: string[] = [];
	const code = await landfall(args, {
		env: { LANDFALL_URL: url, LANDFALL_API_KEY: key },
		streams: {
			out: (line) => out.push(line),
			error: (line) => error.push(line),
		},
		signal,
	});
	return { code, out, error };
}
