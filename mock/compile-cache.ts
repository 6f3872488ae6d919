/**
 * What a process that starts with an environment of its own keeps of ours: where Node keeps compiled code, when it does. A start
 * then costs less, and everything else is the same.
 */
export function compileCache(): Record<string, string> {
	const { NODE_COMPILE_CACHE } = process.env;
	return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
}
