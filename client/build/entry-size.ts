import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** Most bytes of each entry of the client, minified and compressed, with what it imports. */
export const BUDGETS = {
	"client/index.js": 8_000,
	"client/webhooks.js": 2_000,
} as const;

/** Bundles an entry as web pages do, with its dependencies. Returns the script, which declares `landfall`. */
export async function bundleForBrowsers(
	entry: string,
	modules: string,
): Promise<string> {
	const { outputFiles } = await build({
		entryPoints: [entry],
		bundle: true,
		minify: true,
		format: "iife",
		globalName: "landfall",
		platform: "browser",
		nodePaths: [modules],
		write: false,
	});
	return outputFiles[0]?.text ?? "";
}

/** Returns the bytes of a script after compression. */
export const compressedSize = (script: string) => gzipSync(script).length;
