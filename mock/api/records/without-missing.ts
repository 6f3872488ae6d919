import {
	type ResourceIdentifier,
	recordKey,
} from "../../../server/json-api/linkage.ts";
import type { Records } from "./example-records.ts";
import type { MockRecord } from "./mock-record.ts";

/** Whether a record is missing in the situation. */
type IsMissing = (record: ResourceIdentifier) => boolean;

/** Whether a value refers to a missing record. For example, the source of a time refers to a message. */
function refersToMissing(value: unknown, isMissing: IsMissing): boolean {
	if (value === null || typeof value !== "object" || Array.isArray(value))
		return false;
	const { type, id } = value as Partial<ResourceIdentifier>;
	if (typeof type === "string" && typeof id === "string")
		return isMissing({ type, id });
	return Object.values(value).some((member) =>
		refersToMissing(member, isMissing),
	);
}

function withoutItems<Value>(value: Value, isMissing: IsMissing): Value {
	if (!Array.isArray(value)) return value;
	return value.filter((item) => !refersToMissing(item, isMissing)) as Value;
}

function mapMembers<Value>(
	members: Readonly<Record<string, Value>>,
	change: (value: Value) => Value,
): Record<string, Value> {
	return Object.fromEntries(
		Object.entries(members).map(([name, value]) => [name, change(value)]),
	);
}

/** Removes from a record what its situation lacks: links to missing records, and values whose source message is missing. */
export function withoutMissing(
	record: MockRecord,
	all: Records,
	left: Records,
): MockRecord {
	const isMissing: IsMissing = (one) => !left.has(recordKey(one));
	const isOfOtherTime: IsMissing = (one) =>
		isMissing(one) && all.has(recordKey(one));
	const { attributes, relationships } = record;
	const known =
		attributes &&
		Object.fromEntries(
			Object.entries(attributes).filter(
				([, value]) => !refersToMissing(value, isOfOtherTime),
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
