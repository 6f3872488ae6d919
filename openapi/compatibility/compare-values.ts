import type { ChangeLog, Place } from "./change.ts";
import { asList, asNode, type Node, type Pair } from "./contract-node.ts";

/** The values of an enumeration. */
interface Values {
	readonly names: ReadonlySet<string>;
	/** Whether later versions may add values, which clients must treat as unknown. */
	readonly isOpen: boolean;
}

/** The values of a schema's `enum` or `const`; undefined without either. */
function valuesOf(node: Node): Values | undefined {
	const named = (values: readonly unknown[]) =>
		new Set(values.map((value) => JSON.stringify(value)));
	if ("const" in node) return { names: named([node.const]), isOpen: false };
	if ("enum" in node) return { names: named(asList(node.enum)), isOpen: false };
	const meanings = Object.keys(asNode(node["x-enum-descriptions"]));
	return meanings.length > 0
		? { names: named(meanings), isOpen: true }
		: undefined;
}

/** Compares the values of enumerations and constants. */
export function compareValues(
	{ base, head }: Pair,
	place: Place,
	log: ChangeLog,
): void {
	const [before, after] = [valuesOf(base), valuesOf(head)];
	if (!before && !after) return;
	if (!before) {
		if (!after?.isOpen) log.narrower(place, "only certain values are allowed");
		return;
	}
	if (!after) {
		log.wider(place, "any value is allowed now");
		return;
	}
	// Breaking in replies too: a client that waits for a removed value waits forever.
	for (const name of before.names)
		if (!after.names.has(name))
			log.add("breaking", place, `the value ${name} was removed`);
	for (const name of after.names) {
		if (before.names.has(name)) continue;
		if (before.isOpen) log.add("additive", place, `the value ${name} is new`);
		else log.wider(place, `the value ${name} is new`);
	}
	if (before.isOpen !== after.isOpen) {
		if (after.isOpen) log.wider(place, "other values may follow");
		else log.narrower(place, "no other values may follow");
	}
}
