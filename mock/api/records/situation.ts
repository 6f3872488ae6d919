import {
	type ResourceIdentifier,
	recordKey,
} from "../../../server/json-api/linkage.ts";
import type { MockContract } from "../contract.ts";
import { documentsOf, type Records } from "./example-records.ts";
import { hasRecords, type MockRecord } from "./mock-record.ts";
import type { Scenario } from "./scenarios.ts";
import { withoutMissing } from "./without-missing.ts";

/** Everything that an account can read at one moment: each record in one state. */
export interface Situation {
	find(record: ResourceIdentifier): MockRecord | undefined;
	/** The records of a type, in the order of the examples. */
	all(type: string): readonly MockRecord[];
	/** The name of the operation's example in this situation, for answers without records, such as maps. */
	exampleOf(operationId: string): string | undefined;
}

/** The record types that belong to an account. Their lists have pages; those of shared records, such as ports, have none. */
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

/** The types of the records that a search finds, by the words of its results. */
const FOUND: Readonly<Record<string, string>> = {
	shipment: "shipment",
	cargo: "container",
	tracking_request: "tracking_request",
};

/** Whether one of the record's to-one links leads to a missing record, or to a record that does not list it. */
function leadsNowhere(
	record: MockRecord,
	all: Records,
	left: Records,
): boolean {
	if (record.type === "search_result") {
		const type = FOUND[String(record.attributes?.entity_type)] ?? "";
		const key = recordKey({ type, id: record.id });
		return all.has(key) && !left.has(key);
	}
	return Object.entries(record.relationships ?? {}).some(([, { data }]) => {
		if (data === null || Array.isArray(data)) return false;
		const key = recordKey(data as ResourceIdentifier);
		if (!all.has(key)) return false;
		const target = left.get(key);
		// A record's own list is complete, so a record that is missing there does not belong to it.
		const listed = target?.relationships?.[`${record.type}s`]?.data;
		return (
			!target ||
			(Array.isArray(listed) && !listed.some(({ id }) => id === record.id))
		);
	});
}

/** The records of a scenario: those that it names, and those of other types whose links all lead to records of the scenario. */
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

/** Builds the situation of a scenario from the records of the examples. */
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
