import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { START_LIMIT_MS } from "../../mock/start-limit.ts";

const MS_OF_A_TICK = 10;

/** A server in a process of its own. */
export interface ServerProcess {
	/** Where it is, `/v2` included. */
	readonly url: string;
	/** Memory of the process in MB, as the operating system counts it. */
	memoryMb(): number;
	/** Processor time that the process and its children have used, in ms; the system counts it in steps of 10 ms. */
	processorMs(): number;
	stop(): Promise<void>;
}

async function readyUrl(child: ChildProcess): Promise<string> {
	if (!child.stdout) throw new Error("the server has no output");
	for await (const line of createInterface({ input: child.stdout })) {
		if (!line.startsWith("{")) continue;
		const { msg, url } = JSON.parse(line) as { msg?: string; url?: string };
		if (msg === "ready" && url !== undefined) return url;
	}
	throw new Error("the server ended before it was ready");
}

function childrenOf(pid: number): string[] {
	const path = `/proc/${pid}/task/${pid}/children`;
	return readFileSync(path, "utf8").split(" ").filter(Boolean);
}

/** Starts `node <args>` and waits until it logs that it is ready. Fails when it ends first, or after a minute. */
export async function startServerProcess(
	args: readonly string[],
	env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
	const child = spawn("node", args, {
		env: { ...process.env, ...env },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const timer = setTimeout(() => child.kill("SIGKILL"), START_LIMIT_MS);
	const url = await readyUrl(child);
	clearTimeout(timer);
	child.stdout?.resume();
	return {
		url,
		memoryMb() {
			const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
			return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
		},
		processorMs() {
			const all = [child.pid, ...childrenOf(child.pid ?? 0)];
			return all.reduce((sum: number, pid) => {
				const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
				// Field 2 is the name in parentheses. 11 fields after it come the times in user mode and in the kernel, in ticks of 10
				// ms.
				const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
				return sum + (Number(fields[11]) + Number(fields[12])) * MS_OF_A_TICK;
			}, 0);
		},
		async stop() {
			if (child.exitCode !== null || child.signalCode !== null) return;
			const exited = once(child, "exit");
			child.kill("SIGTERM");
			await exited;
		},
	};
}
