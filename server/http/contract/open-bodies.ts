import type { Request, RequestHandler } from "express";
import type { ContractDocument, ContractOperation } from "./contract.ts";
import { wantsStrictHandling } from "./preference.ts";
import {
	type KnownMembers,
	knownMembers,
	type UnknownMember,
	unknownMembers,
} from "./unknown-members.ts";

/** The error of the validator, with all problems of a request. */
interface Refusal {
	readonly errors?: readonly object[];
}

/** Adds unknown members of a body to the other problems of a request, in the form of the validator. */
function withUnknownMembers(
	refusal: unknown,
	unknown: readonly UnknownMember[],
): unknown {
	const { errors } = (refusal ?? { errors: [] }) as Refusal;
	if (errors === undefined) return refusal;
	const findings = unknown.map(({ pointer }) => ({
		path: `/body${pointer}`,
		message: "is unknown",
		errorCode: "additionalProperties.openapi.validation",
	}));
	return { status: 400, errors: [...errors, ...findings] };
}

/**
 * Removes unknown members from bodies before validation, because existing clients send them. Under `handling=strict` they
 * are refused by name, together with the problems that `validate` finds.
 */
export function openBodies(
	document: ContractDocument,
	operationOf: (request: Request) => ContractOperation | undefined,
	validate: RequestHandler,
): RequestHandler {
	const known = new Map<string, KnownMembers>();
	const membersAt = (pointer: string) => {
		const members = known.get(pointer) ?? knownMembers(document, pointer);
		known.set(pointer, members);
		return members;
	};
	return (request, response, next) => {
		const type = request.headers["content-type"] ?? "";
		const pointer = operationOf(request)?.bodyPointers.get(type);
		if (pointer === undefined) return validate(request, response, next);
		const unknown = unknownMembers(request.body, membersAt(pointer));
		if (unknown.length > 0 && wantsStrictHandling(request)) {
			return validate(request, response, (refusal?: unknown) =>
				next(withUnknownMembers(refusal, unknown)),
			);
		}
		for (const { holder, name } of unknown) delete holder[name];
		return validate(request, response, next);
	};
}
