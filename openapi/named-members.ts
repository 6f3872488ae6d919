/**
 * Copies a description for the types that are made of it. An object that names members and ignores all others is typed by those
 * that it names: what is misspelt then does not compile, though a server would ignore it.
 */
export function namedMembersOnly(node: unknown): unknown {
	if (Array.isArray(node)) return node.map(namedMembersOnly);
	if (node === null || typeof node !== "object") return node;
	const isOpen =
		"properties" in node &&
		"additionalProperties" in node &&
		node.additionalProperties === true;
	return Object.fromEntries(
		Object.entries(node)
			.filter(([name]) => !(isOpen && name === "additionalProperties"))
			.map(([name, value]) => [name, namedMembersOnly(value)]),
	);
}
