import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { ContractDocument, ContractOperation } from "./contract.ts";
import { problemTeller } from "./schema-problems.ts";

/** What an answer is held against. */
export interface Answer {
	readonly status: number;
	readonly mediaType: string | undefined;
	/** JSON text; undefined without a body. */
	readonly body: string | undefined;
}

/** Returns what is wrong with an answer, or undefined when the contract promises it. */
export type ResponseCheck = (
	operation: ContractOperation,
	answer: Answer,
) => string | undefined;

const DOCUMENT = "landfall:contract";

/** Holds answers of every status against the contract. Schemas are compiled when they are first needed. */
export function responseCheck(document: ContractDocument): ResponseCheck {
	const ajv = new Ajv2020({ allErrors: true, strict: false });
	// The package is CommonJS: under Node's rules its function is the member `default` of what is imported.
	formats.default(ajv, { mode: "full" });
	ajv.addSchema({ $id: DOCUMENT, ...document } as object);
	const tell = problemTeller(ajv, document, DOCUMENT);
	return (operation, { status, mediaType, body }) => {
		const promised = operation.mediaTypes.get(status);
		if (promised === undefined)
			return `${operation.id} does not declare status ${status}`;
		if (promised === null)
			return body === undefined
				? undefined
				: `${operation.id} ${status} must have no body`;
		if (mediaType !== promised)
			return `${operation.id} ${status} must be ${promised}, not ${mediaType}`;
		const validate = ajv.getSchema(
			`${DOCUMENT}${operation.schemaPointers.get(status)}`,
		);
		if (!validate)
			return `the contract has no schema for ${operation.id} ${status}`;
		const document = JSON.parse(body ?? "null") as unknown;
		if (validate(document)) return undefined;
		return `${operation.id} ${status}: ${tell(document, validate)}`;
	};
}
