import type { RawEventListDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { listDocument } from "../../json-api/document.ts";
import { findIncluded } from "../included/included.ts";
import { listRawEventDocuments } from "../raw-events/raw-event-queries.ts";
import { findContainerDocument } from "./container-queries.ts";

/** Records that are always included, because existing clients expect them. */
const EMBEDDED = ["location", "vessel", "terminal"];

/** GET /containers/{id}/raw_events: all messages about one container, by time. */
export const listContainerRawEvents: Operation<
	"listContainerRawEvents"
> = async ({ path, account, services, reply }) => {
	const { db } = services.database;
	const container = await findContainerDocument(db, account.id, path.id);
	if (container === undefined) throw notFound();
	const events = await listRawEventDocuments(db, account.id, path.id);
	const included = await findIncluded<RawEventListDocument>(
		services,
		account.id,
		events,
		EMBEDDED,
		undefined,
		{ always: EMBEDDED },
	);
	return reply(200, listDocument<RawEventListDocument>(events, {}, included));
};
