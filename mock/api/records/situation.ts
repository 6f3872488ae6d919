import {
	type ResourceIdentifier,
	recordKey,
} from "../../../server/json-api/linkage.ts";
import type { MockContract } from "../contract.ts";
import { documentsOf, type Records } from "./example-records.ts";
import { hasRecords, type MockRecord } from "./mock-record.ts";
import type { Scenario } from "./scenarios.ts";
import { withoutMissing } from "./without-missing.ts";

/** A whole situation of an account: every record that can be read, each in one state. */
export interface Situation {
	find(record: ResourceIdentifier): MockRecord | undefined;
	/** The records of a type, in the order of the examples. */
	all(type: string): readonly MockRecord[];
	/** The example of an operation that this situation names, for answers that are no records. */
	exampleOf(operationId: string): string | undefined;
}

/** The records of an account, as opposed to ports and other records that all accounts share: what its lists have in pages. */
function accountTypes({ operations }: MockContract): Set<string> {
	const lists = operations.filter(
		({ isList, queryNames }) => isList && queryNames.has("page[size]"),
	);
	return new Set(lists.flatMap(({ recordType = [] }) => recordType));
}

function pairOf(example: string): [operationId: string, name: string] {
	const [operationId = "", name = ""] = example.split(" ");
	return [operationId, name];
}

/** The records of the examples that a scenario names. Throws when the contract has no such example. */
function namedRecords(
	{ operations }: MockContract,
	{ examples = [] }: Scenario,
): MockRecord[] {
	return examples.flatMap((example) => {
		const [operationId, name] = pairOf(example);
		const operation = operations.find(({ id }) => id === operationId);
		const found = operation?.success.examples.get(name);
		if (!operation || !found)
			throw new Error(`a scenario names ${example}, which is no example`);
		const document = documentsOf({
			...operation,
			success: { ...operation.success, examples: new Map([[name, found]]) },
		})[0];
		return document && hasRecords(document) ? [document.data].flat() : [];
	});
}

/** A link to one record leads to one that is missing. */
function leadsNowhere(
	record: MockRecord,
	all: Records,
	left: Records,
): boolean {
	return Object.entries(record.relationships ?? {}).some(([, { data }]) => {
		if (data === null || Array.isArray(data)) return false;
		const key = recordKey(data as ResourceIdentifier);
		if (!all.has(key)) return false;
		const target = left.get(key);
		// What a record lists are all that it has.
		const listed = target?.relationships?.[`${record.type}s`]?.data;
		return (
			!target ||
			(Array.isArray(listed) && !listed.some(({ id }) => id === record.id))
		);
	});
}

/** The records of a scenario: those that it names, and of other types those that lead to none that is missing. */
function recordsOf(
	contract: MockContract,
	all: Records,
	scenario: Scenario,
): Records {
	const named = namedRecords(contract, scenario);
	const settled = new Set([
		...named.map(({ type }) => type),
		...(scenario.without ?? []),
		...(scenario.isEmpty ? accountTypes(contract) : []),
	]);
	const left = new Map([
		...named.map((record) => [recordKey(record), record] as const),
		...[...all].filter(([, { type }]) => !settled.has(type)),
	]);
	for (let before = 0; before !== left.size; ) {
		before = left.size;
		for (const [key, record] of left)
			if (leadsNowhere(record, all, left)) left.delete(key);
	}
	return left;
}

/** Puts the records of the examples together to the situation of a scenario. */
export function situationOf(
	contract: MockContract,
	all: Records,
	scenario: Scenario,
): Situation {
	const left = recordsOf(contract, all, scenario);
	const known = new Map(
		[...left].map(([key, record]) => [key, withoutMissing(record, all, left)]),
	);
	const byType = Map.groupBy(known.values(), ({ type }) => type);
	const examples = new Map((scenario.examples ?? []).map(pairOf));
	return {
		find: (record) => known.get(recordKey(record)),
		all: (type) => byType.get(type) ?? [],
		exampleOf: (operationId) => examples.get(operationId),
	};
}
