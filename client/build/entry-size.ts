import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** Most bytes of each entry of the client, minified and compressed, with what it imports. */
export const BUDGETS = {
	"client/index.js": 8_192,
	"client/webhooks.js": 2_048,
} as const;

/** Bundles an entry as web pages do, with its dependencies. Returns a module, or as `iife` a script that declares `landfall`. */
export async function bundleForBrowsers(
	entry: string,
	modules: string,
	format: "esm" | "iife" = "esm",
): Promise<string> {
	const { outputFiles } = await build({
		entryPoints: [entry],
		bundle: true,
		minify: true,
		format,
		globalName: "landfall",
		platform: "browser",
		nodePaths: [modules],
		write: false,
	});
	return outputFiles[0]?.text ?? "";
}

/** Returns the bytes of a script after compression. */
export const compressedSize = (script: string) => gzipSync(script).length;
