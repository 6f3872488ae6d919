import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** The largest size of each entry of the client with its imports, minified and compressed (bytes). */
export const BUDGETS = {
	"client/index.js": 8_768,
	"client/webhooks.js": 2_048,
} as const;

/** Modules that a page loads at their first use. */
const LOADED_LATE = ["*/event-stream.js", "*/wait-until-tracked.js"];

/**
 * Bundles an entry with its dependencies for web pages, except those in `left`. Returns a module, or as `iife` a script that
 * declares `landfall`.
 */
export async function bundleForBrowsers(
	entry: string,
	modules: string,
	format: "esm" | "iife" = "esm",
	left: readonly string[] = [],
): Promise<string> {
	const { outputFiles } = await build({
		entryPoints: [entry],
		bundle: true,
		minify: true,
		format,
		globalName: "landfall",
		platform: "browser",
		nodePaths: [modules],
		external: [...left],
		write: false,
	});
	return outputFiles[0]?.text ?? "";
}

/** Returns the compressed size of an entry, without the modules that load late. */
export async function compressedSize(
	entry: string,
	modules: string,
): Promise<number> {
	const script = await bundleForBrowsers(entry, modules, "esm", LOADED_LATE);
	return gzipSync(script).length;
}
