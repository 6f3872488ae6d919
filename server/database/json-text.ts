declare const content: unique symbol;

/** JSON text of a `T`, as rows keep it. Only {@link toJsonText} makes one, so that a column's text has the column's shape. */
export type JsonText<T> = string & { readonly [content]: T };

/** JSON text of a `T` in parts, which are sent one after the other: a long text is not joined in one go. */
export class JsonParts<T> {
	declare readonly [content]: T;
	readonly texts: readonly string[];

	constructor(texts: readonly string[]) {
		this.texts = texts;
	}
}

/** Writes a value as JSON text. */
export function toJsonText<T>(value: T): JsonText<T> {
	return JSON.stringify(value) as JsonText<T>;
}

/** Reads JSON text back. */
export function fromJsonText<T>(text: JsonText<T>): T {
	return JSON.parse(text) as T;
}
