/** Names one record. */
export interface ResourceIdentifier {
	readonly type: string;
	readonly id: string;
}

/** A record as far as its relationships matter. */
export interface LinkedResource {
	readonly relationships: Readonly<
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

/** Collects the records that the named relationships of some records refer to, each once. */
export function linkedIdentifiers(
	resources: readonly LinkedResource[],
	names: readonly string[],
): ResourceIdentifier[] {
	const found = new Map<string, ResourceIdentifier>();
	for (const { relationships } of resources) {
		for (const name of names) {
			for (const identifier of [relationships[name]?.data ?? []].flat()) {
				found.set(`${identifier.type} ${identifier.id}`, identifier);
			}
		}
	}
	return [...found.values()];
}
