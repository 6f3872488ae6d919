import type { Fee, Hold } from "../../../tracking/observations/observation.ts";
import { fieldsOf, textOf } from "../../parsing/fields.ts";
import { feeType, holdName } from "./status-words.ts";

/** Most holds or fees of one container. */
const MOST_ITEMS = 50;

/**
 * Reads a complete list, from which a missing item has been removed. Therefore a list with an invalid item, or anything but a list,
 * gives undefined.
 */
function readComplete<Item>(
	value: unknown,
	read: (item: unknown) => Item | "skip" | null,
): Item[] | undefined {
	if (!Array.isArray(value) || value.length > MOST_ITEMS) return undefined;
	const items: Item[] = [];
	for (const written of value) {
		const item = read(written);
		if (item === null) return undefined;
		if (item !== "skip") items.push(item);
	}
	return items;
}

function readHold(value: unknown): Hold | "skip" | null {
	const fields = fieldsOf(value);
	const written = textOf(fields.name);
	if (written === null) return null;
	if (fields.status === "released") return "skip";
	const name = holdName(written);
	const words = textOf(fields.description, 500);
	const original = name === written ? [] : [written];
	return {
		name,
		// A hold is active unless it is stated to be pending.
		status: fields.status === "pending" ? "pending" : "hold",
		description:
			[...original, ...(words === null ? [] : [words])].join(": ") || null,
	};
}

/** All holds, with canonical names and the terminal's descriptions; undefined without a valid list. */
export function readHolds(value: unknown): readonly Hold[] | undefined {
	return readComplete(value, readHold);
}

function readFee(value: unknown): Fee | null {
	const fields = fieldsOf(value);
	const written = textOf(fields.type);
	const amount = textOf(fields.amount, 20);
	if (written === null || amount === null) return null;
	if (!/^\d{1,9}(\.\d{1,4})?$/.test(amount)) return null;
	const currency = textOf(fields.currency, 3);
	return {
		type: feeType(written),
		amount: Number(amount),
		currencyCode:
			currency !== null && /^[A-Z]{3}$/.test(currency) ? currency : null,
	};
}

/** All fees owed; undefined without a valid list. */
export function readFees(
	value: unknown,
	isTypeTold: boolean,
): readonly Fee[] | undefined {
	const fees = readComplete(value, readFee);
	if (isTypeTold) return fees;
	return fees?.map((fee) =>
		fee.type === "total" ? fee : { ...fee, type: "other" as const },
	);
}
