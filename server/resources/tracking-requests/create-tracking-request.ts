import type { Operation } from "../../http/operation.ts";
import { enqueue } from "../../worker/job-queue.ts";
import { trackJob } from "../planned-jobs/tracking-jobs.ts";
import {
	duplicateRequest,
	newTrackingRequest,
} from "./new-tracking-request.ts";
import { keepNewRequests } from "./request-references.ts";
import { insertTrackingRequest } from "./tracking-request-queries.ts";
import {
	serializeTrackingRequest,
	trackingRequestPath,
} from "./tracking-request-serializer.ts";

/** POST /tracking_requests: writes the request and the job that polls the line in one transaction. */
export const createTrackingRequest: Operation<"createTrackingRequest"> = async (
	context,
) => {
	const { body, account, requestUrl, services, commitWrites, reply } = context;
	const { database, clock, wakeWorkers } = services;
	const row = await newTrackingRequest(services, account, body.data);
	const path = trackingRequestPath(row.id);
	const links = { self: new URL(path, requestUrl).href };
	try {
		const created = await commitWrites(async (transaction) => {
			await insertTrackingRequest(transaction, row);
			await keepNewRequests(transaction, account.id, [row]);
			await enqueue(transaction, clock, [trackJob(row)]);
			return reply(
				201,
				{ data: serializeTrackingRequest(row), links },
				{ Location: path },
			);
		});
		wakeWorkers();
		return created;
	} catch (error) {
		if (database.isUniqueViolation(error)) throw duplicateRequest(row);
		throw error;
	}
};
