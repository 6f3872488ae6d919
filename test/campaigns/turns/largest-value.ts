import type { ContractDocument } from "../../../server/http/contract/contract.ts";

/** The parts of a JSON schema that limit a value. */
export interface Schema {
	readonly $ref?: string;
	readonly type?: string | readonly string[];
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly format?: string;
	readonly maximum?: number;
	readonly maxItems?: number;
	readonly maxLength?: number;
	readonly items?: Schema;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly allOf?: readonly Schema[];
	readonly anyOf?: readonly Schema[];
	readonly oneOf?: readonly Schema[];
}

/** The length of a text and of a list where a schema sets no limit. */
const LARGEST = 20_000;

const FAR_AWAY = "2040-01-01T00:00:00Z";

const OF_FORMAT: Readonly<Record<string, string>> = {
	"date-time": "2020-01-01T00:00:00Z",
	uuid: "01a029a8-24c8-7210-b936-6c6d370bffcf",
	uri: "http://127.0.0.1:9/hooks",
};

/** Follows the references of a schema. */
export function resolveSchema(
	document: ContractDocument,
	schema: Schema,
): Schema {
	if (schema.$ref === undefined) return schema;
	const name = schema.$ref.split("/").at(-1) ?? "";
	return resolveSchema(
		document,
		(document.components.schemas?.[name] ?? {}) as Schema,
	);
}

function largestValue(
	document: ContractDocument,
	schema: Schema,
	most: number,
	place: number,
): unknown {
	const resolved = resolveSchema(document, schema);
	if (resolved.const !== undefined) return resolved.const;
	if (resolved.enum) return resolved.enum[place % resolved.enum.length];
	const of = (inner: Schema, at = place) =>
		largestValue(document, inner, most, at);
	const [choice] = [...(resolved.oneOf ?? []), ...(resolved.anyOf ?? [])];
	const parts = [...(resolved.allOf ?? []), ...(choice ? [choice] : [])];
	const properties = Object.entries(resolved.properties ?? {});
	if (properties.length > 0 || parts.length > 0) {
		const own = properties.map(([name, inner]) => [
			name,
			// The end of a period comes after its start.
			name.endsWith("_to") ? FAR_AWAY : of(inner),
		]);
		const others = parts.map((part) => of(part));
		const [first] = others;
		if (own.length === 0 && typeof first !== "object") return first;
		return Object.assign({}, ...others, Object.fromEntries(own));
	}
	const type = [resolved.type].flat()[0];
	if (type === "array") {
		const length = Math.min(resolved.maxItems ?? LARGEST, most);
		return Array.from({ length }, (_, index) =>
			of(resolved.items ?? {}, index),
		);
	}
	if (type === "boolean") return true;
	if (type === "integer" || type === "number") return resolved.maximum ?? 1;
	if (type === "object") return {};
	const known = OF_FORMAT[resolved.format ?? ""];
	if (known !== undefined) return known;
	const length = Math.min(resolved.maxLength ?? LARGEST, most);
	return String(place).padStart(length, "A").slice(0, length);
}

/** The largest body that a schema allows and an operation accepts: every member, with texts and lists of the greatest length. */
export function largestBody(
	document: ContractDocument,
	schema: Schema,
	mostBytes: number,
): string {
	let largest = "{}";
	for (let most = 1; most <= LARGEST; most = Math.ceil(most * 1.25)) {
		const text = JSON.stringify(largestValue(document, schema, most, 0));
		if (Buffer.byteLength(text) > mostBytes) break;
		largest = text;
	}
	return largest;
}
