import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

const document: unknown = JSON.parse(
	readFileSync(
		new URL(
			"../../../generated/upstream/dcsa-track-and-trace.json",
			import.meta.url,
		),
		"utf8",
	),
);

const ajv = new Ajv2020({ strict: true, allErrors: true });
addFormats.default(ajv);
// The words of OpenAPI around and inside the schemas that JSON Schema does not know.
ajv.addVocabulary(Object.keys(document as object));
ajv.addKeyword("example");
ajv.addSchema(document as object, "upstream");

/** What is wrong with a value by a component schema of the carrier contract; an empty list when nothing is. */
export function contractErrors(schema: string, value: unknown): string[] {
	const validate = ajv.getSchema(`upstream#/components/schemas/${schema}`);
	if (validate === undefined) throw new Error(`no schema ${schema}`);
	validate(value);
	return (validate.errors ?? []).map(
		({ instancePath, message }) => `${instancePath} ${message}`,
	);
}
