import { spawn } from "node:child_process";

/** Time limit of one command; the first download of libraries is the slowest. */
const LIMIT_MS = 600_000;

/** How much of a failed command's output is shown. */
const SHOWN = 600;

/** Runs a command to its end and returns its output. Throws with the end of the output when it fails. */
export async function run(
	command: string,
	args: readonly string[],
	options: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<string> {
	const child = spawn(command, args, {
		...(options.cwd !== undefined && { cwd: options.cwd }),
		env: { ...process.env, ...options.env },
		stdio: ["ignore", "pipe", "pipe"],
		timeout: LIMIT_MS,
	});
	let output = "";
	const collect = (chunk: Buffer) => {
		output += chunk.toString();
	};
	child.stdout.on("data", collect);
	child.stderr.on("data", collect);
	const code = await new Promise<number | null>((resolve, reject) => {
		child.once("error", reject);
		child.once("close", resolve);
	});
	if (code === 0) return output;
	const end = output.trim().slice(-SHOWN);
	throw new Error(`${command} ${args[0] ?? ""} ended with ${code}: ${end}`);
}

/** Whether a program is on the path. */
export function isInstalled(program: string): Promise<boolean> {
	return run("which", [program]).then(
		() => true,
		() => false,
	);
}
