import type { RequestHandler } from "express";
import { pointerPart } from "../../runtime/json-pointer.ts";

/** A list of a body, and its JSON pointer. */
interface FoundList {
	readonly pointer: string;
	readonly length: number;
}

/** The first list of a body with more items than this. Without recursion, because a body can be nested very deeply. */
function longListIn(body: unknown, most: number): FoundList | undefined {
	const waiting: [value: unknown, pointer: string][] = [[body, ""]];
	for (const [value, pointer] of waiting) {
		if (value === null || typeof value !== "object") continue;
		if (Array.isArray(value) && value.length > most)
			return { pointer, length: value.length };
		for (const [name, member] of Object.entries(value))
			waiting.push([member, `${pointer}/${pointerPart(name)}`]);
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
	return (request, _response, next) => {
		const found = longListIn(request.body, most);
		if (!found) return next();
		const message = `has ${found.length} items; no list can have more than ${most}`;
		const errorCode = "maxItems.openapi.validation";
		const path = `/body${found.pointer}`;
		next({ status: 400, errors: [{ path, message, errorCode }] });
	};
}
