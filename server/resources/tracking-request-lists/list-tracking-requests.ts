import type { TrackingRequestListDocument } from "../../../generated/openapi.ts";
import { toJsonText } from "../../database/json-text.ts";
import type { Operation } from "../../http/operation.ts";
import { describeList, readListPage } from "../../json-api/cursor.ts";
import { listDocument } from "../../json-api/document.ts";
import { findIncluded } from "../included/included.ts";
import {
	ALWAYS_INCLUDED,
	readTrackingRequestInclude,
} from "../tracking-requests/tracking-request-include.ts";
import { serializeTrackingRequest } from "../tracking-requests/tracking-request-serializer.ts";
import { listTrackingRequestRows } from "./open-tracking-request-list.ts";
import { readTrackingRequestFilter } from "./tracking-request-filter.ts";

/** GET /tracking_requests: the account's requests, newest first, with their shipments. */
export const listTrackingRequests: Operation<"listTrackingRequests"> = async (
	context,
) => {
	const { query, account, services, reply } = context;
	const { db } = services.database;
	const include = readTrackingRequestInclude(query.include);
	const page = readListPage(query, context);
	const filter = await readTrackingRequestFilter(db, account.id, query);
	const found = await listTrackingRequestRows(db, account.id, filter, page);
	const data = found.rows.map((row) =>
		toJsonText(serializeTrackingRequest(row)),
	);
	const included = await findIncluded<TrackingRequestListDocument>(
		services,
		account.id,
		data,
		include,
		undefined,
		{ page, always: ALWAYS_INCLUDED },
	);
	const described = describeList(context, page, found);
	return reply(
		200,
		listDocument<TrackingRequestListDocument>(data, described, included),
	);
};
