import type { Fee, Hold } from "../../../tracking/observations/observation.ts";
import { fieldsOf, textOf } from "../../parsing/fields.ts";
import { feeType, holdName } from "./status-words.ts";

/** Longer lists are no lists of one container's holds or fees. */
const MOST_ITEMS = 50;

/**
 * Reads a list that is a statement as a whole: what is missing in it is gone. So a list with something unreadable in it is
 * no statement, and neither is anything but a list (undefined).
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
	const said = name === written ? [] : [written];
	return {
		name,
		// A hold that is not known to be only announced is in force.
		status: fields.status === "pending" ? "pending" : "hold",
		description:
			[...said, ...(words === null ? [] : [words])].join(": ") || null,
	};
}

/** All holds in force, under their canonical names with the terminal's words beside them; undefined when nothing was said. */
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

/** All fees owed; undefined when nothing was said. */
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
