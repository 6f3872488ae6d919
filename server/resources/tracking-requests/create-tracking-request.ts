import { toJsonText } from "../../database/json-text.ts";
import { newRecordId } from "../../database/record-id.ts";
import type { Operation } from "../../http/operation.ts";
import { type ApiError, unprocessable } from "../../http/replies/api-error.ts";
import { toInstant } from "../../runtime/clock.ts";
import type { CarrierRegistry } from "../../sources/carriers/carrier-registry.ts";
import { enqueue } from "../../worker/job-queue.ts";
import { namedCustomer } from "../parties/named-customer.ts";
import { trackJob } from "../planned-jobs/tracking-jobs.ts";
import { insertReferences } from "../references/reference-queries.ts";
import { trackingNumberKey } from "../references/tracking-number.ts";
import { describeUnsupportedLine } from "../shipping-lines/unsupported-line.ts";
import { requestReferences } from "./request-references.ts";
import { storedRequestType } from "./request-type.ts";
import { storedCustomFields } from "./submitted-values.ts";
import { insertTrackingRequest } from "./tracking-request-queries.ts";
import {
	serializeTrackingRequest,
	trackingRequestPath,
} from "./tracking-request-serializer.ts";
import type { TrackingRequestTable } from "./tracking-request-table.ts";

/** The line of a submitted SCAC; empty where the contract allows it to be detected. */
function lineOf(scac: string, carriers: CarrierRegistry): string {
	if (scac === "") return "";
	const carrier = carriers.find(scac);
	if (carrier) return carrier.scac;
	const { code, detail } = describeUnsupportedLine(scac);
	throw unprocessable("/data/attributes/scac", code, detail);
}

function duplicate(number: string, scac: string): ApiError {
	const where = scac === "" ? "whose line is being detected" : `at ${scac}`;
	const detail = `a tracking request for ${number} ${where} exists already`;
	return unprocessable("/data/attributes/request_number", "duplicate", detail);
}

/** POST /tracking_requests: writes the request and the job that polls the line in one transaction. */
export const createTrackingRequest: Operation<"createTrackingRequest"> = async (
	context,
) => {
	const { body, account, requestUrl, services, commitWrites, reply } = context;
	const { database, clock, carriers, wakeWorkers } = services;
	const wanted = body.data.attributes;
	const scac = (wanted.scac ?? "").toUpperCase();
	const now = toInstant(clock.now());
	const lineScac = lineOf(scac, carriers);
	const customer = await namedCustomer(
		services,
		account,
		body.data.relationships,
	);
	const row: TrackingRequestTable = {
		account_id: account.id,
		id: newRecordId(),
		request_number: wanted.request_number.trim(),
		number_key: trackingNumberKey(wanted.request_number),
		request_type: storedRequestType(wanted.request_type),
		scac,
		line_scac: lineScac,
		ref_numbers: toJsonText(wanted.ref_numbers ?? []),
		shipment_tags: toJsonText(wanted.shipment_tags ?? []),
		customer_id: customer?.id ?? null,
		initial_custom_fields: storedCustomFields(wanted.initial_custom_fields),
		status: "pending",
		failed_reason: null,
		is_retrying: 0,
		retry_count: null,
		shipment_id: null,
		answer_digest: null,
		created_at: now,
		updated_at: now,
	};
	const path = trackingRequestPath(row.id);
	const links = { self: new URL(path, requestUrl).href };
	try {
		const created = await commitWrites(async (transaction) => {
			await insertTrackingRequest(transaction, row);
			await insertReferences(transaction, requestReferences(row));
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
		if (database.isUniqueViolation(error))
			throw duplicate(row.request_number, scac);
		throw error;
	}
};
