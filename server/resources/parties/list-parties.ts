import type { Operation } from "../../http/operation.ts";
import { describeList, readListPage } from "../../json-api/cursor.ts";
import { listPartyRows } from "./party-queries.ts";
import { serializeParty } from "./party-serializer.ts";

/** GET /parties: the account's parties, newest first. */
export const listParties: Operation<"listParties"> = async (context) => {
	const { query, account, services, reply } = context;
	const page = readListPage(query, context);
	const found = await listPartyRows(services.database.db, account.id, page);
	return reply(200, {
		data: found.rows.map(serializeParty),
		...describeList(context, page, found),
	});
};
