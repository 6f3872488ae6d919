import type { TrackingRequestDocument } from "../../../generated/openapi.ts";
import { toJsonText } from "../../database/json-text.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { singleDocumentWith } from "../included/included.ts";
import {
	ALWAYS_INCLUDED,
	readTrackingRequestInclude,
} from "./tracking-request-include.ts";
import { findTrackingRequest } from "./tracking-request-queries.ts";
import { serializeTrackingRequest } from "./tracking-request-serializer.ts";

/** GET /tracking_requests/{id}: one request, with its shipment. */
export const getTrackingRequest: Operation<"getTrackingRequest"> = async (
	context,
) => {
	const { path, query, account, services, reply } = context;
	const { db } = services.database;
	const include = readTrackingRequestInclude(query.include);
	const row = await findTrackingRequest(db, account.id, path.id);
	if (!row) throw notFound();
	const data = toJsonText(serializeTrackingRequest(row));
	return reply(
		200,
		await singleDocumentWith<TrackingRequestDocument>(
			context,
			data,
			include,
			undefined,
			{ always: ALWAYS_INCLUDED },
		),
	);
};
