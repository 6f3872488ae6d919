import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { problemDescriber } from "./body-faults.ts";
import { closedContract } from "./closed-contract.ts";
import type { ContractDocument, ContractOperation } from "./contract.ts";
import { oncePerContract } from "./once-per-contract.ts";

/** An answer to check against the contract. */
export interface Answer {
	readonly status: number;
	readonly mediaType: string | undefined;
	/** Undefined without a body. */
	readonly body: string | undefined;
}

/** Returns the problems of an answer; undefined when it is valid. */
export type ResponseCheck = (
	operation: ContractOperation,
	answer: Answer,
) => string | undefined;

const DOCUMENT = "landfall:contract";

/**
 * Creates a validator for the document; `npm run generate` has checked its schemas. It stops at the first error unless
 * `allErrors` is set.
 */
function validatorOf(document: ContractDocument, allErrors: boolean): Ajv2020 {
	const options = { allErrors, strict: false, validateSchema: false };
	const ajv = new Ajv2020(options);
	// The package is CommonJS: in Node its function is the member `default` of the import.
	formats.default(ajv, { mode: "full" });
	return ajv.addSchema({ $id: DOCUMENT, ...document });
}

/** Checks a reply against the schema at a reference, and names every problem. */
function problemSearch(document: ContractDocument) {
	const ajv = validatorOf(document, true);
	const describe = problemDescriber(ajv, document, DOCUMENT);
	return (reply: unknown, schema: string): string | undefined => {
		const validate = ajv.getSchema(schema);
		return !validate || validate(reply) ? undefined : describe(reply, validate);
	};
}

/**
 * Checks answers of every status against the contract. Schemas are compiled at first use. Only an invalid answer is
 * searched for all errors, which costs a hundred times as much.
 */
export const responseCheck = oncePerContract(
	(contract: ContractDocument): ResponseCheck => {
		const document = closedContract(contract);
		const quick = validatorOf(document, false);
		let search: ReturnType<typeof problemSearch> | undefined;
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
			const schema = `${DOCUMENT}${operation.schemaPointers.get(status)}`;
			const isGood = quick.getSchema(schema);
			if (!isGood)
				return `the contract has no schema for ${operation.id} ${status}`;
			const reply: unknown = promised.endsWith("json")
				? JSON.parse(body ?? "null")
				: body;
			if (isGood(reply)) return undefined;
			search ??= problemSearch(document);
			const problems = search(reply, schema);
			return problems && `${operation.id} ${status}: ${problems}`;
		};
	},
);
