import type { Operation } from "../../http/operation.ts";
import { openTrackingRequestList } from "../tracking-request-lists/open-tracking-request-list.ts";
import { readTrackingRequestFilter } from "../tracking-request-lists/tracking-request-filter.ts";
import { serializeTrackingRequest } from "../tracking-requests/tracking-request-serializer.ts";
import { exportList } from "./export-list.ts";
import { TRACKING_REQUEST_COLUMNS } from "./tracking-request-columns.ts";

/** GET /tracking_requests/export: the account's tracking requests as a table. */
export const exportTrackingRequests: Operation<
	"exportTrackingRequests"
> = async (context) => {
	const { query, account, services, reply } = context;
	const { db } = services.database;
	const { table, headers } = await exportList(context, {
		columns: TRACKING_REQUEST_COLUMNS,
		open: async () => {
			const filter = await readTrackingRequestFilter(db, account.id, query);
			return (await openTrackingRequestList(db, account.id, filter)).list;
		},
		read: async (row) => serializeTrackingRequest(row),
	});
	return reply(200, table, headers);
};
