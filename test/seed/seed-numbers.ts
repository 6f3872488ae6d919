import { containerCheckDigit } from "../../server/reference/iso-6346.ts";

/** Owner codes of invented containers, a million numbers each. */
const OWNERS = ["MSCU", "MSKU", "TGHU", "HLBU", "OOLU"];

/** The container number of an index, with its check digit; indexes have different numbers. */
export function containerNumber(index: number): string {
	const owner = OWNERS[Math.floor(index / 1_000_000)];
	if (owner === undefined) throw new Error(`there is no container ${index}`);
	const body = owner + String(index % 1_000_000).padStart(6, "0");
	return body + containerCheckDigit(body);
}

/** The bill of lading of an index. */
export function billNumber(index: number): string {
	return `MEDUSEED${String(index).padStart(8, "0")}`;
}

const FIRST_MS = Date.parse("2024-01-01T00:00:00Z");
const STEP_MS = 60_000;

/** The creation time of the record with this index: one record a minute. */
export function madeAt(index: number): string {
	return `${new Date(FIRST_MS + index * STEP_MS).toISOString().slice(0, 19)}Z`;
}
