import {
	linkedIdentifiers,
	recordKey,
} from "../../../server/json-api/linkage.ts";
import type { MockOperation } from "../contract.ts";
import { documentsOf } from "../records/example-records.ts";
import type { MockRecord } from "../records/mock-record.ts";
import type { MockRequest } from "./mock-request.ts";

/** The relationships that an operation embeds without `include`, as its examples show. */
function alwaysEmbedded(operation: MockOperation): string[] {
	const names = documentsOf(operation)
		.filter(({ links }) => !links?.self?.includes("include="))
		.flatMap(({ data = [], included = [] }) => {
			const keys = new Set(included.map(recordKey));
			return [data]
				.flat()
				.flatMap((record) =>
					Object.keys(record.relationships ?? {}).filter((name) =>
						linkedIdentifiers([record], [name]).some((one) =>
							keys.has(recordKey(one)),
						),
					),
				);
		});
	return [...new Set(names)];
}

/**
 * The records to embed in an answer, each once: those on the paths of `include`, and those that the operation always embeds.
 * Undefined when there are none.
 */
export function embedded(
	{ operation, situation, include }: MockRequest,
	data: readonly MockRecord[],
): readonly MockRecord[] | undefined {
	const paths = [...alwaysEmbedded(operation), ...include];
	const shown = new Set(data.map(recordKey));
	const found = new Map<string, MockRecord>();
	for (const path of paths) {
		let reached = data;
		for (const name of path.split(".")) {
			reached = linkedIdentifiers(reached, [name]).flatMap(
				(one) => situation.find(one) ?? [],
			);
			for (const record of reached) {
				const key = recordKey(record);
				if (!shown.has(key)) found.set(key, record);
			}
		}
	}
	return found.size > 0 ? [...found.values()] : undefined;
}
