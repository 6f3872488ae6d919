import { GLOBAL_CARRIERS } from "./global-carriers.ts";
import { LESSORS } from "./lessors.ts";
import type { OwnerCodes } from "./owner-code.ts";
import { REGIONAL_CARRIERS } from "./regional-carriers.ts";

/** An owner code with its holder. */
export interface Owner extends Omit<OwnerCodes, "codes"> {
	/** The owner code with its category letter: TGHU. */
	readonly code: string;
}

const owners: ReadonlyMap<string, Owner> = ownersByCode();

function ownersByCode(): Map<string, Owner> {
	const rows = [...GLOBAL_CARRIERS, ...REGIONAL_CARRIERS, ...LESSORS];
	const byCode = new Map<string, Owner>();
	for (const { codes, ...facts } of rows) {
		for (const code of codes.split(" ")) {
			if (byCode.has(code)) throw new Error(`${code} has two owners`);
			byCode.set(code, { code, ...facts });
		}
	}
	return byCode;
}

/** All owner codes of the table, in the order of its files. */
export const OWNERS: readonly Owner[] = [...owners.values()];

/** The holder of an owner code (four capitals, category U, as in ISO 6346); undefined when the table does not have it. */
export function ownerOf(code: string): Owner | undefined {
	return owners.get(code);
}
