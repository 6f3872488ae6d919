import { chmod } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { writeManifest } from "./manifest.ts";

/** The programs on the client, by the folder of each: its name, and the packages that it does not bring along. */
const PROGRAMS = {
	cli: { name: "landfall", needs: [] },
	mcp: { name: "landfall-mcp", needs: ["@modelcontextprotocol/server"] },
} as const;

/** Writes the package of a program to a new folder, with the client and, but for large ones, the packages that it uses. */
export async function buildProgram(
	program: keyof typeof PROGRAMS,
	folder: string,
): Promise<void> {
	const source = new URL(`../${program}/`, import.meta.url);
	const { name, needs } = PROGRAMS[program];
	await build({
		entryPoints: { [name]: fileURLToPath(new URL("main.ts", source)) },
		outdir: folder,
		bundle: true,
		external: [...needs],
		// The contract stays apart, so that only what checks it loads it.
		splitting: true,
		platform: "node",
		target: "node20.3",
		format: "esm",
		sourcemap: true,
		sourcesContent: false,
	});
	await chmod(`${folder}/${name}.js`, 0o755);
	await writeManifest(source, folder);
}
