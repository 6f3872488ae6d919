import { readFileSync } from "node:fs";

/** The version of the program. */
export function programVersion(): string {
	const text = readFileSync(new URL("../../package.json", import.meta.url));
	return (JSON.parse(text.toString()) as { version: string }).version;
}
