import { type ContractDocument, resolveReference } from "./contract.ts";
import { oncePerContract } from "./once-per-contract.ts";

interface Schema {
	readonly const?: unknown;
	readonly properties?: Readonly<Record<string, unknown>>;
}

/** The names of a record's attributes and relationships, by its type. JSON:API calls both its fields. */
export type RecordFields = ReadonlyMap<string, ReadonlySet<string>>;

/** The fields of every record in the contract. */
export const recordFields = oncePerContract(
	(document: ContractDocument): RecordFields => {
		const membersOf = (node: unknown, place: string) =>
			(resolveReference(document, node, place).value as Schema | undefined)
				?.properties ?? {};
		const found = new Map<string, Set<string>>();
		for (const [name, schema] of Object.entries(
			document.components.schemas ?? {},
		)) {
			const { type, attributes, relationships } = membersOf(schema, name);
			const named = (type as Schema | undefined)?.const;
			if (typeof named !== "string" || attributes === undefined) continue;
			const fields = found.get(named) ?? new Set<string>();
			for (const part of [attributes, relationships])
				for (const field of Object.keys(membersOf(part, name)))
					fields.add(field);
			found.set(named, fields);
		}
		return found;
	},
);
