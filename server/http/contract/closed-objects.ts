/**
 * Copies a part of the contract with every object closed that names its members. The contract leaves them open, so that
 * clients accept members of later versions; what this server sends has none that are not declared.
 */
export function closedObjects<Part>(node: Part): Part {
	return closed(node) as Part;
}

function closed(node: unknown): unknown {
	if (Array.isArray(node)) return node.map(closed);
	if (node === null || typeof node !== "object") return node;
	const copy = Object.fromEntries(
		Object.entries(node).map(([name, value]) => [name, closed(value)]),
	);
	const namesMembers =
		[copy.type].flat().includes("object") &&
		typeof copy.properties === "object";
	return namesMembers ? { ...copy, additionalProperties: false } : copy;
}
