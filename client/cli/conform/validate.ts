import {
	Ajv2020,
	type ErrorObject,
	type ValidateFunction,
} from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { ContractDocument, Schema } from "./contract.ts";

const MAX_PROBLEMS = 5;

/** Validates values against the schemas of a contract. */
export interface Validator {
	/** Returns the errors of a value, each with its place; empty when it is valid. */
	problems(schema: Schema, value: unknown): string[];
	/** Validates a document with sparse fieldsets: records may lack attributes and relationships. */
	problemsOfSparse(schema: Schema, value: unknown): string[];
}

type Check = Validator["problems"];

const FIELDS = ["attributes", "relationships"] as const;

const written = ({ instancePath, message, params }: ErrorObject) =>
	`${instancePath || "/"} ${message} ${JSON.stringify(params)}`;

const validators = new WeakMap<ContractDocument, Validator>();

/** The validator of a contract. Each schema is compiled once, when it is first needed. */
export function contractValidator(document: ContractDocument): Validator {
	const known = validators.get(document);
	if (known) return known;
	let sparse: Check | undefined;
	const validator: Validator = {
		problems: checkBy(document.components.schemas),
		problemsOfSparse(schema, value) {
			sparse ??= checkBy(withoutFields(document.components.schemas));
			return sparse(schema, value);
		},
	};
	validators.set(document, validator);
	return validator;
}

interface Loose extends Schema {
	required?: readonly string[];
}

type Schemas = ContractDocument["components"]["schemas"];

/** Copies of schemas whose records may lack every attribute and relationship. */
function withoutFields(schemas: Schemas): Schemas {
	const copy: Record<string, Loose> = structuredClone(schemas);
	for (const { properties = {} } of Object.values(copy)) {
		if (properties.type?.const === undefined) continue;
		for (const name of FIELDS) {
			const part = properties[name];
			const named = part?.$ref?.split("/").at(-1) ?? "";
			for (const one of [part as Loose | undefined, copy[named]])
				if (one) one.required = [];
		}
	}
	return copy;
}

function checkBy(schemas: Schemas): Check {
	const ajv = new Ajv2020({
		allErrors: true,
		strict: false,
		// Most schemas check few values, so optimizing them costs more than it saves.
		code: { optimize: false },
		inlineRefs: false,
		validateSchema: false,
	});
	addFormats.default(ajv);
	ajv.addFormat("date-time-or-date", true);
	// A name for each schema, so that Ajv compiles it only once.
	const named = (schema: Schema): Schema =>
		JSON.parse(
			JSON.stringify(schema).replaceAll('"#/components/schemas/', '"'),
		);
	for (const [name, schema] of Object.entries(schemas))
		ajv.addSchema({ ...named(schema), $id: name });
	const compiled = new WeakMap<Schema, ValidateFunction>();
	return (schema, value) => {
		const validate = compiled.get(schema) ?? ajv.compile(named(schema));
		compiled.set(schema, validate);
		if (validate(value)) return [];
		return (validate.errors ?? []).slice(0, MAX_PROBLEMS).map(written);
	};
}
