import type { ChangeLog, Place } from "./change.ts";
import {
	asList,
	asNode,
	type Contract,
	isSame,
	type Node,
	type Pair,
} from "./contract-node.ts";

/** Compares the security schemes. */
export function compareSecuritySchemes(
	contracts: Pair<Contract>,
	log: ChangeLog,
): void {
	const read = ({ components }: Contract) =>
		asNode(asNode(components).securitySchemes);
	const [before, after] = [read(contracts.base), read(contracts.head)];
	for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
		const place: Place = {
			scope: `security scheme ${name}`,
			path: "",
			direction: "request",
		};
		if (!(name in after)) log.add("breaking", place, "was removed");
		else if (!(name in before)) log.add("additive", place, "is new");
		else if (!isSame(contracts, { base: before[name], head: after[name] }))
			log.add("breaking", place, "works in another way");
	}
}

/** The security schemes that an operation accepts; an empty text stands for none. */
function choicesOf(contract: Contract, operation: Node): Set<string> {
	const choices = asList(operation.security ?? contract.security);
	const named = choices.map((choice) =>
		Object.keys(asNode(choice)).sort().join(" and "),
	);
	return new Set(named.length > 0 ? named : [""]);
}

/** Compares the security requirements of an operation. */
export function compareSecurity(
	contracts: Pair<Contract>,
	{ base, head }: Pair,
	place: Place,
	log: ChangeLog,
): void {
	const before = choicesOf(contracts.base, base);
	const after = choicesOf(contracts.head, head);
	const told = (choice: string) => choice || "no credentials";
	for (const choice of before)
		if (!after.has(choice))
			log.add("breaking", place, `no longer takes ${told(choice)}`);
	for (const choice of after)
		if (!before.has(choice))
			log.add("additive", place, `takes ${told(choice)}, too`);
}
