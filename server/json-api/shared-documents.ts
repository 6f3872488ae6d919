import { type JsonText, toJsonText } from "../database/json-text.ts";

/** Records that stay as they are while the server runs, written once and found by their ids and their codes. */
export function sharedDocuments<T extends { readonly id: string }>(
	records: readonly T[],
	codesOf: (record: T) => readonly string[] = () => [],
): ReadonlyMap<string, JsonText<T>> {
	return new Map(
		records.flatMap((record) => {
			const document = toJsonText(record);
			return [record.id, ...codesOf(record)].map(
				(key) => [key, document] as const,
			);
		}),
	);
}
