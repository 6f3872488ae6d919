import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { writeManifest } from "./manifest.ts";

const CLIENT = new URL("../", import.meta.url);
const COMPILER = "../node_modules/typescript-7/bin/tsc";

const RELATIVE_SOURCE = /(?<=(?:from |import\()"\.{1,2}\/[^"]+)\.ts(?=")/g;

/** Writes the package `@landfall/client` to a new folder: modules, declarations, source maps, manifest, README and licence. */
export async function buildClient(folder: string): Promise<void> {
	const [compiler, project] = [COMPILER, "build/"].map((path) =>
		fileURLToPath(new URL(path, CLIENT)),
	);
	const args = [compiler, "--project", project, "--outDir", folder];
	await promisify(execFile)(process.execPath, args as string[]);
	// The module of the contract has only types, and its source map would be the largest file.
	for (const extension of ["js", "js.map"])
		await rm(`${folder}/generated/openapi.${extension}`);
	// The compiler rewrites the extensions of imports in modules, but not in declarations.
	for (const file of globSync(`${folder}/**/*.d.ts`)) {
		const text = await readFile(file, "utf8");
		await writeFile(file, text.replaceAll(RELATIVE_SOURCE, ".js"));
	}
	await writeManifest(CLIENT, folder);
}
