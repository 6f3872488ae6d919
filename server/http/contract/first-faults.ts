import type { Request, RequestHandler } from "express";
import { pointerPart } from "../../runtime/json-pointer.ts";
import { nextSlice } from "../../runtime/time-slices.ts";
import type { BodyCheck } from "./body-check.ts";
import {
	type ContractDocument,
	type ContractOperation,
	resolveReference,
} from "./contract.ts";
import { hasLongBody, overBody, stepAt } from "./long-bodies.ts";

/** Maximum problems in an answer; a body of 100 kB can have 50,000. */
export const MOST_PROBLEMS = 100;

interface BodySchema {
	readonly properties?: Readonly<Record<string, unknown>>;
	readonly items?: unknown;
	readonly maxItems?: number;
}

/** A value with shorter lists, and how many faults of items it keeps. */
interface Part {
	readonly value: unknown;
	readonly faults: number;
}

/**
 * Cuts each list of a value behind the item with the last fault that is wanted, and makes no list empty or short enough to be allowed.
 * Items keep their places.
 */
function* firstFaults(
	contract: ContractDocument,
	isGood: BodyCheck,
	pointer: string,
	value: unknown,
	wanted: number,
): Generator<void, Part, void> {
	const found = resolveReference(contract, { $ref: pointer }, pointer);
	const { properties = {}, items, maxItems } = found.value as BodySchema;
	const partOf = (place: string, member: unknown, stillWanted: number) =>
		firstFaults(contract, isGood, found.pointer + place, member, stillWanted);
	let faults = 0;
	if (Array.isArray(value) && items !== undefined) {
		const isTooLong = maxItems !== undefined && value.length > maxItems;
		const least = isTooLong ? maxItems + 1 : 1;
		const kept: unknown[] = [];
		for (const [index, item] of value.entries()) {
			if (index >= least && faults >= wanted) break;
			yield* stepAt(index);
			if (isGood(`${found.pointer}/items`, item)) {
				kept.push(item);
				continue;
			}
			const part = yield* partOf("/items", item, wanted - faults);
			kept.push(part.value);
			faults += Math.max(1, part.faults);
		}
		return { value: kept, faults };
	}
	if (value === null || typeof value !== "object") return { value, faults };
	const copy: Record<string, unknown> = { ...value };
	for (const [name, member] of Object.entries(copy)) {
		if (!Object.hasOwn(properties, name)) continue;
		const place = `/properties/${pointerPart(name)}`;
		const part = yield* partOf(place, member, wanted - faults);
		copy[name] = part.value;
		faults += part.faults;
	}
	return { value: copy, faults };
}

/**
 * Lets the validator see only the part of a long body that has its first faults. It finds all faults at once, and copies those found
 * before for each item: a second for a batch with 180 in each item, although the reply names a hundred in all.
 */
export function validateFirstFaults(
	contract: ContractDocument,
	operationOf: (request: Request) => ContractOperation | undefined,
	isGood: BodyCheck,
	validate: RequestHandler,
): RequestHandler {
	return (request, response, next) => {
		const type = request.headers["content-type"] ?? "";
		const pointer = operationOf(request)?.bodyPointers.get(type);
		if (pointer === undefined || !hasLongBody(response))
			return validate(request, response, next);
		const { body } = request;
		return overBody(
			response,
			firstFaults(contract, isGood, pointer, body, MOST_PROBLEMS),
			async ({ value, faults }) => {
				await nextSlice();
				if (faults < MOST_PROBLEMS) return validate(request, response, next);
				request.body = value;
				return validate(request, response, (refusal?: unknown) => {
					request.body = body;
					next(refusal);
				});
			},
		);
	};
}
