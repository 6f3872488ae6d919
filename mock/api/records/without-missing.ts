import {
	type ResourceIdentifier,
	recordKey,
} from "../../../server/json-api/linkage.ts";
import type { Records } from "./example-records.ts";
import type { MockRecord } from "./mock-record.ts";

/** Says of a record whether it is left out. */
type IsOut = (record: ResourceIdentifier) => boolean;

/** Whether a value names a record that is left out, as the origin of a time names a message. */
function isToldBy(value: unknown, isOut: IsOut): boolean {
	if (value === null || typeof value !== "object" || Array.isArray(value))
		return false;
	const { type, id } = value as Partial<ResourceIdentifier>;
	if (typeof type === "string" && typeof id === "string")
		return isOut({ type, id });
	return Object.values(value).some((member) => isToldBy(member, isOut));
}

function withoutItems<Value>(value: Value, isOut: IsOut): Value {
	if (!Array.isArray(value)) return value;
	return value.filter((item) => !isToldBy(item, isOut)) as Value;
}

function mapMembers<Value>(
	members: Readonly<Record<string, Value>>,
	change: (value: Value) => Value,
): Record<string, Value> {
	return Object.fromEntries(
		Object.entries(members).map(([name, value]) => [name, change(value)]),
	);
}

/**
 * Leaves out of a record what a situation does not know: links of lists to records that cannot be read, and values that
 * come from a message of another time.
 */
export function withoutMissing(
	record: MockRecord,
	all: Records,
	left: Records,
): MockRecord {
	const isMissing: IsOut = (one) => !left.has(recordKey(one));
	const isOfOtherTime: IsOut = (one) =>
		isMissing(one) && all.has(recordKey(one));
	const { attributes, relationships } = record;
	const known =
		attributes &&
		Object.fromEntries(
			Object.entries(attributes).filter(
				([, value]) => !isToldBy(value, isOfOtherTime),
			),
		);
	return {
		...record,
		...(known && {
			attributes: mapMembers(known, (value) =>
				withoutItems(value, isOfOtherTime),
			),
		}),
		...(relationships && {
			relationships: mapMembers(relationships, ({ data }) => ({
				data: withoutItems(data, isMissing),
			})),
		}),
	};
}
