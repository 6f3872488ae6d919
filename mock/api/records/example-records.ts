import { recordKey } from "../../../server/json-api/linkage.ts";
import type { MockContract, MockOperation } from "../contract.ts";
import {
	hasRecords,
	type MockDocument,
	type MockRecord,
} from "./mock-record.ts";

/** Records by type and id, as `recordKey` writes them. */
export type Records = ReadonlyMap<string, MockRecord>;

/** The success examples of an operation that are documents. */
export function documentsOf({ success }: MockOperation): MockDocument[] {
	return [...success.examples.values()].map(
		({ value }) => value as MockDocument,
	);
}

const isRead = ({ method }: MockOperation) => method === "GET";
const isOfRecord = ({ path, isList }: MockOperation) =>
	path.endsWith("/{id}") && !isList;

/**
 * Every record of the contract's examples. Each has the state of the first example that reads it by id, otherwise of the first example
 * that contains it.
 */
export function exampleRecords({ operations, samples }: MockContract): Records {
	const reads = operations.filter(isRead);
	const documents = reads.flatMap(documentsOf).filter(hasRecords);
	const found = new Map<string, MockRecord>();
	const add = (record: MockRecord) => {
		const key = recordKey(record);
		if (!found.has(key)) found.set(key, record);
	};
	for (const document of reads.filter(isOfRecord).flatMap(documentsOf))
		if (hasRecords(document)) [document.data].flat().forEach(add);
	for (const { data } of documents) [data].flat().forEach(add);
	for (const { included = [] } of documents) included.forEach(add);
	for (const sample of samples.values()) {
		const { included = [] } = JSON.parse(sample) as MockDocument;
		included.forEach(add);
	}
	return found;
}
