import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { eventually } from "../../support/time/eventually.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** A program of a few lines that uses parts of the product. */
export interface Program {
	readonly process: ChildProcess;
	/** Waits until it has printed this, and returns all that it has printed so far. */
	printed(words: string): Promise<string>;
	/** Waits for its end. */
	ended(): Promise<{
		code: number | null;
		stdout: string;
		stderr: string;
	}>;
}

/** Starts a program whose output is no terminal. It is killed at the end of the test. */
export function startProgram(
	source: string,
	options: readonly string[] = [],
): Program {
	const child = spawn(
		process.execPath,
		[...options, "--input-type=module", "--eval", source],
		{ cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] },
	);
	onTestFinished(() => {
		child.kill("SIGKILL");
	});
	const stderr = text(child.stderr);
	const exited = once(child, "close") as Promise<[number | null]>;
	let stdout = "";
	child.stdout.setEncoding("utf8").on("data", (part: string) => {
		stdout += part;
	});
	return {
		process: child,
		printed: (words) =>
			eventually(
				`"${words}" is printed`,
				() => stdout.includes(words) && stdout,
			),
		async ended() {
			const [code] = await exited;
			return { code, stdout, stderr: await stderr };
		},
	};
}
