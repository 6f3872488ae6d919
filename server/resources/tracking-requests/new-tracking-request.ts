import type { TrackingRequestCreateDocumentData } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { toJsonText } from "../../database/json-text.ts";
import { newRecordId } from "../../database/record-id.ts";
import { ApiError } from "../../http/replies/api-error.ts";
import { toInstant } from "../../runtime/clock.ts";
import type { Account } from "../../services/account.ts";
import type { Services } from "../../services/services.ts";
import { enqueue } from "../../worker/job-queue.ts";
import type { InitialValue } from "../custom-fields/default-values.ts";
import {
	checkInitialValues,
	findNamedFields,
	type NamedFields,
} from "../custom-fields/initial-values.ts";
import { insertInitialValues } from "../custom-fields/insert-initial-values.ts";
import { namedCustomer } from "../parties/named-customer.ts";
import type { PartyTable } from "../parties/party-table.ts";
import { trackJob } from "../planned-jobs/tracking-jobs.ts";
import { trackingNumberKey } from "../references/tracking-number.ts";
import { lineOf } from "../shipping-lines/submitted-line.ts";
import { keepNewRequests } from "./request-references.ts";
import { storedRequestType } from "./request-type.ts";
import { storedCustomFields } from "./stored-custom-fields.ts";
import type { RequestForNumber } from "./tracking-request-queries.ts";
import type { TrackingRequestTable } from "./tracking-request-table.ts";

/** The error for a number that another request tracks already. */
export function duplicateRequest(
	{
		request_number: number,
		scac,
	}: Pick<TrackingRequestTable, "request_number" | "scac">,
	other?: RequestForNumber,
): ApiError {
	const where = scac === "" ? "whose line is being detected" : `at ${scac}`;
	const detail = `a tracking request for ${number} ${where} exists already`;
	return new ApiError(422, {
		code: "duplicate",
		detail,
		source: { pointer: "/data/attributes/request_number" },
		...(other && {
			meta: {
				tracking_request_id: other.id,
				...(other.shipment_id !== null && { shipment_id: other.shipment_id }),
			},
		}),
	});
}

/** The look-ups by which requests are checked. */
export interface LookedUp {
	/** Finds the customer in relationships. */
	readonly findCustomer: (
		relationships: TrackingRequestCreateDocumentData["relationships"],
	) => Promise<Pick<PartyTable, "id"> | null | undefined>;
	readonly fields: NamedFields;
}

/**
 * The row of a submitted tracking request. Throws a 422 when its line cannot be queried, its customer is unknown, or an initial
 * value has no custom field or does not fit.
 */
export async function requestRow(
	{ clock, carriers }: Pick<Services, "clock" | "carriers">,
	accountId: string,
	{ attributes: wanted, relationships }: TrackingRequestCreateDocumentData,
	{ findCustomer, fields }: LookedUp,
): Promise<TrackingRequestTable> {
	const { initial_custom_fields: submitted } = wanted;
	const scac = (wanted.scac ?? "").toUpperCase();
	const now = toInstant(clock.now());
	const lineScac = lineOf(scac, carriers);
	const customer = await findCustomer(relationships);
	await checkInitialValues(submitted, fields);
	return {
		account_id: accountId,
		id: newRecordId(),
		request_number: wanted.request_number.trim(),
		number_key: trackingNumberKey(wanted.request_number),
		request_type: storedRequestType(wanted.request_type),
		scac,
		line_scac: lineScac,
		ref_numbers: toJsonText(wanted.ref_numbers ?? []),
		shipment_tags: toJsonText(wanted.shipment_tags ?? []),
		customer_id: customer?.id ?? null,
		initial_custom_fields: storedCustomFields(submitted),
		status: "pending",
		failed_reason: null,
		duplicate_of: null,
		is_retrying: 0,
		retry_count: null,
		shipment_id: null,
		answer_digest: null,
		created_at: now,
		updated_at: now,
	};
}

/** The row of a single submitted tracking request. */
export async function newTrackingRequest(
	services: Services,
	account: Account,
	request: TrackingRequestCreateDocumentData,
): Promise<TrackingRequestTable> {
	const submitted = [request.attributes.initial_custom_fields];
	const { db } = services.database;
	return requestRow(services, account.id, request, {
		fields: await findNamedFields(db, account.id, submitted),
		findCustomer: (named) => namedCustomer(services, account, named),
	});
}

/** Writes what belongs to inserted requests: values of custom fields, entries of lists and search, and the jobs that poll their lines. */
export async function completeRequests(
	db: Queries,
	{ clock, limits }: Pick<Services, "clock" | "limits">,
	accountId: string,
	rows: readonly TrackingRequestTable[],
	values: readonly InitialValue[],
	now: string,
	planJob = trackJob,
): Promise<void> {
	const records = rows.map(({ id }) => ({ entityId: id, values }));
	await insertInitialValues(db, limits, accountId, records, now);
	await keepNewRequests(db, accountId, rows);
	await enqueue(db, clock, rows.map(planJob));
}
