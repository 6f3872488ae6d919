interface Identifier {
	readonly type: string;
	readonly id: string;
}

interface CompoundDocument {
	data: Identifier | readonly Identifier[];
	included?: readonly Identifier[];
}

type RecordsOf<Document extends CompoundDocument> =
	| (Document["data"] extends readonly (infer Item)[] ? Item : Document["data"])
	| NonNullable<Document["included"]>[number];

/** Looks up related records in a document. */
export interface Related<Found> {
	/** The record of a to-one relationship; undefined when it is empty or the record is not in the document. */
	one<Reference extends Identifier>(relationship: {
		data: Reference | null;
	}): Extract<Found, { type: Reference["type"] }> | undefined;
	/** The records of a to-many relationship that are in the document, in order. */
	many<Reference extends Identifier>(relationship: {
		data: readonly Reference[];
	}): Extract<Found, { type: Reference["type"] }>[];
}

/** A resolver over the primary and the included records of a document (JSON:API 1.1, "Compound Documents"). */
export function resolveIncluded<Document extends CompoundDocument>(
	document: Document,
): Related<RecordsOf<Document>> {
	const records = new Map<string, unknown>();
	for (const record of [document.data, document.included ?? []].flat()) {
		records.set(key(record), record);
	}
	// The key contains the type, so a record found by it has that type.
	type Of<Reference extends Identifier> = Extract<
		RecordsOf<Document>,
		{ type: Reference["type"] }
	>;
	const find = <Reference extends Identifier>(reference: Reference) =>
		records.get(key(reference)) as Of<Reference> | undefined;
	return {
		one: ({ data }) => (data === null ? undefined : find(data)),
		many: ({ data }) => data.map(find).filter((record) => record !== undefined),
	};
}

function key({ type, id }: Identifier): string {
	return `${type} ${id}`;
}
