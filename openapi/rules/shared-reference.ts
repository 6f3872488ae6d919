import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Context, Reference } from "./redocly.ts";

const SHARED = fileURLToPath(new URL("../shared", import.meta.url));

/** A reference to a file of `shared/`, such as `headers/ETag`, from the file in which the node in hand stands. */
export function sharedReference(
	{ location }: Context,
	name: string,
): Reference {
	const folder = dirname(location.source.absoluteRef);
	return { $ref: relative(folder, resolve(SHARED, `${name}.yaml`)) };
}
