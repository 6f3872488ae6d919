/**
 * The environment variable of Node's compile cache, for child processes with an environment of their own: they start faster
 * with it.
 */
export function compileCache(): Record<string, string> {
	const { NODE_COMPILE_CACHE } = process.env;
	return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
}
