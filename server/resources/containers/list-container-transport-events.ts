import type { TransportEventListDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { listDocument } from "../../json-api/document.ts";
import { readInclude } from "../../json-api/include.ts";
import { findIncluded } from "../included/included.ts";
import { listTransportEventDocuments } from "../transport-events/transport-event-queries.ts";
import { findContainerDocument } from "./container-queries.ts";

/** GET /containers/{id}/transport_events: all events of one container on one page, latest record first. */
export const listContainerTransportEvents: Operation<
	"listContainerTransportEvents"
> = async ({ path, query, account, requestUrl, services, reply }) => {
	const { db } = services.database;
	const include = readInclude(query.include, "transport_event");
	const container = await findContainerDocument(db, account.id, path.id);
	if (container === undefined) throw notFound();
	const events = await listTransportEventDocuments(db, account.id, path.id);
	const included = await findIncluded<TransportEventListDocument>(
		services,
		account.id,
		events,
		include,
	);
	const links = { self: requestUrl, current: requestUrl };
	return reply(
		200,
		listDocument<TransportEventListDocument>(events, { links }, included),
	);
};
