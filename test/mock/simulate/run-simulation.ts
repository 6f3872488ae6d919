import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";

/** Runs a simulation to its end. */
export async function simulate(...args: string[]) {
	const child = spawn(process.execPath, ["mock/simulate/main.ts", ...args], {
		stdio: ["ignore", "pipe", "pipe"],
	});
	const [out, errors] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		once(child, "close"),
	]);
	return {
		code: child.exitCode,
		out: stripVTControlCharacters(out),
		errors: stripVTControlCharacters(errors),
	};
}
