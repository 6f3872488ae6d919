import type { ContractDocument, Schema } from "./contract.ts";
import { resolve } from "./contract.ts";

/** A body with one fault. */
export interface Mutant {
	/** A description of the fault, such as `/data/type is of the type number`. */
	readonly name: string;
	readonly body: unknown;
	/** JSON Pointer of the fault. */
	readonly pointer: string;
}

/** A wrong value, and why it is wrong. */
type Fault = readonly [reason: string, value: unknown];

/** For each JSON type, values of other types that a careless server accepts. */
const MISTAKEN: Readonly<Record<string, readonly unknown[]>> = {
	string: [1.5, null],
	number: ["text", null],
	integer: ["text", 1.5, null],
	boolean: ["text", null],
	array: ["text", {}],
	object: [[], null],
	null: [],
};

const typeName = (value: unknown) =>
	value === null ? "null" : Array.isArray(value) ? "array" : typeof value;

const NO_DATE = "yesterday";

function otherTypes(types: readonly string[]): Fault[] {
	const values = new Set(types.flatMap((type) => MISTAKEN[type] ?? []));
	return [...values]
		.map((value): Fault => [`is of the type ${typeName(value)}`, value])
		.filter(([, value]) => !types.includes(typeName(value)));
}

function faultsOfText(schema: Schema): Fault[] {
	const { pattern, format, minLength = 0, maxLength } = schema;
	return [
		...(pattern === undefined
			? []
			: [["breaks its pattern", "\u00bf?\u00bf"] as const]),
		...(format === undefined
			? []
			: [[`is not of the format ${format}`, NO_DATE] as const]),
		...(minLength > 0 ? [["is too short", ""] as const] : []),
		...(maxLength === undefined
			? []
			: [["is too long", "A".repeat(maxLength + 1)] as const]),
	];
}

function faultsOf(schema: Schema, value: unknown): Fault[] {
	const types = [schema.type ?? []].flat();
	const { minimum, maximum, minItems = 0, maxItems } = schema;
	const first = Array.isArray(value) ? value[0] : undefined;
	return [
		...(types.length > 0 ? otherTypes(types) : []),
		...(schema.enum
			? [["is not one of its values", "unknown_value"] as const]
			: []),
		...(schema.const === undefined
			? []
			: [["is not the constant", "unknown_value"] as const]),
		...(typeof value === "string" ? faultsOfText(schema) : []),
		...(minimum === undefined ? [] : [["is too small", minimum - 1] as const]),
		...(maximum === undefined ? [] : [["is too large", maximum + 1] as const]),
		...(minItems > 0 ? [["has too few items", []] as const] : []),
		...(maxItems === undefined || first === undefined
			? []
			: [["has too many items", Array(maxItems + 1).fill(first)] as const]),
	];
}

/** The schema merged with those of its `allOf`. */
function merged(document: ContractDocument, schema: Schema): Schema {
	const { allOf = [], ...own } = resolve<Schema>(document, schema);
	const parts = [...allOf.map((part) => merged(document, part)), own];
	const properties = parts.flatMap((part) =>
		Object.entries(part.properties ?? {}),
	);
	return {
		...Object.assign({}, ...parts),
		properties: Object.fromEntries(properties),
		required: parts.flatMap((part) => part.required ?? []),
	};
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const escaped = (name: string) =>
	name.replaceAll("~", "~0").replaceAll("/", "~1");

/** Yields copies of a value that each break one rule of its schema, with the place of the fault. */
function* faulty(
	document: ContractDocument,
	given: Schema,
	value: unknown,
	pointer: string,
): Generator<Mutant> {
	const schema = merged(document, given);
	for (const [reason, body] of faultsOf(schema, value))
		yield { name: `${pointer || "the body"} ${reason}`, body, pointer };
	if (Array.isArray(value) && schema.items && value.length > 0) {
		const [first, ...rest] = value;
		for (const mutant of faulty(document, schema.items, first, `${pointer}/0`))
			yield { ...mutant, body: [mutant.body, ...rest] };
	}
	if (!isObject(value)) return;
	for (const [name, member] of Object.entries(value)) {
		const place = `${pointer}/${escaped(name)}`;
		const { [name]: _, ...others } = value;
		if (schema.required?.includes(name))
			yield { name: `${place} is missing`, body: others, pointer: place };
		const part = schema.properties?.[name];
		if (!part) continue;
		for (const mutant of faulty(document, part, member, place))
			yield { ...mutant, body: { ...others, [name]: mutant.body } };
	}
}

/** Bodies that differ from a valid one by one fault each. */
export function mutantsOf(
	document: ContractDocument,
	schema: Schema,
	example: unknown,
): Mutant[] {
	return [...faulty(document, schema, example, "")];
}
