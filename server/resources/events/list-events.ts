import type {
	EventListDocument,
	TransportEvent,
} from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { describeList, readListPage } from "../../json-api/cursor.ts";
import { listDocument } from "../../json-api/document.ts";
import { findListPage } from "../../json-api/find-list-page.ts";
import { readInclude } from "../../json-api/include.ts";
import { pageDocuments } from "../../json-api/page-documents.ts";
import { findIncluded } from "../included/included.ts";
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
	const events = await pageDocuments<TransportEvent>(
		db,
		"transport_events",
		account.id,
		page,
		found,
	);
	const included = await findIncluded<EventListDocument>(
		services,
		account.id,
		events,
		include,
		undefined,
		{ page },
	);
	const described = describeList(context, page, found);
	return reply(
		200,
		listDocument<EventListDocument>(events, described, included),
	);
};
