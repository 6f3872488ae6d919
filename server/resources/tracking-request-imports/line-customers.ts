import type { Queries } from "../../database/database.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import { partyNameKey } from "../parties/party-name.ts";
import { findPartiesNamed, findPartiesOf } from "../parties/party-queries.ts";
import type { PartyTable } from "../parties/party-table.ts";
import type { Cell } from "./table/table-line.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** No name of a party is longer: 255 characters of two units each. Normalizing a longer text can take the square of its length. */
const LONGEST_NAME = 510;

/** The id or the key of the name in a cell; undefined for a text that is too long for both. */
function keyOf({ value }: Cell): string | undefined {
	if (UUID.test(value)) return value.toLowerCase();
	return value.length > LONGEST_NAME ? undefined : partyNameKey(value);
}

/** Finds the party in a cell by its id or name. */
export type FindNamed = (cell: Cell) => PartyTable | undefined;

/** Finds the parties that cells name, giving way to other work. */
export async function findCustomers(
	db: Queries,
	accountId: string,
	cells: readonly Cell[],
): Promise<FindNamed> {
	const keys = new Map<Cell, string>();
	for (const cell of cells) {
		const key = keyOf(cell);
		if (key !== undefined) keys.set(cell, key);
		await giveWay();
	}
	const wanted = [...new Set(keys.values())];
	const ids = wanted.filter((key) => UUID.test(key));
	const names = wanted.filter((key) => !UUID.test(key));
	const [byId, byName] = await Promise.all([
		findPartiesOf(db, accountId, ids),
		findPartiesNamed(db, accountId, names),
	]);
	const found = new Map([
		...byId.map((party) => [party.id, party] as const),
		...byName.map((party) => [party.name_key, party] as const),
	]);
	return (cell) => {
		const key = keys.get(cell);
		return key === undefined ? undefined : found.get(key);
	};
}
