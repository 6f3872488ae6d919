import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { findParty } from "./party-queries.ts";
import { serializeParty } from "./party-serializer.ts";

/** GET /parties/{id}: one party. */
export const getParty: Operation<"getParty"> = async ({
	path,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const row = await findParty(services.database.db, account.id, path.id);
	if (!row) throw notFound();
	return reply(200, { data: serializeParty(row), links: { self: requestUrl } });
};
