/**
 * `npm run packages`: writes the published packages to `dist/`, each as a folder and as an archive; with `--python` also the
 * Python client.
 */
import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildClient } from "./build-client.ts";
import { buildProgram } from "./build-program.ts";
import { buildPython } from "./build-python.ts";
import { BUDGETS, compressedSize } from "./entry-size.ts";

const path = (name: string) =>
	fileURLToPath(new URL(`../../${name}`, import.meta.url));

function pack(folder: string): void {
	const args = ["pack", folder, "--pack-destination", path("dist")];
	const archive = execFileSync("npm", args, { encoding: "utf8" }).trim();
	console.log(`dist/${archive}`);
}

/** Prints how large each entry of the client is for a browser, and fails when one is too large. */
async function weigh(): Promise<void> {
	for (const [entry, budget] of Object.entries(BUDGETS)) {
		const file = path(`dist/client/${entry}`);
		const bytes = await compressedSize(file, path("node_modules"));
		const figures = `${bytes} of ${budget} bytes, minified and compressed`;
		console.log(`  ${entry.padEnd(20)} ${figures}`);
		if (bytes > budget) process.exitCode = 1;
	}
}

const { values } = parseArgs({ options: { python: { type: "boolean" } } });
await rm(path("dist"), { recursive: true, force: true });
await buildClient(path("dist/client"));
pack(path("dist/client"));
await weigh();
for (const program of ["cli", "mcp"] as const) {
	await buildProgram(program, path(`dist/${program}`));
	pack(path(`dist/${program}`));
}
if (values.python) {
	const wheel = await buildPython(path("dist/python"), path("dist"));
	console.log(`dist/${wheel}`);
}
