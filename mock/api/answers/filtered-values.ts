import { linkedIdentifiers } from "../../../server/json-api/linkage.ts";
import type { MockRecord } from "../records/mock-record.ts";
import type { Situation } from "../records/situation.ts";

/** Reads what a filter compares. */
export type Read = (record: MockRecord) => readonly unknown[];

/** Filters with another name than their attribute. */
const OTHER_NAMES: Readonly<Record<string, string>> = { held: "holds" };

/** The attributes that a filter is named after: those with exactly its name, otherwise those that begin or end with it. */
function attributesNamed(
	records: readonly MockRecord[],
	names: readonly string[],
): string[] {
	const known = new Set(
		records.flatMap(({ attributes = {} }) => Object.keys(attributes)),
	);
	const exact = names.filter((name) => known.has(name));
	if (exact.length > 0) return exact;
	return [...known].filter((attribute) =>
		names.some(
			(name) =>
				attribute.endsWith(`_${name}`) || attribute.startsWith(`${name}_`),
		),
	);
}

/** The relationship that a filter is named after, with or without `_id`. */
function relationshipNamed(
	records: readonly MockRecord[],
	name: string,
): string | undefined {
	const known = records.flatMap(({ relationships = {} }) =>
		Object.keys(relationships),
	);
	return known.find((one) => one === name.replace(/_id$/, ""));
}

/** The records to which a record links. */
function linkedFrom(
	records: readonly MockRecord[],
	situation: Situation,
): MockRecord[] {
	const names = records.flatMap(({ relationships = {} }) =>
		Object.keys(relationships),
	);
	return linkedIdentifiers(records, [...new Set(names)]).flatMap(
		(one) => situation.find(one) ?? [],
	);
}

function readAttributes(names: readonly string[]): Read {
	return ({ attributes = {} }) => names.flatMap((name) => attributes[name]);
}

/**
 * Finds what a filter compares: attributes or links of the records, or attributes of linked records. Undefined when the examples have
 * no attribute or link of that name. A flag filter takes true or false and also matches `…_at` instants and lists.
 */
export function readerOf(
	name: string,
	isFlag: boolean,
	records: readonly MockRecord[],
	situation: Situation,
): Read | undefined {
	const stem = OTHER_NAMES[name] ?? name.replace(/^has_/, "");
	const names = isFlag ? [`${name}_at`, stem] : [name];
	const own = attributesNamed(records, names);
	const readOwn = readAttributes(own);
	if (own.includes(name) || (isFlag && own.length > 0)) return readOwn;
	const relationship = relationshipNamed(records, name);
	const beyond = attributesNamed(linkedFrom(records, situation), names);
	if (own.length + beyond.length === 0 && relationship === undefined)
		return undefined;
	const readBeyond = readAttributes(beyond);
	const links = relationship === undefined ? [] : [relationship];
	return (record) => [
		...readOwn(record),
		...linkedIdentifiers([record], links).map(({ id }) => id),
		...linkedFrom([record], situation).flatMap(readBeyond),
	];
}
