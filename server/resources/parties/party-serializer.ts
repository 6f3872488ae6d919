import type { Party } from "../../../generated/openapi.ts";
import type { PartyTable } from "./party-table.ts";

/** The path of a party. */
export function partyPath(id: string): string {
	return `/v2/parties/${id}`;
}

/** The record of a party. */
export function serializeParty(
	row: Pick<PartyTable, "id" | "company_name" | "created_at">,
): Party {
	return {
		id: row.id,
		type: "party",
		attributes: {
			company_name: row.company_name,
			created_at: row.created_at,
		},
	};
}
