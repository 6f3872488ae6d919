import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";

/** The environment variable that makes a child process share the compile cache of this one, so that it starts faster. */
export function compileCache(): Record<string, string> {
	// The folder of this version of Node, within that of the cache.
	const folder = getCompileCacheDir();
	return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
