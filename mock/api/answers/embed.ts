import {
	linkedIdentifiers,
	recordKey,
} from "../../../server/json-api/linkage.ts";
import type { MockOperation } from "../contract.ts";
import { documentsOf } from "../records/example-records.ts";
import type { MockRecord } from "../records/mock-record.ts";
import type { MockRequest } from "./mock-request.ts";

/** The relationships that an operation embeds without being asked: those that lead to what its examples embed unasked. */
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
 * The records to embed beside those of an answer: what `include` asks for and what the operation always embeds, each once, with
 * those on the way. Undefined when there is nothing to embed.
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
