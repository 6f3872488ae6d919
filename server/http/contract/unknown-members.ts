import { pointerPart } from "../../runtime/json-pointer.ts";
import { type ContractDocument, resolveReference } from "./contract.ts";

/** The members that a schema declares, at every depth. */
export interface KnownMembers {
	/** Members of an object; undefined when any are allowed. */
	readonly members: ReadonlyMap<string, KnownMembers> | undefined;
	/** Members of each item of a list. */
	readonly items: KnownMembers | undefined;
}

/** A member of a body that its schema does not declare. */
export interface UnknownMember {
	readonly holder: Record<string, unknown>;
	readonly name: string;
	/** JSON pointer in the body. */
	readonly pointer: string;
}

interface BodySchema {
	readonly properties?: Readonly<Record<string, unknown>>;
	readonly items?: unknown;
}

/** Reads the members of the schema at a JSON pointer of the contract. Request schemas are not recursive. */
export function knownMembers(
	document: ContractDocument,
	pointer: string,
): KnownMembers {
	const read = (node: unknown): KnownMembers => {
		const { properties, items } = resolveReference(document, node, pointer)
			.value as BodySchema;
		const members =
			properties &&
			new Map(
				Object.entries(properties).map(([name, value]) => [name, read(value)]),
			);
		return { members, items: items === undefined ? undefined : read(items) };
	};
	return read({ $ref: pointer });
}

const isHolder = (value: unknown): value is object =>
	value !== null && typeof value === "object";

function collect(
	value: object,
	known: KnownMembers,
	pointer: string,
	found: UnknownMember[],
): void {
	const { members, items } = known;
	if (Array.isArray(value)) {
		if (items === undefined) return;
		for (const [index, item] of value.entries())
			if (isHolder(item)) collect(item, items, `${pointer}/${index}`, found);
		return;
	}
	if (members === undefined) return;
	const holder = value as Record<string, unknown>;
	for (const name of Object.keys(holder)) {
		const inner = members.get(name);
		const member = holder[name];
		// Most members are known texts, for which no pointer is made.
		if (inner !== undefined && !isHolder(member)) continue;
		const at = `${pointer}/${pointerPart(name)}`;
		if (inner === undefined) found.push({ holder, name, pointer: at });
		else if (isHolder(member)) collect(member, inner, at, found);
	}
}

/** The members of a body that its schema does not declare, in the order of the body. */
export function unknownMembers(
	body: unknown,
	known: KnownMembers,
): UnknownMember[] {
	const found: UnknownMember[] = [];
	if (isHolder(body)) collect(body, known, "", found);
	return found;
}
