import { chmod } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { writeManifest } from "./manifest.ts";

const CLI = new URL("../cli/", import.meta.url);

/** Writes the package `landfall` to a new folder: the command line as one module, which needs no other package. */
export async function buildProgram(folder: string): Promise<void> {
	const program = `${folder}/landfall.js`;
	await build({
		entryPoints: [fileURLToPath(new URL("main.ts", CLI))],
		outfile: program,
		bundle: true,
		platform: "node",
		target: "node20.3",
		format: "esm",
		sourcemap: true,
	});
	await chmod(program, 0o755);
	await writeManifest(CLI, folder);
}
