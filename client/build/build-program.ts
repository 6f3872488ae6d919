import { chmod } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { writeManifest } from "./manifest.ts";

const CLI = new URL("../cli/", import.meta.url);

/** Writes the package `landfall` to a new folder: the command line as modules that need no other package. */
export async function buildProgram(folder: string): Promise<void> {
	await build({
		entryPoints: { landfall: fileURLToPath(new URL("main.ts", CLI)) },
		outdir: folder,
		bundle: true,
		// The contract stays apart, so that only `conform` loads it.
		splitting: true,
		platform: "node",
		target: "node20.3",
		format: "esm",
		sourcemap: true,
		sourcesContent: false,
	});
	await chmod(`${folder}/landfall.js`, 0o755);
	await writeManifest(CLI, folder);
}
