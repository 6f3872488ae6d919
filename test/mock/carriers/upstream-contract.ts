import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Dialect } from "../../../mock/carriers/lines/line-conventions.ts";

const DOCUMENTS = {
	"2.2": "dcsa-track-and-trace",
	"3.0-beta1": "dcsa-track-and-trace-3.0-beta1",
	"3.0": "dcsa-track-and-trace-3.0",
} as const satisfies Record<Dialect, string>;

// Kinds of event are told apart by which member is required; the members are defined beside that rule.
const ajv = new Ajv2020({
	strict: true,
	strictRequired: false,
	allErrors: true,
});
addFormats.default(ajv);
ajv.addKeyword("example");
const words = new Set<string>();
for (const name of Object.values(DOCUMENTS)) {
	const file = `../../../generated/upstream/${name}.json`;
	const document: object = JSON.parse(
		readFileSync(new URL(file, import.meta.url), "utf8"),
	);
	// The keywords of OpenAPI in and around the schemas that JSON Schema does not have.
	for (const word of Object.keys(document)) {
		if (!words.has(word)) ajv.addVocabulary([word]);
		words.add(word);
	}
	ajv.addSchema(document, name);
}

/** The faults of a value by a component schema of the carrier contract; empty for a valid one. */
export function contractErrors(
	schema: string,
	value: unknown,
	dialect: Dialect = "2.2",
): string[] {
	const id = `${DOCUMENTS[dialect]}#/components/schemas/${schema}`;
	const validate = ajv.getSchema(id);
	if (validate === undefined) throw new Error(`no schema ${schema}`);
	validate(value);
	return (validate.errors ?? []).map(
		({ instancePath, message }) => `${instancePath} ${message}`,
	);
}

/** The faults of the body of an answer with events. */
export function bodyErrors(dialect: Dialect, body: unknown): string[] {
	const schema = dialect === "3.0" ? "EventPage" : "Events";
	return contractErrors(schema, body, dialect);
}
