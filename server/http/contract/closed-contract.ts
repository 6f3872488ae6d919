/** The values of a text or number that later versions can add to, with the meaning of each. */
interface OpenValues {
	readonly type?: unknown;
	readonly "x-enum-descriptions"?: Readonly<Record<string, string>>;
	readonly enum?: readonly unknown[];
}

/** Every value of an open enumeration; undefined for any other schema. */
export function openValues(schema: OpenValues): unknown[] | undefined {
	const meanings = schema["x-enum-descriptions"];
	if (meanings === undefined || schema.enum !== undefined) return undefined;
	const types = [schema.type].flat();
	const read = types.includes("integer") ? Number : String;
	const values: unknown[] = Object.keys(meanings).map((value) => read(value));
	return types.includes("null") ? [...values, null] : values;
}

function closed(node: unknown): unknown {
	if (Array.isArray(node)) return node.map(closed);
	if (node === null || typeof node !== "object") return node;
	const copy: Record<string, unknown> = Object.fromEntries(
		Object.entries(node).map(([name, value]) => [
			name,
			// Examples are data, and most of the contract's size.
			name === "examples" ? value : closed(value),
		]),
	);
	const isObject =
		[copy.type].flat().includes("object") &&
		typeof copy.properties === "object";
	if (isObject) copy.additionalProperties = false;
	const values = openValues(copy);
	if (values) copy.enum = values;
	return copy;
}

/**
 * Copies a contract, or a part of it, without room for later versions. Objects have only their declared members, and texts only values
 * with a meaning. The published contract leaves both open, so that clients accept additions.
 */
export function closedContract<Part>(node: Part): Part {
	return closed(node) as Part;
}
