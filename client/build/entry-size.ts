import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** Most bytes of each entry of the client, minified and compressed, with what it imports. */
export const BUDGETS = {
	"client/index.js": 8_192,
	"client/webhooks.js": 2_048,
} as const;

/** Modules that a page loads when it calls for them first. */
const LOADED_LATE = ["*/event-stream.js", "*/wait-until-tracked.js"];

/**
 * Bundles an entry as web pages do, with its dependencies but without those that are `left` out. Returns a module, or as `iife` a
 * script that declares `landfall`.
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

/** Returns the bytes of an entry after compression. Bundlers keep apart what is loaded late. */
export async function compressedSize(
	entry: string,
	modules: string,
): Promise<number> {
	const script = await bundleForBrowsers(entry, modules, "esm", LOADED_LATE);
	return gzipSync(script).length;
}
