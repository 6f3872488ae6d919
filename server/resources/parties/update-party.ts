import { transact } from "../../database/transact.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { refuseOtherId } from "../../json-api/body-id.ts";
import { planRenaming } from "../planned-jobs/plan-renaming.ts";
import { partyExists } from "./add-party.ts";
import { partyNameKey } from "./party-name.ts";
import { openParty, setPartyName } from "./party-queries.ts";
import { serializeParty } from "./party-serializer.ts";

/** PATCH /parties/{id}: renames a party. A job writes the name to its shipments. */
export const updateParty: Operation<"updateParty"> = async ({
	path,
	body,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const { database, clock } = services;
	refuseOtherId(path.id, body.data.id);
	const wanted = body.data.attributes.company_name?.trim();
	try {
		const row = await transact(database, async (transaction) => {
			const party = await openParty(transaction, account.id, path.id);
			if (!party) throw notFound();
			if (wanted === undefined || wanted === party.company_name) return party;
			const name = { company_name: wanted, name_key: partyNameKey(wanted) };
			await setPartyName(transaction, party, name);
			await planRenaming(transaction, clock, account.id, party.id);
			return { ...party, ...name };
		});
		const links = { self: requestUrl };
		return reply(200, { data: serializeParty(row), links });
	} catch (error) {
		if (database.isUniqueViolation(error)) throw partyExists(wanted ?? "");
		throw error;
	}
};
