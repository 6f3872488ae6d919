import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { eventually } from "../../support/time/eventually.ts";
import { COMPILE_CACHE } from "../../support/vitest/compile-cache.ts";

/** Longer than all time limits of the demo together, so that the demo reports a failure before the test times out. */
export const LIMIT_MS = 180_000;

/** Starts the demo with its own temporary folder, which must be empty again when the demo ends. */
export function startDemo(args: readonly string[], temporaryFolder?: string) {
	const folder = mkdtempSync(join(tmpdir(), "demo-test-"));
	const child = spawn(process.execPath, ["mock/demo/main.ts", ...args], {
		env: { ...COMPILE_CACHE, TMPDIR: temporaryFolder ?? folder },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let shown = "";
	child.stdout.on("data", (chunk: Buffer) => {
		shown += chunk.toString();
	});
	const complaints = text(child.stderr);
	const closed = once(child, "close");
	return {
		/** Returns the output as soon as it contains `awaited`. */
		untilShown: (awaited: string) =>
			eventually(
				awaited,
				async () => {
					if (child.exitCode !== null) throw new Error(await complaints);
					return shown.includes(awaited) && shown;
				},
				LIMIT_MS,
			),
		interrupt: () => child.kill("SIGINT"),
		async ended() {
			const [code] = await closed;
			const left = readdirSync(folder);
			if (left.length === 0) rmdirSync(folder);
			return { code, shown, complaints: await complaints, left };
		},
	};
}

/** Whether anything still answers at the API address that the demo has shown. */
export async function isUp(shown: string): Promise<boolean> {
	const [address] = /http:\/\/127\.0\.0\.1:\d+(?=\/v2)/.exec(shown) ?? [];
	if (address === undefined) throw new Error(`no address in: ${shown}`);
	return fetch(`${address}/healthz`).then(
		() => true,
		() => false,
	);
}
