/** Names one record. */
export interface ResourceIdentifier {
	readonly type: string;
	readonly id: string;
}

/** A record as far as its relationships matter. */
export interface LinkedResource extends ResourceIdentifier {
	readonly relationships?: Readonly<
		Record<
			string,
			{
				readonly data:
					| ResourceIdentifier
					| readonly ResourceIdentifier[]
					| null;
			}
		>
	>;
}

/** Names a record in one word. */
export function recordKey({ type, id }: ResourceIdentifier): string {
	return `${type} ${id}`;
}

/** Collects the records that the named relationships of some records refer to, each once. */
export function linkedIdentifiers(
	resources: readonly Pick<LinkedResource, "relationships">[],
	names: readonly string[],
): ResourceIdentifier[] {
	const found = new Map<string, ResourceIdentifier>();
	for (const { relationships } of resources) {
		for (const name of names) {
			for (const identifier of [relationships?.[name]?.data ?? []].flat()) {
				found.set(recordKey(identifier), identifier);
			}
		}
	}
	return [...found.values()];
}
