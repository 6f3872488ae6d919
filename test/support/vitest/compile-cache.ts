import { fileURLToPath } from "node:url";

/**
 * The environment variable with which the processes that tests start keep their compiled code in one folder: each of
 * the dozens of starts then costs a third less.
 */
export const COMPILE_CACHE = {
	NODE_COMPILE_CACHE: fileURLToPath(
		new URL("../../../node_modules/.cache/landfall-tests", import.meta.url),
	),
};
