import type { RequestHandler } from "express";
import {
	type ContractDocument,
	type ContractOperation,
	contractOperations,
} from "./contract/contract.ts";
import { operationIdOf } from "./contract/contract-validation.ts";
import { recordFields } from "./contract/record-fields.ts";
import { ApiError, badParameter } from "./replies/api-error.ts";
import { keepFieldsets } from "./replies/sparse-fieldsets.ts";

/** The most unknown fields that an error names, and the most characters of each. */
const MOST_NAMED = 5;
const MOST_OF_A_NAME = 50;

/** A parameter of an operation, such as `fields[shipment]`, and the fields that it can name. */
interface Parameter {
	readonly name: string;
	readonly type: string;
	readonly known: ReadonlySet<string>;
}

function parametersOf(
	{ queryNames }: ContractOperation,
	document: ContractDocument,
): Parameter[] {
	return [...queryNames].flatMap((name) => {
		const type = /^fields\[(\w+)\]$/.exec(name)?.[1];
		if (type === undefined) return [];
		const known = recordFields(document).get(type);
		if (known) return [{ name, type, known }];
		throw new Error(`the contract has no record for its parameter ${name}`);
	});
}

function unknownFields({ name, type, known }: Parameter, unknown: string[]) {
	const named = unknown
		.slice(0, MOST_NAMED)
		.map((one) => JSON.stringify(one.slice(0, MOST_OF_A_NAME)))
		.join(", ");
	const more = unknown.length - MOST_NAMED;
	const detail = `a ${type} has no ${named}${more > 0 ? ` and ${more} more` : ""}; its fields are ${[...known].join(", ")}`;
	return badParameter(name, "not_allowed", detail).problems;
}

/** Reads `fields[type]`, which narrows the reply when it is sent. An unknown field is a 400; an empty value asks for no fields. */
export function readFieldsets(document: ContractDocument): RequestHandler {
	const byOperation = new Map<string | undefined, Parameter[]>(
		contractOperations(document).flatMap((operation) => {
			const parameters = parametersOf(operation, document);
			return parameters.length > 0 ? [[operation.id, parameters]] : [];
		}),
	);
	return (request, _response, next) => {
		if (!request.originalUrl.includes("?")) return next();
		const fieldsets = new Map<string, ReadonlySet<string>>();
		const problems = [];
		for (const parameter of byOperation.get(operationIdOf(request)) ?? []) {
			const given = request.query[parameter.name];
			if (given === undefined) continue;
			const names = String(given)
				.split(",")
				.map((name) => name.trim())
				.filter((name) => name !== "");
			const unknown = names.filter((name) => !parameter.known.has(name));
			if (unknown.length > 0)
				problems.push(...unknownFields(parameter, unknown));
			fieldsets.set(parameter.type, new Set(names));
		}
		if (problems.length > 0) throw new ApiError(400, problems);
		if (fieldsets.size > 0) keepFieldsets(request, fieldsets);
		next();
	};
}
