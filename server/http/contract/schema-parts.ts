import { type ContractDocument, resolveReference } from "./contract.ts";

function* referencesIn(node: unknown): Generator<string> {
	if (node === null || typeof node !== "object") return;
	for (const [name, member] of Object.entries(node)) {
		if (name === "$ref" && typeof member === "string") yield member;
		// Examples are data.
		else if (name !== "examples") yield* referencesIn(member);
	}
}

/**
 * The pointers of the schema at a pointer and of all that it refers to, directly or not. Each comes after those that it refers to, so
 * that compiling one never compiles another.
 */
export function schemaParts(
	document: ContractDocument,
	pointer: string,
): readonly string[] {
	const parts: string[] = [];
	const seen = new Set<string>();
	const add = (at: string) => {
		if (seen.has(at)) return;
		seen.add(at);
		const found = resolveReference(document, { $ref: at }, at);
		if (found.pointer !== at) add(found.pointer);
		else for (const reference of referencesIn(found.value)) add(reference);
		parts.push(at);
	};
	add(pointer);
	return parts;
}
