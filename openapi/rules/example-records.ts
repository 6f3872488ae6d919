import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Context, MediaTypeNode } from "./redocly.ts";

type Json = null | boolean | number | string | Json[] | JsonObject;
interface JsonObject {
	[member: string]: Json;
}

function isObject(node: Json | undefined): node is JsonObject {
	return node !== null && typeof node === "object" && !Array.isArray(node);
}

/** Merges `over` into `base`: objects member by member; `$first` and `$last` add to a list; everything else replaces. */
function merge(base: Json | undefined, over: Json): Json {
	if (!isObject(over)) return over;
	if (Array.isArray(base)) {
		const { $first = [], $last = [] } = over;
		return [$first, base, $last].flat();
	}
	const merged: JsonObject = isObject(base) ? { ...base } : {};
	for (const [name, value] of Object.entries(over)) {
		merged[name] = merge(merged[name], value);
	}
	return merged;
}

/**
 * Replaces every `{ "$ref": "file.json" }` within `node` by the content of that file. Members beside `$ref` change the content,
 * so that a record can be written as a variant of another one.
 */
export function expandExample(node: Json, folder: string): Json {
	if (Array.isArray(node)) {
		return node.map((item) => expandExample(item, folder));
	}
	if (!isObject(node)) return node;
	const { $ref, ...rest } = node;
	const own: JsonObject = {};
	for (const [name, value] of Object.entries(rest)) {
		own[name] = expandExample(value, folder);
	}
	if (typeof $ref !== "string") return own;
	const file = resolve(folder, $ref);
	const content = JSON.parse(readFileSync(file, "utf8")) as Json;
	return merge(expandExample(content, dirname(file)), own);
}

/**
 * Redocly preprocessor: builds examples from the records in `openapi/shared/records`, so that each shipment, container and port
 * is written once and looks the same in every answer.
 */
export function exampleRecords() {
	return {
		MediaType(mediaType: MediaTypeNode, context: Context) {
			if (!mediaType.examples) return;
			const folder = dirname(context.location.source.absoluteRef);
			mediaType.examples = expandExample(
				mediaType.examples as JsonObject,
				folder,
			) as JsonObject;
		},
	};
}
