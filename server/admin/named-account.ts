import type { Database } from "../database/database.ts";
import { findAccountByName } from "../resources/accounts/account-queries.ts";
import type { Account } from "../services/account.ts";
import { CommandError } from "./command.ts";

/** Finds an account by its name. Throws {@link CommandError} when there is none. */
export async function accountNamed(
	database: Database,
	name = "",
): Promise<Account> {
	const account = await findAccountByName(database.db, name);
	if (!account)
		throw new CommandError(`there is no account ${JSON.stringify(name)}`);
	return account;
}
