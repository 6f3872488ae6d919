import type { Request } from "express";
import { giveWay } from "../../runtime/time-slices.ts";

/** The fields that a request asks for, by record type. */
export type Fieldsets = ReadonlyMap<string, ReadonlySet<string>>;

type Members = Readonly<Record<string, unknown>>;

interface Narrowed extends Members {
	readonly type?: string;
	readonly attributes?: Members;
	readonly relationships?: Members;
}

const requested = new WeakMap<Request, Fieldsets>();

/** Stores the fieldsets of a request until its reply is sent. */
export function keepFieldsets(request: Request, fieldsets: Fieldsets): void {
	requested.set(request, fieldsets);
}

/** The fieldsets of a request; undefined when it asks for whole records. */
export function fieldsetsOf(request: Request): Fieldsets | undefined {
	return requested.get(request);
}

function chosen(members: Members, fields: ReadonlySet<string>): Members {
	return Object.fromEntries(
		Object.entries(members).filter(([name]) => fields.has(name)),
	);
}

function narrowRecord(record: Narrowed, fieldsets: Fieldsets): Narrowed {
	const fields = fieldsets.get(record?.type ?? "");
	if (!fields) return record;
	const { attributes, relationships } = record;
	return {
		...record,
		...(attributes && { attributes: chosen(attributes, fields) }),
		...(relationships && { relationships: chosen(relationships, fields) }),
	};
}

function narrowMember(value: unknown, fieldsets: Fieldsets): unknown {
	return Array.isArray(value)
		? value.map((record) => narrowRecord(record, fieldsets))
		: narrowRecord(value as Narrowed, fieldsets);
}

function narrowDocument(text: string, fieldsets: Fieldsets): string {
	const document = JSON.parse(text) as Members;
	const { data, included } = document;
	return JSON.stringify({
		...document,
		data: narrowMember(data, fieldsets),
		...(included !== undefined && {
			included: narrowMember(included, fieldsets),
		}),
	});
}

/**
 * Reduces the records of a document to the requested fields (JSON:API 1.1, "Sparse Fieldsets"). In a long document each record
 * is a part.
 */
export async function narrowBody(
	body: string | readonly string[],
	fieldsets: Fieldsets,
): Promise<string | readonly string[]> {
	if (typeof body === "string") return narrowDocument(body, fieldsets);
	const texts: string[] = [];
	for (const text of body) {
		const isObject = text.length > 1 && text[0] === "{" && text.endsWith("}");
		texts.push(
			isObject
				? JSON.stringify(narrowRecord(JSON.parse(text), fieldsets))
				: text,
		);
		await giveWay();
	}
	return texts;
}
