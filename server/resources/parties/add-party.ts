import type { Queries } from "../../database/database.ts";
import { newRecordId } from "../../database/record-id.ts";
import { unprocessable } from "../../http/replies/api-error.ts";
import { toInstant } from "../../runtime/clock.ts";
import type { Services } from "../../services/services.ts";
import { addToLimited } from "../accounts/limited-counters.ts";
import { partyNameKey } from "./party-name.ts";
import { insertParty } from "./party-queries.ts";
import type { PartyTable } from "./party-table.ts";

/** The error for a name that another party of the account has. */
export function partyExists(name: string) {
	const detail = `the account has a party ${name} already`;
	return unprocessable("/data/attributes/company_name", "duplicate", detail);
}

/**
 * Adds a party of this name to an account, in a transaction. Throws a 422 when the account is at its limit; an existing name is
 * a unique violation.
 */
export async function addParty(
	db: Queries,
	{ clock, limits }: Pick<Services, "clock" | "limits">,
	accountId: string,
	companyName: string,
): Promise<PartyTable> {
	const name = companyName.trim();
	const row: PartyTable = {
		account_id: accountId,
		id: newRecordId(),
		company_name: name,
		name_key: partyNameKey(name),
		created_at: toInstant(clock.now()),
	};
	await insertParty(db, row);
	await addToLimited(db, accountId, "parties", limits.parties);
	return row;
}
