import {
	type Operation,
	type Parameter,
	resolve,
	type Schema,
} from "./contract.ts";
import type { Examination } from "./examination.ts";

/** A well-formed id that no record has. */
export const UNKNOWN_ID = "00000000-0000-7000-8000-000000000000";

/** Whether the path of an operation has an id. */
export const takesId = ({ path }: Operation) => path.includes("{id}");

/** Whether the path has a second id, for which only the contract's example is known. */
export const namesPart = ({ path }: Operation) => /\{\w+\}.*\{/.test(path);

/** The type of the record that an operation is about: `/rail_terminals/{id}` has a `rail_terminal`. */
export function typeOf({ path }: Operation): string {
	const [, collection = ""] = path.split("/");
	return collection.replace(/ies$/, "y").replace(/s$/, "");
}

/** The schema of a parameter. */
export const schemaOf = (
	{ document }: Examination,
	{ schema }: Parameter,
): Schema => resolve<Schema>(document, schema);

/** The type of the records whose ids a parameter takes; undefined when it takes none. */
const typeNamedBy = ({ name }: Parameter) =>
	/(?:^|_)(port|vessel|webhook)_id$/.exec(name)?.[1];

/** The types of the records whose ids an operation's requests need. */
export const typesNamedBy = (operation: Operation): readonly string[] =>
	[
		takesId(operation) ? typeOf(operation) : undefined,
		...operation.parameters.map(typeNamedBy),
	].filter((type) => type !== undefined);

/** A valid value of a parameter: the id of a known record, otherwise the contract's example. Undefined when there is neither. */
export function exampleOf(
	examination: Examination,
	parameter: Parameter,
): string | undefined {
	const type = typeNamedBy(parameter);
	if (type !== undefined) return examination.idsOf(type)[0];
	const schema = schemaOf(examination, parameter);
	if (schema.type === "boolean") return "true";
	const { examples = [], enum: values = [] } = schema;
	const value = examples[0] ?? values[0];
	return value === undefined ? undefined : String(value);
}

/** Path and query of an operation, with its required parameters. */
export function targetOf(
	examination: Examination,
	operation: Operation,
	id: string,
	query: Readonly<Record<string, string>> = {},
): string {
	const required = operation.parameters
		.filter((parameter) => parameter.in === "query" && parameter.required)
		.map((parameter) => [
			parameter.name,
			exampleOf(examination, parameter) ?? "",
		]);
	const search = new URLSearchParams({
		...Object.fromEntries(required),
		...query,
	}).toString();
	const path = operation.parameters
		.filter((parameter) => parameter.in === "path")
		.reduce((whole, parameter) => {
			const { name } = parameter;
			const value = name === "id" ? id : exampleOf(examination, parameter);
			return whole.replace(`{${name}}`, encodeURIComponent(value ?? ""));
		}, operation.path);
	return search === "" ? path : `${path}?${search}`;
}

/** The operation's first example body, with the id of this record. */
export function bodyFor({ body }: Operation, id: string): unknown {
	const example = structuredClone(body?.examples[0]) as
		| { data?: { id?: string } }
		| undefined;
	if (example?.data?.id !== undefined) example.data.id = id;
	return example;
}
