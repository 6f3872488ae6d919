import { chmod } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { writeManifest } from "./manifest.ts";

/** The programs that use the client, by folder: the package name, and the dependencies that are installed instead of bundled. */
const PROGRAMS = {
	cli: { name: "landfall", needs: [] },
	mcp: { name: "landfall-mcp", needs: ["@modelcontextprotocol/server"] },
} as const;

/** Writes the package of a program to a new folder, bundled with the client and its smaller dependencies. */
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
		// The contract becomes a file of its own, which only `landfall conform` loads.
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
