import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { compileCache } from "../compile-cache.ts";
import { START_LIMIT_MS } from "../start-limit.ts";

const SCRIPT = fileURLToPath(new URL("prism-process.ts", import.meta.url));

/** A running Prism. */
export interface Prism {
	readonly url: string;
	/** Resolves when the process has ended for any reason. */
	readonly ended: Promise<unknown>;
	/** Kills the process; it holds no state. */
	kill(): void;
}

/**
 * Starts Prism with a contract in JSON on a free loopback port; rejects with its output when it does not start. The signal ends it.
 */
export async function startPrism(
	contract: string,
	signal: AbortSignal,
): Promise<Prism> {
	const child = spawn(process.execPath, [SCRIPT], {
		env: { ...compileCache(), NO_COLOR: "1" },
		stdio: "pipe",
		signal,
		killSignal: "SIGKILL",
	});
	// A Prism that ends before it has read everything is known by its end.
	child.stdin.on("error", () => {});
	child.stdin.end(contract);
	let output = "";
	let failure = "has ended";
	// A process that the signal ends also emits this event.
	child.on("error", ({ message }) => {
		failure = `cannot be run: ${message}`;
	});
	const ended = new Promise((resolve) => child.once("close", resolve));
	const { promise, resolve } = Promise.withResolvers<string | undefined>();
	const read = (chunk: Buffer) => {
		output += chunk.toString();
		const found = /Prism is listening on (http:\/\/\S+)/.exec(output)?.[1];
		if (found !== undefined) resolve(found);
	};
	child.stdout.on("data", read);
	child.stderr.on("data", read);
	void ended.then(() => resolve(undefined));
	const timer = setTimeout(() => {
		failure = "did not start in time";
		child.kill("SIGKILL");
	}, START_LIMIT_MS);
	const url = await promise;
	clearTimeout(timer);
	if (url === undefined) throw new Error(`Prism ${failure}\n${output}`);
	// Drains Prism's log, so that its pipe never fills up.
	for (const stream of [child.stdout, child.stderr]) {
		stream.removeAllListeners("data");
		stream.resume();
	}
	return { url, ended, kill: () => child.kill("SIGKILL") };
}
