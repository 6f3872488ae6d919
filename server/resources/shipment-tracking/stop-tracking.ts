import type { ErrorObject, Shipment } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { fromJsonText, toJsonText } from "../../database/json-text.ts";
import { toInstant } from "../../runtime/clock.ts";
import type { Services } from "../../services/services.ts";
import { enqueue, removeJobs } from "../../worker/job-queue.ts";
import { notify } from "../account-events/notify.ts";
import { addToCounter } from "../accounts/account-counters.ts";
import { writeShipmentListRow } from "../listings/write-list-rows.ts";
import { terminalJob, trackJob } from "../planned-jobs/tracking-jobs.ts";
import { notifiedShipment } from "../shipments/notified-shipment.ts";
import {
	findNumbers,
	findTrackedShipmentId,
	putShipment,
} from "../shipments/shipment-queries.ts";
import type { ShipmentTable } from "../shipments/shipment-table.ts";
import { requestEvent } from "../tracking-requests/request-event.ts";
import {
	findOpenRequestId,
	setStatusOfRequests,
} from "../tracking-requests/tracking-request-queries.ts";

/** Why a shipment is no longer tracked. */
export type StopReason = NonNullable<
	Shipment["attributes"]["line_tracking_stopped_reason"]
>;

/** What tracks the number of a stopped shipment since. */
type Successor = Pick<
	NonNullable<ErrorObject["meta"]>,
	"shipment_id" | "tracking_request_id"
>;

/** Thrown on resuming a shipment whose number has been submitted again. */
export class ResubmittedError extends Error {
	override readonly name = "ResubmittedError";
	readonly successor: Successor;

	constructor(successor: Successor) {
		super();
		this.successor = successor;
	}
}

function marked(
	shipment: ShipmentTable,
	stoppedAt: string | null,
	reason: StopReason | null,
): ShipmentTable {
	const document = fromJsonText(shipment.document);
	document.attributes.line_tracking_stopped_at = stoppedAt;
	document.attributes.line_tracking_stopped_reason = reason;
	return {
		...shipment,
		line_tracking_stopped_at: stoppedAt,
		document: toJsonText(document),
	};
}

/** Writes a stopped or resumed shipment. */
async function putMarked(
	db: Queries,
	before: ShipmentTable,
	after: ShipmentTable,
	now: string,
): Promise<void> {
	await putShipment(db, after);
	const [was, is] = [before, after].map(({ document, customer_id }) => ({
		record: fromJsonText(document),
		customerId: customer_id,
	}));
	if (is) await writeShipmentListRow(db, after.account_id, was, is, now);
}

/**
 * Stops the tracking of a shipment in the caller's transaction: stores when and why, sets its requests to
 * `tracking_stopped`, notifies the account, and ends polls of line and terminals. Returns the changed row.
 */
export async function stopTracking(
	db: Queries,
	{ clock }: Pick<Services, "clock">,
	shipment: ShipmentTable,
	reason: StopReason,
): Promise<ShipmentTable> {
	const { account_id: accountId, id } = shipment;
	const now = toInstant(clock.now());
	const stopped = marked(shipment, now, reason);
	await putMarked(db, shipment, stopped, now);
	const requests = await setStatusOfRequests(db, accountId, id, {
		from: "created",
		to: "tracking_stopped",
		now,
	});
	const jobs = [...requests.map(trackJob), terminalJob(shipment)];
	await removeJobs(
		db,
		accountId,
		jobs.map((job) => job.dedupeKey),
	);
	const { text } = notifiedShipment(stopped.document);
	const events = requests.map((request) =>
		requestEvent(request, "tracking_request.tracking_stopped", [text]),
	);
	await notify(db, clock, accountId, events);
	return stopped;
}

/**
 * Resumes the tracking of a stopped shipment in the caller's transaction: sets its requests to `created`, polls line and
 * terminals at once, and restarts all windows after which tracking stops. Returns the changed row.
 * Throws {@link ResubmittedError} when another request or shipment now has its number.
 */
export async function resumeTracking(
	db: Queries,
	{ clock }: Pick<Services, "clock">,
	shipment: ShipmentTable,
): Promise<ShipmentTable> {
	const { account_id: accountId, id, scac } = shipment;
	const now = toInstant(clock.now());
	// Locks the count, so that no other transaction that adds or resumes a shipment with the same numbers ends meanwhile.
	await addToCounter(db, accountId, "shipments", 0);
	const numbers = await findNumbers(db, accountId, id);
	const shipment_id = await findTrackedShipmentId(
		db,
		accountId,
		scac,
		numbers,
		id,
	);
	if (shipment_id !== undefined) throw new ResubmittedError({ shipment_id });
	const tracking_request_id = await findOpenRequestId(db, accountId, scac, id);
	if (tracking_request_id !== undefined)
		throw new ResubmittedError({ tracking_request_id });
	const resumed = {
		...marked(shipment, null, null),
		tracking_resumed_at: now,
	};
	await putMarked(db, shipment, resumed, now);
	const requests = await setStatusOfRequests(db, accountId, id, {
		from: "tracking_stopped",
		to: "created",
		now,
	});
	await enqueue(db, clock, [...requests.map(trackJob), terminalJob(shipment)]);
	return resumed;
}
