import { linkedIdentifiers } from "../../../server/json-api/linkage.ts";
import type { MockRecord } from "../records/mock-record.ts";
import type { Situation } from "../records/situation.ts";

/** Reads what a filter compares. */
export type Read = (record: MockRecord) => readonly unknown[];

/** Filters that are not named like what they are about. */
const OTHER_NAMES: Readonly<Record<string, string>> = { held: "holds" };

/** The attributes that a filter is named after: by their whole names, or else by an end or a beginning of them. */
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
 * Finds what a filter of this name is about: attributes and links of the records, or attributes of the records to which they link.
 * Undefined when the examples have nothing of the name. A mark is true or false, of what has happened or is there.
 */
export function readerOf(
	name: string,
	isMark: boolean,
	records: readonly MockRecord[],
	situation: Situation,
): Read | undefined {
	const stem = OTHER_NAMES[name] ?? name.replace(/^has_/, "");
	const names = isMark ? [`${name}_at`, stem] : [name];
	const own = attributesNamed(records, names);
	const readOwn = readAttributes(own);
	if (own.includes(name) || (isMark && own.length > 0)) return readOwn;
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
