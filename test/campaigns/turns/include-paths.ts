import type { ContractDocument } from "../../../server/http/contract/contract.ts";
import {
	canFollow,
	type RecordType,
	relationNames,
} from "../../../server/json-api/relations.ts";
import type { Schema } from "./largest-value.ts";

const MOST_STEPS = 3;

/** The name of every relationship of the contract's records. */
function everyRelation({ components }: ContractDocument): Set<string> {
	const schemas = Object.values(components.schemas ?? {}) as Schema[];
	const types = schemas.map(({ properties }) => properties?.type?.const);
	return new Set(types.flatMap((type) => relationNames(type as RecordType)));
}

/** The longest paths of `include` from records of a type: those that no other path continues. */
export function deepestPaths(
	document: ContractDocument,
	type: RecordType,
): string[] {
	const names = [...everyRelation(document)];
	const from = (path: readonly string[]): string[] => {
		if (path.length === MOST_STEPS) return [path.join(".")];
		const further = names.filter((name) => canFollow(type, [...path, name]));
		if (further.length === 0) return path.length > 0 ? [path.join(".")] : [];
		return further.flatMap((name) => from([...path, name]));
	};
	return from([]);
}
