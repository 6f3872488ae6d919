/**
 * Serializes a query as the contract requires: lists with commas, instants as ISO 8601, no absent values. The result has no
 * question mark.
 */
export function serializeQuery(query: Readonly<Record<string, unknown>>) {
	return Object.entries(query).flatMap(serializeParameter).join("&");
}

function serializeParameter([name, value]: [string, unknown]): string[] {
	if (value === undefined || value === null) return [];
	if (Array.isArray(value)) {
		return value.length > 0 ? [`${name}=${value.map(encode).join(",")}`] : [];
	}
	if (value instanceof Date) return [`${name}=${encode(value.toISOString())}`];
	return [`${name}=${encode(value)}`];
}

/** Encodes a value except commas, which the contract allows (`allowReserved`) and which keep logs readable. */
function encode(value: unknown): string {
	return encodeURIComponent(String(value)).replaceAll("%2C", ",");
}
