import { isDeepStrictEqual } from "node:util";
import type { WantedEventName } from "../../../generated/openapi.ts";
import { loadContract } from "../../../server/http/contract/contract.ts";
import { eventCatalogue } from "../../../server/resources/account-events/event-catalogue.ts";
import { storedEntityType } from "../../../server/resources/custom-field-schemas/entity-type.ts";
import { storedRequestType } from "../../../server/resources/tracking-requests/request-type.ts";
import { subscribedEvents } from "../../../server/resources/webhooks/wanted-events.ts";
import type { MockRecord } from "../records/mock-record.ts";
import type { MockRequest } from "./mock-request.ts";

/** The values of a record in a request body. */
interface Sent {
	readonly attributes?: Readonly<Record<string, unknown>>;
	readonly relationships?: MockRecord["relationships"];
}

const trimmed = (name: string) => name.trim();

/** The events that a webhook subscribes to by their names or by `*`. */
function allNamed(wanted: readonly WantedEventName[] | null): unknown {
	const { document } = loadContract();
	return wanted && subscribedEvents(wanted, eventCatalogue(document));
}

/** How the server writes attributes that it does not write as they are sent. */
const WRITTEN = new Map<string, (value: never) => unknown>([
	["request_type", storedRequestType],
	["entity_type", storedEntityType],
	["company_name", trimmed],
	["display_name", trimmed],
	["label", trimmed],
	["events", allNamed],
]);

/** Reads the values of a request body as the server writes them. Empty when the body holds no record. */
function sentIn(body: unknown): Sent {
	const sent = (body as { readonly data?: Sent } | undefined)?.data ?? {};
	if (!sent.attributes) return sent;
	const attributes = Object.entries(sent.attributes).map(([name, value]) => [
		name,
		WRITTEN.get(name)?.(value as never) ?? value,
	]);
	return { ...sent, attributes: Object.fromEntries(attributes) };
}

/** The sent members that the record also has. As in the server, null for a list counts as absent. */
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

/** A record with sent attributes and relationships. */
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
 * A record with the attributes and relationships of a request body. Leaves out those that the contract does not allow in an answer,
 * because the server writes them in another form.
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

/**
 * A new record with null for what a request can write and has not, where the contract allows null. Otherwise it would have such values
 * of the example, which need not go with those that were sent.
 */
export function withoutUnsent(
	record: MockRecord,
	{ operation, body }: MockRequest,
	isAllowed: (record: MockRecord) => boolean,
): MockRecord {
	const { attributes: sent = {} } = sentIn(body);
	const { attributes = {} } = record;
	const unset = [...operation.written]
		.filter((name) => name in attributes && !(name in sent))
		.map((name) => ({ [name]: null }))
		.filter((one) =>
			isAllowed({ ...record, attributes: { ...attributes, ...one } }),
		);
	return {
		...record,
		attributes: Object.assign({}, attributes, ...unset),
	};
}

/** Applies the change that an example shows to another record. Used for requests without values, such as one that stops tracking. */
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

/** The number of values in a request body that the record has too. */
export function likeness(record: MockRecord, body: unknown): number {
	const sent = sentIn(body).attributes ?? body ?? {};
	const text = JSON.stringify(record.attributes ?? {});
	return Object.entries(sent).filter(([name, value]) =>
		record.attributes && name in record.attributes
			? isDeepStrictEqual(record.attributes[name], value)
			: text.includes(JSON.stringify(value)),
	).length;
}
