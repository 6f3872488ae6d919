declare const content: unique symbol;

/** JSON text of a `T` in a column. Only {@link toJsonText} creates one, so that its shape is checked. */
export type JsonText<T> = string & { readonly [content]: T };

/** JSON text of a `T` in parts that are sent one by one, because joining a long text would block. */
export class JsonParts<T> {
	declare readonly [content]: T;
	readonly texts: readonly string[];

	constructor(texts: readonly string[]) {
		this.texts = texts;
	}
}

/** Serializes a value as JSON text. */
export function toJsonText<T>(value: T): JsonText<T> {
	return JSON.stringify(value) as JsonText<T>;
}

/** Parses JSON text. */
export function fromJsonText<T>(text: JsonText<T>): T {
	return JSON.parse(text) as T;
}
