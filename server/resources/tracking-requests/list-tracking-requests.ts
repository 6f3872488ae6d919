import type { TrackingRequestListDocument } from "../../../generated/openapi.ts";
import { toJsonText } from "../../database/json-text.ts";
import type { Operation } from "../../http/operation.ts";
import { listDocument } from "../../json-api/document.ts";
import { findIncluded } from "../../json-api/included.ts";
import { describePage, readPage } from "../../json-api/page.ts";
import { readTrackingRequestInclude } from "./tracking-request-include.ts";
import { listTrackingRequestRows } from "./tracking-request-queries.ts";
import { serializeTrackingRequest } from "./tracking-request-serializer.ts";

/** GET /tracking_requests: the account's requests, newest first, with the shipments they led to. */
export const listTrackingRequests: Operation<"listTrackingRequests"> = async (
	context,
) => {
	const { query, account, requestUrl, services, reply } = context;
	const { db } = services.database;
	const include = readTrackingRequestInclude(query.include);
	const page = readPage(query.page);
	const { rows, total } = await listTrackingRequestRows(
		db,
		account.id,
		query.filter ?? {},
		page,
	);
	const data = rows.map((row) => toJsonText(serializeTrackingRequest(row)));
	const included = await findIncluded<TrackingRequestListDocument>(
		services,
		account.id,
		data,
		include,
	);
	const described = describePage(requestUrl, page, rows.length, total);
	return reply(
		200,
		listDocument<TrackingRequestListDocument>(data, described, included),
	);
};
