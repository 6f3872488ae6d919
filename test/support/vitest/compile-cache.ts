import { fileURLToPath } from "node:url";

/** Environment variable that makes the test processes share compiled code: each of dozens of starts then takes a third less time. */
export const COMPILE_CACHE = {
	NODE_COMPILE_CACHE: fileURLToPath(
		new URL("../../../node_modules/.cache/landfall-tests", import.meta.url),
	),
};
