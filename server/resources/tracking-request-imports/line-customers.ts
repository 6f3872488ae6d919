import type { Queries } from "../../database/database.ts";
import { partyNameKey } from "../parties/party-name.ts";
import { findPartiesNamed, findPartiesOf } from "../parties/party-queries.ts";
import type { PartyTable } from "../parties/party-table.ts";
import type { Cell } from "./table/table-line.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Finds the party in a cell by its id or name. */
export type FindNamed = (cell: Cell) => PartyTable | undefined;

/** Finds the parties that cells name. */
export async function findCustomers(
	db: Queries,
	accountId: string,
	cells: readonly Cell[],
): Promise<FindNamed> {
	const keyOf = ({ value }: Cell) =>
		UUID.test(value) ? value.toLowerCase() : partyNameKey(value);
	const keys = [...new Set(cells.map(keyOf))];
	const ids = keys.filter((key) => UUID.test(key));
	const names = keys.filter((key) => !UUID.test(key));
	const [byId, byName] = await Promise.all([
		findPartiesOf(db, accountId, ids),
		findPartiesNamed(db, accountId, names),
	]);
	const found = new Map([
		...byId.map((party) => [party.id, party] as const),
		...byName.map((party) => [party.name_key, party] as const),
	]);
	return (cell) => found.get(keyOf(cell));
}
