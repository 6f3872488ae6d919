import { inSlices } from "../../runtime/time-slices.ts";
import { problemDescriber } from "./body-faults.ts";
import { closedContract } from "./closed-contract.ts";
import type { ContractDocument, ContractOperation } from "./contract.ts";
import { CONTRACT, contractSchemas } from "./contract-schemas.ts";
import { oncePerContract } from "./once-per-contract.ts";
import { schemaParts } from "./schema-parts.ts";

/** An answer to check against the contract. */
export interface Answer {
	readonly status: number;
	readonly mediaType: string | undefined;
	/** Undefined without a body. */
	readonly body: string | undefined;
}

/** Checks answers of every status against the contract. */
export interface ResponseCheck {
	/** The problems of an answer; undefined when it is valid. Compiles its schema at first use. */
	problemsOf(operation: ContractOperation, answer: Answer): string | undefined;
	/**
	 * Whether the schema of an operation's replies with this status is compiled. If not, it starts to compile it in slices: a list with its
	 * included records takes a quarter of a second.
	 */
	isPrepared(operation: ContractOperation, status: number): boolean;
}

/** Checks a reply against the schema at a pointer, and names every problem. */
function problemSearch(document: ContractDocument) {
	const schemas = contractSchemas(document, { allErrors: true });
	const describe = problemDescriber(schemas.ajv, document, CONTRACT);
	return (reply: unknown, pointer: string): string | undefined => {
		const validate = schemas.at(pointer);
		return validate(reply) ? undefined : describe(reply, validate);
	};
}

/**
 * Returns the {@link ResponseCheck} of a contract. It stops at the first error: only an invalid answer is searched for all, which costs a
 * hundred times as much.
 */
export const responseCheck = oncePerContract(
	(contract: ContractDocument): ResponseCheck => {
		const document = closedContract(contract);
		const schemas = contractSchemas(document);
		const prepared = new Map<string, boolean>();
		let search: ReturnType<typeof problemSearch> | undefined;

		function* compile(pointer: string): Generator<void, void, void> {
			for (const part of schemaParts(document, pointer)) {
				yield;
				schemas.at(part);
			}
			prepared.set(pointer, true);
		}

		return {
			problemsOf(operation, { status, mediaType, body }) {
				const promised = operation.mediaTypes.get(status);
				if (promised === undefined)
					return `${operation.id} does not declare status ${status}`;
				if (promised === null)
					return body === undefined
						? undefined
						: `${operation.id} ${status} must have no body`;
				if (mediaType !== promised)
					return `${operation.id} ${status} must be ${promised}, not ${mediaType}`;
				const pointer = operation.schemaPointers.get(status);
				if (pointer === undefined)
					return `the contract has no schema for ${operation.id} ${status}`;
				const reply: unknown = promised.endsWith("json")
					? JSON.parse(body ?? "null")
					: body;
				if (schemas.at(pointer)(reply)) return undefined;
				search ??= problemSearch(document);
				const problems = search(reply, pointer);
				return problems && `${operation.id} ${status}: ${problems}`;
			},
			isPrepared(operation, status) {
				const pointer = operation.schemaPointers.get(status);
				// Without a schema there is nothing to compile.
				if (pointer === undefined) return true;
				const known = prepared.get(pointer);
				if (known !== undefined) return known;
				prepared.set(pointer, false);
				void inSlices(compile(pointer));
				return false;
			},
		};
	},
);
