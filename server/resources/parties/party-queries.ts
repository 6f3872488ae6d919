import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import { type FoundPage, findListPage } from "../../json-api/find-list-page.ts";
import { listFromTable } from "../../json-api/list-from-table.ts";
import type { Page } from "../../json-api/page.ts";
import { findCounter } from "../accounts/account-counters.ts";
import { partyNameKey } from "./party-name.ts";
import type { PartyTable } from "./party-table.ts";

/** Finds a party of an account. */
export async function findParty(
	db: Queries,
	accountId: string,
	id: string,
): Promise<PartyTable | undefined> {
	const [row] = await findParties(db, accountId, [id]);
	return row;
}

/** The parties of an account with these ids. */
export const findParties = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("parties")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

/** Locks and reads a party: no other transaction renames it, or writes its name to a shipment, until this one ends. */
export function openParty(
	db: Queries,
	accountId: string,
	id: string,
): Promise<PartyTable | undefined> {
	return db
		.selectFrom("parties")
		.selectAll()
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.forUpdate()
		.executeTakeFirst();
}

/** The party of an account with a name. */
export function findPartyNamed(
	db: Queries,
	accountId: string,
	name: string,
): Promise<PartyTable | undefined> {
	return db
		.selectFrom("parties")
		.selectAll()
		.where("account_id", "=", accountId)
		.where("name_key", "=", partyNameKey(name))
		.executeTakeFirst();
}

/** The parties of an account with these ids; any number of them. */
export async function findPartiesOf(
	db: Queries,
	accountId: string,
	ids: readonly string[],
): Promise<PartyTable[]> {
	const find = (batch: readonly string[]) => findParties(db, accountId, batch);
	return (await Promise.all(idBatches(ids).map(find))).flat();
}

const selectNamed = compiledRead(
	(db, accountId: string, keys: readonly string[]) =>
		db
			.selectFrom("parties")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("name_key", "in", keys),
);

/** The parties of an account with these names, as `partyNameKey` writes them. */
export async function findPartiesNamed(
	db: Queries,
	accountId: string,
	keys: readonly string[],
): Promise<PartyTable[]> {
	const find = (batch: readonly string[]) => selectNamed(db, accountId, batch);
	return (await Promise.all(idBatches(keys).map(find))).flat();
}

/** Lists a page of an account's parties, newest first, and their number. */
export async function listPartyRows(
	db: Queries,
	accountId: string,
	page: Page,
): Promise<FoundPage<PartyTable>> {
	const list = listFromTable({
		db,
		order: "created_at",
		streams: () => [
			db.selectFrom("parties").where("account_id", "=", accountId),
		],
		select: (stream) => stream.selectAll(),
	});
	return findListPage(list, page, await findCounter(db, accountId, "parties"));
}

/** Adds a party. An existing name is a unique violation. */
export async function insertParty(db: Queries, row: PartyTable): Promise<void> {
	await db.insertInto("parties").values(row).execute();
}

/** Renames a party that {@link openParty} has locked. An existing name is a unique violation. */
export async function setPartyName(
	db: Queries,
	{ account_id, id }: Pick<PartyTable, "account_id" | "id">,
	name: Pick<PartyTable, "company_name" | "name_key">,
): Promise<void> {
	await db
		.updateTable("parties")
		.set(name)
		.where("account_id", "=", account_id)
		.where("id", "=", id)
		.execute();
}
