import { isDeepStrictEqual } from "node:util";
import type { MockRecord } from "../records/mock-record.ts";
import type { MockRequest } from "./mock-request.ts";

/** What a body says about a record. */
interface Sent {
	readonly attributes?: Readonly<Record<string, unknown>>;
	readonly relationships?: MockRecord["relationships"];
}

/** What a body says about the record; nothing when it is no document with a record. */
function sentIn(body: unknown): Sent {
	return (body as { readonly data?: Sent } | undefined)?.data ?? {};
}

/** The sent members that a record has too. Null for a list counts as absent, as in the server. */
export function knownValues<Value>(
	own: Readonly<Record<string, Value>> = {},
	sent: Readonly<Record<string, unknown>> = {},
): Record<string, Value> {
	const members = Object.entries(sent).filter(
		([name, value]) =>
			name in own && !(value === null && Array.isArray(own[name])),
	);
	return Object.fromEntries(members) as Record<string, Value>;
}

/** A record with sent attributes and links. */
function withValues(record: MockRecord, sent: Sent): MockRecord {
	const { attributes, relationships } = record;
	return {
		...record,
		...(attributes && {
			attributes: {
				...attributes,
				...knownValues(attributes, sent.attributes),
			},
		}),
		...(relationships && {
			relationships: {
				...relationships,
				...knownValues(relationships, sent.relationships),
			},
		}),
	};
}

/**
 * A record with the attributes and links that a body gives it, as far as the contract allows them in an answer: the server writes
 * some of them in another way.
 */
export function withSentValues(
	record: MockRecord,
	body: unknown,
	isAllowed: (record: MockRecord) => boolean,
): MockRecord {
	const { attributes = {}, relationships = {} } = sentIn(body);
	const all = withValues(record, { attributes, relationships });
	if (isAllowed(all)) return all;
	const each: Sent[] = [
		...Object.entries(attributes).map(([name, value]) => ({
			attributes: { [name]: value },
		})),
		{ relationships },
	];
	return each.reduce<MockRecord>((so, sent) => {
		const next = withValues(so, sent);
		return isAllowed(next) ? next : so;
	}, record);
}

/** A record changed as an example shows on another record, for operations that are sent no values, such as stopping. */
export function changedByExample(
	{ situation, body }: MockRequest,
	record: MockRecord,
	example: MockRecord,
): MockRecord {
	if (sentIn(body).attributes) return record;
	const before = situation.find(example)?.attributes ?? {};
	const changes = Object.entries(example.attributes ?? {}).filter(
		([name, value]) => !isDeepStrictEqual(value, before[name]),
	);
	return {
		...record,
		attributes: { ...record.attributes, ...Object.fromEntries(changes) },
	};
}

/** How many of the values that a body sends a record has. */
export function likeness(record: MockRecord, body: unknown): number {
	const sent = sentIn(body).attributes ?? body ?? {};
	const text = JSON.stringify(record.attributes ?? {});
	return Object.entries(sent).filter(([name, value]) =>
		record.attributes && name in record.attributes
			? isDeepStrictEqual(record.attributes[name], value)
			: text.includes(JSON.stringify(value)),
	).length;
}
