import { notFound } from "../../../server/http/replies/api-error.ts";
import { linkedIdentifiers } from "../../../server/json-api/linkage.ts";
import { documentsOf } from "../records/example-records.ts";
import type { MockRecord } from "../records/mock-record.ts";
import type { MockRequest } from "./mock-request.ts";

/** The records that belong to another by their relationship `entity`. */
function recordsOfEntity(
	{ operation, situation }: MockRequest,
	owner: MockRecord,
): MockRecord[] {
	return situation
		.all(operation.recordType ?? "")
		.filter((record) =>
			linkedIdentifiers([record], ["entity"]).some(({ id }) => id === owner.id),
		);
}

/**
 * The records of a list below a record, such as a container's events. The record's relationship names them; where it has none, the
 * list's example does.
 */
export function recordsBelow(
	request: MockRequest,
	owner: MockRecord,
): readonly MockRecord[] {
	const { operation, situation, url } = request;
	const names = operation.path.split("/").filter((part) => /^\w+$/.test(part));
	const name = names.at(-1) ?? "";
	if (owner.relationships?.[name])
		return linkedIdentifiers([owner], [name]).flatMap(
			(one) => situation.find(one) ?? [],
		);
	if (name === "custom_fields") return recordsOfEntity(request, owner);
	const { pathname } = new URL(url);
	const documents = documentsOf(operation).filter(
		({ links }) => links?.self && new URL(links.self).pathname === pathname,
	);
	return documents.flatMap(({ data = [] }) => [data].flat());
}

/**
 * The record below another one, by the id or slug in the path; undefined for a path without one. Throws the server's 404 when the
 * record does not exist.
 */
export function partOf(
	request: MockRequest,
	owner: MockRecord,
): MockRecord | undefined {
	const { operation, part } = request;
	if (part === undefined) return undefined;
	const found = recordsBelow(request, owner).find(
		({ id, attributes }) => id === part || attributes?.api_slug === part,
	);
	if (found) return found;
	const [, parameter = null] = /\{(\w+)\}$/.exec(operation.path) ?? [];
	throw notFound({ parameter });
}
