/** A resource or a reference to one (JSON:API 1.1). */
export interface Identifier {
	readonly type: string;
	readonly id: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const keyOf = ({ type, id }: Identifier) => `${type} ${id}`;

const isIdentifier = <Value>(value: Value): value is Value & Identifier =>
	isObject(value) &&
	typeof value.type === "string" &&
	typeof value.id === "string";

/** An unchecked resource; required members may be missing. */
type Resource = Readonly<Record<string, unknown>>;

/** The members of what should be an object; none of anything else, because an examined server can answer with any JSON. */
export const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
	isObject(value) ? value : {};

/** The resources in a member of a document. */
export function resourcesIn(member: unknown): Resource[] {
	return [member].flat().filter(isObject);
}

/** All resource identifiers in a document, in order. */
export function identifiersIn(value: unknown): Identifier[] {
	if (Array.isArray(value)) return value.flatMap(identifiersIn);
	if (!isObject(value)) return [];
	const own = isIdentifier(value) ? [{ type: value.type, id: value.id }] : [];
	return [...own, ...Object.values(value).flatMap(identifiersIn)];
}

/** The references of a resource. */
function referencesOf(resource: Resource): Identifier[] {
	const relationships = isObject(resource.relationships)
		? Object.values(resource.relationships)
		: [];
	return relationships.flatMap((relationship) =>
		isObject(relationship)
			? resourcesIn(relationship.data).filter(isIdentifier)
			: [],
	);
}

function unlinked(document: Record<string, unknown>): string[] {
	const included = resourcesIn(document.included);
	const linked = new Set(
		[...resourcesIn(document.data), ...included]
			.flatMap(referencesOf)
			.map(keyOf),
	);
	return included
		.filter(isIdentifier)
		.map(keyOf)
		.filter((key) => !linked.has(key))
		.map((key) => `included ${key} is linked by no relationship`);
}

function repeated(document: Record<string, unknown>): string[] {
	const keys = [
		...resourcesIn(document.data),
		...resourcesIn(document.included),
	]
		.filter(isIdentifier)
		.map(keyOf);
	return keys
		.filter((key, index) => keys.indexOf(key) !== index)
		.map((key) => `${key} is in the document twice`);
}

/** The fields that a request asks for, by the type of record (JSON:API 1.1, "Sparse Fieldsets"). */
export function fieldsetsOf({
	target,
}: {
	readonly target: string;
}): ReadonlyMap<string, ReadonlySet<string>> {
	const query = new URL(target, "http://any").searchParams;
	return new Map(
		[...query].flatMap(([name, value]) => {
			const type = /^fields\[(.+)\]$/.exec(name)?.[1];
			return type === undefined ? [] : [[type, new Set(value.split(","))]];
		}),
	);
}

/** The fields of records that the request's fieldsets exclude. */
export function fieldProblems(
	records: unknown,
	fieldsets: ReturnType<typeof fieldsetsOf>,
): string[] {
	return [records].flat(2).flatMap((record) => {
		if (!isObject(record) || !isIdentifier(record)) return [];
		const { attributes, relationships } = record;
		const fields = fieldsets.get(record.type);
		if (!fields) return [];
		return [attributes, relationships]
			.flatMap((part) => Object.keys(isObject(part) ? part : {}))
			.filter((name) => !fields.has(name))
			.map((name) => `${keyOf(record)} has ${name}, which was not asked for`);
	});
}

/** The violations of JSON:API 1.1, section "Document Structure". With sparse fieldsets, included records need no link. */
export function documentProblems(
	document: unknown,
	isSparse = false,
): string[] {
	if (!isObject(document)) return ["the document is not an object"];
	const { data, errors, meta, included, links = {} } = document;
	const hasData = data !== undefined;
	if (hasData && errors !== undefined)
		return ["the document has both data and errors"];
	if (!hasData && errors === undefined && meta === undefined)
		return ["the document has none of data, errors and meta"];
	if (!hasData && included !== undefined)
		return ["a document without data has included records"];
	const resources = [...resourcesIn(data), ...resourcesIn(included)];
	const nameless = resources
		.filter((resource) => !isIdentifier(resource))
		.map(() => "a record has no type and id that are text");
	const wrongLinks = Object.entries(isObject(links) ? links : { links })
		.filter(([, link]) => link !== null && typeof link !== "string")
		.map(([name]) => `links.${name} is not a URL`);
	return [
		...nameless,
		...wrongLinks,
		...repeated(document),
		...(isSparse ? [] : unlinked(document)),
	];
}
