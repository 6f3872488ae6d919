/**
 * Serializes a query by the contract: objects as `page[size]=50` and `filter[created_at][start]=…` (style `deepObject`),
 * lists with commas, no absent values. The result has no question mark.
 */
export function serializeQuery(query: Readonly<Record<string, unknown>>) {
	return Object.entries(query)
		.flatMap(([name, value]) => serializeParameter(name, value))
		.join("&");
}

function serializeParameter(name: string, value: unknown): string[] {
	if (value === undefined || value === null) return [];
	if (Array.isArray(value)) {
		return value.length > 0 ? [`${name}=${value.map(encode).join(",")}`] : [];
	}
	if (value instanceof Date) return [`${name}=${encode(value.toISOString())}`];
	if (typeof value === "object") {
		return Object.entries(value).flatMap(([member, memberValue]) =>
			serializeParameter(`${name}[${encode(member)}]`, memberValue),
		);
	}
	return [`${name}=${encode(value)}`];
}

/** Encodes a value except commas, which the contract allows (`allowReserved`) and which keep logs readable. */
function encode(value: unknown): string {
	return encodeURIComponent(String(value)).replaceAll("%2C", ",");
}
