/** The type and id of a record. */
export interface ResourceIdentifier {
	readonly type: string;
	readonly id: string;
}

/** A record with its relationships. */
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

/** A map key for a record. */
export function recordKey({ type, id }: ResourceIdentifier): string {
	return `${type} ${id}`;
}

/** Collects the distinct records to which named relationships refer. */
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
