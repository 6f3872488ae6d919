import type { Operation } from "../../http/operation.ts";
import { addParty, partyExists } from "./add-party.ts";
import { partyPath, serializeParty } from "./party-serializer.ts";

/** POST /parties: adds a party. */
export const createParty: Operation<"createParty"> = async ({
	body,
	account,
	requestUrl,
	services,
	commit,
	reply,
}) => {
	const { database } = services;
	const { company_name: name } = body.data.attributes;
	try {
		return await commit(async (transaction) => {
			const row = await addParty(transaction, services, account.id, name);
			const path = partyPath(row.id);
			const links = { self: new URL(path, requestUrl).href };
			return reply(
				201,
				{ data: serializeParty(row), links },
				{ Location: path },
			);
		});
	} catch (error) {
		if (database.isUniqueViolation(error)) throw partyExists(name.trim());
		throw error;
	}
};
