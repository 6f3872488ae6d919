import type { Operation } from "../../http/operation.ts";
import { findDefaultValues } from "../custom-fields/default-values.ts";
import {
	completeRequests,
	duplicateRequest,
	newTrackingRequest,
} from "./new-tracking-request.ts";
import {
	findOpenRequestForNumber,
	insertTrackingRequest,
} from "./tracking-request-queries.ts";
import {
	serializeTrackingRequest,
	trackingRequestPath,
} from "./tracking-request-serializer.ts";

/** POST /tracking_requests: writes the request and the job that polls the line in one transaction. */
export const createTrackingRequest: Operation<"createTrackingRequest"> = async (
	context,
) => {
	const { body, account, requestUrl, services, reply } = context;
	const { database } = services;
	const row = await newTrackingRequest(services, account, body.data);
	const values = await findDefaultValues(database.db, account.id, [
		"TrackingRequest",
	]);
	// Counting custom field values needs a read, so the transaction is not write-only.
	const commit = values.length > 0 ? context.commit : context.commitWrites;
	const path = trackingRequestPath(row.id);
	const links = { self: new URL(path, requestUrl).href };
	try {
		return await commit(async (transaction) => {
			await insertTrackingRequest(transaction, row);
			await completeRequests(
				transaction,
				services,
				account.id,
				[row],
				values,
				row.created_at,
			);
			return reply(
				201,
				{ data: serializeTrackingRequest(row), links },
				{ Location: path },
			);
		});
	} catch (error) {
		if (!database.isUniqueViolation(error)) throw error;
		const { account_id: accountId, line_scac, number_key } = row;
		const { db } = database;
		throw duplicateRequest(
			row,
			await findOpenRequestForNumber(db, accountId, line_scac, number_key),
		);
	}
};
