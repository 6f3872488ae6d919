interface Schema {
	readonly additionalProperties?: unknown;
	readonly items?: unknown;
	readonly maxItems?: number;
	readonly minItems?: number;
	readonly properties?: unknown;
}

/**
 * Copies a description for its generated types, which are narrower than the contract. Objects have only their named members, so
 * that a misspelt name does not compile. Lists of exactly two items become pairs.
 */
export function typedForm(node: unknown): unknown {
	if (Array.isArray(node)) return node.map(typedForm);
	if (node === null || typeof node !== "object") return node;
	const { additionalProperties, properties, items, minItems, maxItems } =
		node as Schema;
	const isOpen = properties !== undefined && additionalProperties === true;
	const isPair = items !== undefined && minItems === 2 && maxItems === 2;
	const copied = Object.entries(node)
		.filter(([name]) => !(isOpen && name === "additionalProperties"))
		.filter(([name]) => !(isPair && name === "items"))
		.map(([name, value]) => [name, typedForm(value)]);
	return {
		...Object.fromEntries(copied),
		...(isPair && { prefixItems: [items, items].map(typedForm), items: false }),
	};
}
