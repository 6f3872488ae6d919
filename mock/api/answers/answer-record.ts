import { notFound } from "../../../server/http/replies/api-error.ts";
import { documentsOf } from "../records/example-records.ts";
import type { MockDocument, MockRecord } from "../records/mock-record.ts";
import { embedded } from "./embed.ts";
import type { MockRequest } from "./mock-request.ts";
import { partOf } from "./records-below.ts";
import {
	changedByExample,
	likeness,
	withoutUnsent,
	withSentValues,
} from "./sent-values.ts";

type RecordDocument = MockDocument & { readonly data: MockRecord };

/** The names of query parameters without their brackets: `filter` for `filter[status]`. */
function subjectsOf(names: Iterable<string>): Set<string> {
	return new Set([...names].map((name) => name.replace(/\[.*$/, "")));
}

/** The example about a record whose own query shares the most parameters with this request; undefined when none shares any. */
function matchingQuery(
	{ operation, query }: MockRequest,
	id: string,
): MockRecord | undefined {
	const given = subjectsOf(Object.keys(query));
	given.delete("include");
	let best:
		| { readonly record: MockRecord; readonly shared: number }
		| undefined;
	for (const { data, links } of documentsOf(operation) as RecordDocument[]) {
		if (data.id !== id || !links?.self) continue;
		const asked = subjectsOf(new URL(links.self).searchParams.keys());
		const shared = asked.intersection(given).size;
		if (shared > (best?.shared ?? 0)) best = { record: data, shared };
	}
	return best?.record;
}

/** A record below the path of another one, such as a container's provenance: from the situation, otherwise from the examples. */
function recordAbout(
	{ situation, operation }: MockRequest,
	owner: MockRecord,
): MockRecord {
	const { id, type: ownerType } = owner;
	const examples = (documentsOf(operation) as RecordDocument[]).map(
		({ data }) => data,
	);
	const [last = owner] = examples.toReversed();
	const ofSituation =
		last.type === ownerType
			? undefined
			: situation.find({ type: last.type, id });
	const known = ofSituation ?? examples.find((example) => example.id === id);
	if (known) return known;
	// The last example has the fewest values, so it fits any record.
	const own = { id, type: ownerType };
	const relationships = Object.entries(last.relationships ?? {}).map(
		([name, { data }]) => [
			name,
			{ data: [data].flat()[0]?.type === ownerType ? own : data },
		],
	);
	return {
		...last,
		id,
		...(last.relationships && {
			relationships: Object.fromEntries(relationships),
		}),
	};
}

/** The record that a GET returns. */
function readRecord(request: MockRequest, owner: MockRecord): MockRecord {
	const part = partOf(request, owner);
	if (part) return part;
	const matching = matchingQuery(request, owner.id);
	if (matching) return matching;
	return request.operation.path.endsWith("/{id}")
		? owner
		: recordAbout(request, owner);
}

/** The record that a body names, for operations whose path names none. */
function recordOfBody({ situation, operation, body }: MockRequest) {
	const { id } = (body as { data?: { id?: string } } | undefined)?.data ?? {};
	const { recordType: type } = operation;
	if (id === undefined || type === undefined) return undefined;
	const found = situation.find({ type, id: id.toLowerCase() });
	if (!found) throw notFound();
	return found;
}

/** A new record: the example most like the request body, with an id that later reads find. */
function newRecord(request: MockRequest): RecordDocument {
	const { operation, situation, body } = request;
	const [first, ...others] = documentsOf(operation) as RecordDocument[];
	if (!first) throw new Error(`${operation.id} has no example`);
	const example = others.reduce(
		(best, one) =>
			likeness(one.data, body) > likeness(best.data, body) ? one : best,
		first,
	);
	const [known = example.data] = situation.all(example.data.type);
	return situation.find(example.data) ? example : withId(example, known.id);
}

/** A document about another record of the same type. */
function withId(document: RecordDocument, id: string): RecordDocument {
	return JSON.parse(JSON.stringify(document).replaceAll(document.data.id, id));
}

/** The record after a request that changes or creates one. */
function changedRecord(request: MockRequest): RecordDocument {
	const { operation, body, url } = request;
	const above = request.pathRecord;
	const named = above && (partOf(request, above) ?? above);
	// A record created below another one is not the record of the path.
	const owner = named?.type === operation.recordType ? named : undefined;
	const known = owner ?? recordOfBody(request);
	const document = newRecord(request);
	const data = known
		? changedByExample(request, known, document.data)
		: document.data;
	const links = owner ? { self: url } : withId(document, data.id).links;
	const answer = { ...document, ...(links && { links }) };
	const isAllowed = (sent: MockRecord) =>
		request.isAllowed({ ...answer, data: sent });
	const blank = known ? data : withoutUnsent(data, request, isAllowed);
	return { ...answer, data: withSentValues(blank, body, isAllowed) };
}

/** Answers with one record, read, changed or created, and the records to embed. */
export function answerRecord(request: MockRequest): MockDocument {
	const { operation, pathRecord, url } = request;
	if (operation.method !== "GET") return changedRecord(request);
	if (!pathRecord) return newRecord(request);
	const data = readRecord(request, pathRecord);
	const included = embedded(request, [data]);
	return { data, ...(included && { included }), links: { self: url } };
}
