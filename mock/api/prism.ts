import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const START_TIMEOUT_MS = 20_000;
const STOP_TIMEOUT_MS = 2_000;
const PRISM = fileURLToPath(
	import.meta.resolve("@stoplight/prism-cli/dist/index.js"),
);

/** A running Prism. */
export interface Prism {
	readonly url: string;
	close(): Promise<void>;
}

/** Starts Prism on a free port of this machine; rejects with its output when it does not come up. */
export async function startPrism(contractFile: string): Promise<Prism> {
	const child = spawn(
		process.execPath,
		[
			PRISM,
			"mock",
			...["--host", "127.0.0.1", "--port", "0"],
			...["--multiprocess", "false"],
			contractFile,
		],
		{ env: { NO_COLOR: "1" }, stdio: ["ignore", "pipe", "pipe"] },
	);
	let output = "";
	const url = await new Promise<string>((resolve, reject) => {
		const fail = (reason: string) => {
			child.kill("SIGKILL");
			reject(new Error(`Prism ${reason}\n${output}`));
		};
		const timer = setTimeout(fail, START_TIMEOUT_MS, "did not start in time");
		const read = (chunk: Buffer) => {
			output += chunk.toString();
			const found = /Prism is listening on (http:\/\/\S+)/.exec(output)?.[1];
			if (found === undefined) return;
			clearTimeout(timer);
			child.removeAllListeners("exit");
			// What Prism logs from here on is read and dropped, so that its pipe never fills up.
			for (const stream of [child.stdout, child.stderr]) {
				stream.removeAllListeners("data");
				stream.resume();
			}
			resolve(found);
		};
		child.stdout.on("data", read);
		child.stderr.on("data", read);
		child.once("error", (error) => fail(`cannot be run: ${error.message}`));
		child.once("exit", (code) => {
			clearTimeout(timer);
			fail(`ended with exit code ${code}`);
		});
	});
	return {
		url,
		async close() {
			if (child.exitCode !== null || child.signalCode !== null) return;
			const ended = once(child, "exit");
			child.kill();
			const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
			await ended;
			clearTimeout(timer);
		},
	};
}
