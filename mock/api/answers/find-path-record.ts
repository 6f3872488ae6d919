import { notFound } from "../../../server/http/replies/api-error.ts";
import type { MockOperation } from "../contract.ts";
import type { MockRecord } from "../records/mock-record.ts";
import type { Situation } from "../records/situation.ts";

/** Whether a value, or one of its items, is this text. */
function isNamed(value: unknown, name: string): boolean {
	return [value]
		.flat()
		.some((one) => String(one).toUpperCase() === name.toUpperCase());
}

/** The attributes that `{id}` may name in place of the id, such as `imo`: those whose values are among its examples. */
function namingAttributes(
	records: readonly MockRecord[],
	idExamples: readonly string[],
): ReadonlySet<string> {
	const naming = records.flatMap(({ attributes = {} }) =>
		Object.entries(attributes)
			.filter(([, value]) => idExamples.some((one) => isNamed(value, one)))
			.map(([name]) => name),
	);
	return new Set(naming);
}

/**
 * The record that `{id}` names; undefined for a path without an id. Throws the server's 404 when there is no such record, which names
 * the id where the path has a `part` too.
 */
export function findPathRecord(
	{ pathType: type, idExamples }: MockOperation,
	situation: Situation,
	id: string | undefined,
	part: string | undefined,
): MockRecord | undefined {
	if (type === undefined || id === undefined) return undefined;
	const found = situation.find({ type, id });
	if (found) return found;
	const records = situation.all(type);
	const naming = namingAttributes(records, idExamples);
	const named = records.find(({ attributes = {} }) =>
		[...naming].some((name) => isNamed(attributes[name], id)),
	);
	if (!named)
		throw notFound(part === undefined ? undefined : { parameter: "id" });
	return named;
}
