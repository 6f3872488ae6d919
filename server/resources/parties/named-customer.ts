import { transact } from "../../database/transact.ts";
import { unprocessable } from "../../http/replies/api-error.ts";
import type { Account } from "../../services/account.ts";
import type { Services } from "../../services/services.ts";
import { addParty } from "./add-party.ts";
import { findParty, findPartyNamed } from "./party-queries.ts";
import type { PartyTable } from "./party-table.ts";

/** The `relationships` of a body that may name a customer. */
interface Naming {
	readonly customer?:
		| { readonly data: { readonly id: string } | null }
		| undefined;
}

type Parts = Pick<Services, "clock" | "database" | "limits">;

/** The party that stands for the account itself and has its name; added at the first use. */
async function partyOfAccount(
	services: Parts,
	account: Account,
): Promise<PartyTable | undefined> {
	const { database } = services;
	const find = () => findPartyNamed(database.db, account.id, account.name);
	try {
		return (
			(await find()) ??
			(await transact(database, (db) =>
				addParty(db, services, account.id, account.name),
			))
		);
	} catch (error) {
		if (database.isUniqueViolation(error)) return find();
		throw error;
	}
}

/**
 * The customer in the relationships of a body, by the id of a party or of the account: undefined when absent, null for no
 * customer. Throws a 422 for an unknown party.
 */
export async function namedCustomer(
	services: Parts,
	account: Account,
	relationships: Naming | undefined,
): Promise<PartyTable | null | undefined> {
	const named = relationships?.customer?.data;
	if (named === undefined || named === null) return named;
	const id = named.id.toLowerCase();
	const party =
		id === account.id
			? await partyOfAccount(services, account)
			: await findParty(services.database.db, account.id, id);
	if (party) return party;
	throw unprocessable(
		"/data/relationships/customer/data/id",
		"unknown_party",
		`the account has no party ${id}: create it first, or leave the customer out`,
	);
}
