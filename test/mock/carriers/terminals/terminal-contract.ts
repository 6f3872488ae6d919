import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

const document: unknown = JSON.parse(
	readFileSync(
		new URL(
			"../../../../generated/upstream/terminal-status.json",
			import.meta.url,
		),
		"utf8",
	),
);

const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
addFormats.default(ajv);
// The words of OpenAPI around and inside the schemas that JSON Schema does not know.
ajv.addVocabulary(Object.keys(document as object));
ajv.addSchema(document as object, "terminals");

/** What is wrong with a value by a component schema of the terminal contract; an empty list when nothing is. */
export function terminalContractErrors(
	schema: string,
	value: unknown,
): string[] {
	const validate = ajv.getSchema(`terminals#/components/schemas/${schema}`);
	if (validate === undefined) throw new Error(`no schema ${schema}`);
	validate(value);
	return (validate.errors ?? []).map(
		({ instancePath, message }) => `${instancePath} ${message}`,
	);
}

/** The examples of the contract's answers, with their schemas. */
export function terminalContractExamples(): {
	readonly name: string;
	readonly schema: string;
	readonly value: unknown;
}[] {
	const { paths, components } = document as {
		paths: Record<string, { get: { responses: Record<string, Reply> } }>;
		components: { responses: Record<string, Reply> };
	};
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

interface Reply {
	readonly content?: Record<
		string,
		{
			readonly schema?: { readonly $ref: string };
			readonly examples?: Record<string, { readonly value: unknown }>;
		}
	>;
}
