import type { EventListDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { readListPage } from "../../json-api/cursor.ts";
import { listDocument } from "../../json-api/document.ts";
import { findListPage } from "../../json-api/find-list-page.ts";
import { readInclude } from "../../json-api/include.ts";
import { readPageWith } from "../included/read-page-with.ts";
import { readEventFilter } from "./event-filter.ts";
import { eventList } from "./event-list.ts";

/** GET /events: the transport events of all containers of the account, latest recorded first. */
export const listEvents: Operation<"listEvents"> = async (context) => {
	const { query, account, services, reply } = context;
	const { db } = services.database;
	const include = readInclude(query.include, "transport_event");
	const page = readListPage(query, context);
	const list = await eventList(db, account.id, readEventFilter(query));
	const found = await findListPage(list, page);
	const parts = await readPageWith<EventListDocument>(
		context,
		"transport_events",
		include,
		page,
		found,
	);
	return reply(200, listDocument<EventListDocument>(...parts));
};
