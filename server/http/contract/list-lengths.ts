import type { RequestHandler } from "express";
import { pointerPart } from "../../runtime/json-pointer.ts";
import { overBody, stepAt } from "./long-bodies.ts";

/** A list of a body, and its JSON pointer. */
interface FoundList {
	readonly pointer: string;
	readonly length: number;
}

/** The first list of a body with more items than this. Without recursion, because a body can be nested very deeply. */
function* longListIn(
	body: unknown,
	most: number,
): Generator<void, FoundList | undefined, void> {
	const waiting: [value: unknown, pointer: string][] = [[body, ""]];
	for (const [index, [value, pointer]] of waiting.entries()) {
		yield* stepAt(index);
		if (value === null || typeof value !== "object") continue;
		if (Array.isArray(value) && value.length > most)
			return { pointer, length: value.length };
		for (const [name, member] of Object.entries(value)) {
			if (member === null || typeof member !== "object") continue;
			waiting.push([member, `${pointer}/${pointerPart(name)}`]);
		}
	}
	return undefined;
}

/**
 * Refuses a body with a list that is longer than any list of the contract may be, in the form of the validator. The validator itself
 * would report each item, and copy all earlier reports for each: minutes for some ten thousand items.
 */
export function refuseLongLists(
	contract: Readonly<Record<string, unknown>>,
): RequestHandler {
	const limits = JSON.stringify(contract).matchAll(/"maxItems":(\d+)/g);
	const most = Math.max(0, ...[...limits].map(([, limit]) => Number(limit)));
	return (request, response, next) =>
		overBody(response, longListIn(request.body, most), (found) => {
			if (!found) return next();
			const message = `has ${found.length} items; no list can have more than ${most}`;
			const errorCode = "maxItems.openapi.validation";
			const path = `/body${found.pointer}`;
			next({ status: 400, errors: [{ path, message, errorCode }] });
		});
}
