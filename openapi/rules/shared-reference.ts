import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Context, Reference } from "./redocly.ts";

const SHARED = fileURLToPath(new URL("../shared", import.meta.url));

/** Writes a reference to a file of `shared/`, such as `headers/ETag`, relative to the file of the current node. */
export function sharedReference(
	{ location }: Context,
	name: string,
): Reference {
	const folder = dirname(location.source.absoluteRef);
	return { $ref: relative(folder, resolve(SHARED, `${name}.yaml`)) };
}
