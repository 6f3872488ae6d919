import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

interface Reply {
	readonly content?: Record<
		string,
		{
			readonly schema?: { readonly $ref: string };
			readonly examples?: Record<string, { readonly value: unknown }>;
		}
	>;
}

interface Document {
	readonly paths: Record<string, { get: { responses: Record<string, Reply> } }>;
	readonly components: { responses: Record<string, Reply> };
}

/** One of our own contracts for sources, by the name of its file. */
export function sourceContract(name: "terminal-status" | "vessel-positions") {
	const file = `../../../generated/upstream/${name}.json`;
	const document: Document = JSON.parse(
		readFileSync(new URL(file, import.meta.url), "utf8"),
	);
	const ajv = new Ajv2020({
		strict: true,
		strictTypes: false,
		allErrors: true,
	});
	addFormats.default(ajv);
	// The keywords of OpenAPI in and around the schemas that JSON Schema does not have.
	ajv.addVocabulary(Object.keys(document));
	ajv.addSchema(document, name);
	return {
		/** The faults of a value by a component schema; empty for a valid one. */
		errors(schema: string, value: unknown): string[] {
			const validate = ajv.getSchema(`${name}#/components/schemas/${schema}`);
			if (validate === undefined) throw new Error(`no schema ${schema}`);
			validate(value);
			return (validate.errors ?? []).map(
				({ instancePath, message }) => `${instancePath} ${message}`,
			);
		},
		/** The examples of its answers, with their schemas. */
		examples: examplesOf(document),
	};
}

function examplesOf({ paths, components }: Document) {
	const replies = [
		...Object.values(paths).flatMap(({ get }) => Object.values(get.responses)),
		...Object.values(components.responses),
	];
	return replies.flatMap(({ content }) => {
		const { schema, examples } = content?.["application/json"] ?? {};
		return Object.entries(examples ?? {}).map(([name, { value }]) => ({
			name,
			schema: schema?.$ref.split("/").at(-1) ?? "",
			value,
		}));
	});
}
