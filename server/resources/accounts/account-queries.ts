import type { Queries } from "../../database/database.ts";
import { fromJsonText, toJsonText } from "../../database/json-text.ts";
import { newRecordId } from "../../database/record-id.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import type { Account, Entitlement } from "../../services/account.ts";
import type { AccountTable } from "./account-table.ts";

/** The account of a row. */
export function toAccount(row: AccountTable): Account {
	return {
		id: row.id,
		name: row.name,
		entitlements: fromJsonText(row.entitlements),
	};
}

/** Finds an account by its name. */
export async function findAccountByName(
	db: Queries,
	name: string,
): Promise<Account | undefined> {
	const row = await db
		.selectFrom("accounts")
		.selectAll()
		.where("name", "=", name)
		.executeTakeFirst();
	return row && toAccount(row);
}

const selectEntitlements = compiledRead((db, accountId: string) =>
	db.selectFrom("accounts").select("entitlements").where("id", "=", accountId),
);

/** The paid features of an account; none for an unknown account. */
export async function findEntitlements(
	db: Queries,
	accountId: string,
): Promise<readonly Entitlement[]> {
	const [account] = await selectEntitlements(db, accountId);
	return account ? fromJsonText(account.entitlements) : [];
}

/** Whether an account has a paid feature. */
export async function hasEntitlement(
	db: Queries,
	accountId: string,
	entitlement: Entitlement,
): Promise<boolean> {
	return (await findEntitlements(db, accountId)).includes(entitlement);
}

/** Lists every account, oldest first. */
export async function listAccounts(
	db: Queries,
): Promise<(Account & { createdAt: string })[]> {
	const rows = await db
		.selectFrom("accounts")
		.selectAll()
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map((row) => ({ ...toAccount(row), createdAt: row.created_at }));
}

/** Adds an account, by default without paid features. An existing name is a unique violation. */
export async function insertAccount(
	db: Queries,
	name: string,
	createdAt: string,
	entitlements: readonly Entitlement[] = [],
): Promise<Account> {
	const row: AccountTable = {
		id: newRecordId(),
		name,
		entitlements: toJsonText([...entitlements]),
		created_at: createdAt,
	};
	await db.insertInto("accounts").values(row).execute();
	return toAccount(row);
}

/** Grants or withdraws a paid feature of an account; nothing changes when it has, or lacks, the feature already. */
export async function setEntitlement(
	db: Queries,
	account: Account,
	entitlement: Entitlement,
	isEntitled: boolean,
): Promise<Account> {
	const others = account.entitlements.filter((name) => name !== entitlement);
	const entitlements = isEntitled ? [...others, entitlement] : others;
	await db
		.updateTable("accounts")
		.set({ entitlements: toJsonText(entitlements) })
		.where("id", "=", account.id)
		.execute();
	return { ...account, entitlements };
}
