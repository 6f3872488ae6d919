import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { closedContract } from "./closed-contract.ts";
import type { ContractDocument, ContractOperation } from "./contract.ts";
import { oncePerContract } from "./once-per-contract.ts";
import { problemTeller } from "./schema-problems.ts";

/** An answer to check against the contract. */
export interface Answer {
	readonly status: number;
	readonly mediaType: string | undefined;
	/** JSON text; undefined without a body. */
	readonly body: string | undefined;
}

/** Returns the problems of an answer; undefined when it is valid. */
export type ResponseCheck = (
	operation: ContractOperation,
	answer: Answer,
) => string | undefined;

const DOCUMENT = "landfall:contract";

/** Creates a validator of the document. It stops at the first error unless `allErrors` is set. */
function validatorOf(document: ContractDocument, allErrors: boolean): Ajv2020 {
	const ajv = new Ajv2020({ allErrors, strict: false });
	// The package is CommonJS: in Node its function is the member `default` of the import.
	formats.default(ajv, { mode: "full" });
	return ajv.addSchema({ $id: DOCUMENT, ...document });
}

/**
 * Checks answers of every status against the contract. Schemas are compiled at first use. Only an invalid answer is
 * searched for all errors, which costs a hundred times as much.
 */
export const responseCheck = oncePerContract(
	(contract: ContractDocument): ResponseCheck => {
		const document = closedContract(contract);
		const quick = validatorOf(document, false);
		const thorough = validatorOf(document, true);
		const tell = problemTeller(thorough, document, DOCUMENT);
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
			const reply = JSON.parse(body ?? "null") as unknown;
			if (isGood(reply)) return undefined;
			const validate = thorough.getSchema(schema);
			if (!validate || validate(reply)) return undefined;
			return `${operation.id} ${status}: ${tell(reply, validate)}`;
		};
	},
);
