import { toInstant } from "../clock.ts";
import { fromJsonText } from "../database/json-text.ts";
import { newRecordId } from "../database/record-id.ts";
import {
	DELIVERY_RETRIES,
	isAcknowledged,
} from "../resources/webhooks/delivery-rules.ts";
import type { ReceiverAnswer } from "../resources/webhooks/receivers.ts";
import {
	findNotification,
	insertDelivery,
	setDeliveryStatus,
} from "../resources/webhooks/webhook-queries.ts";
import { notificationHeaders } from "../resources/webhooks/webhook-signature.ts";
import type { Services } from "../services.ts";
import { completeJob, rescheduleJob } from "../worker/job-queue.ts";
import { retryDelayMs } from "../worker/retry-delay.ts";
import { type Job, type JobHandler, LeaseLostError } from "./job.ts";

type Notification = NonNullable<Awaited<ReturnType<typeof findNotification>>>;

function post(
	notification: Notification,
	services: Services,
	signal: AbortSignal,
): Promise<ReceiverAnswer> {
	const { id, body, secret } = notification;
	const own = Object.fromEntries(
		fromJsonText(notification.headers).map(({ name, value }) => [
			name.toLowerCase(),
			value,
		]),
	);
	// Receivers hold the timestamp against their own clock, so it is the wall's.
	const timestamp = Math.floor(Date.now() / 1_000);
	const headers = {
		...own,
		...notificationHeaders({ id, body, secret, timestamp }),
	};
	return services.receivers.post(notification.url, headers, body, signal);
}

/** Keeps the attempt, and ends the job or schedules the next attempt, in one transaction. */
async function recordAttempt(
	job: Job<"deliver-webhook">,
	services: Services,
	answer: ReceiverAnswer,
): Promise<void> {
	const { row, payload } = job;
	const now = services.clock.now();
	const isDelivered = isAcknowledged(answer);
	const error = isDelivered
		? null
		: (answer.error ?? `the receiver answered ${answer.statusCode}`);
	await services.database.db.transaction().execute(async (transaction) => {
		await transaction
			.updateTable("webhook_notifications")
			.set({ due_at: null })
			.where("account_id", "=", row.account_id)
			.where("id", "=", payload.notificationId)
			.execute();
		// What counts are attempts that were made: a worker that dies before it sends has made none.
		const attempt = await insertDelivery(transaction, {
			account_id: row.account_id,
			id: newRecordId(),
			notification_id: payload.notificationId,
			attempted_at: toInstant(now),
			duration_ms: answer.durationMs,
			status_code: answer.statusCode,
			error,
			response_body: answer.body,
		});
		const delayMs =
			isDelivered || attempt === undefined
				? undefined
				: retryDelayMs(DELIVERY_RETRIES, attempt, Math.random());
		const failed = delayMs === undefined ? "failed" : "pending";
		await setDeliveryStatus(
			transaction,
			row.account_id,
			payload.notificationId,
			isDelivered ? "succeeded" : failed,
		);
		const isOurs =
			delayMs === undefined
				? await completeJob(transaction, row)
				: await rescheduleJob(
						transaction,
						row,
						new Date(now.getTime() + delayMs),
						{ error: error ?? "" },
					);
		if (!isOurs) throw new LeaseLostError();
	});
}

/**
 * The notification that a job is to hand over. Without one the job ends: a removed webhook ends its deliveries, and an
 * inactive one gets new jobs when it is active again. One transaction, for while this job waits none is added.
 */
function findDue(
	{ row, payload }: Job<"deliver-webhook">,
	{ database }: Services,
): Promise<Notification | undefined> {
	return database.db.transaction().execute(async (transaction) => {
		const found = await findNotification(
			transaction,
			row.account_id,
			payload.notificationId,
		);
		if (found?.active === 1 && found.delivery_status === "pending")
			return found;
		await completeJob(transaction, row);
		return undefined;
	});
}

/** Hands one notification to its receiver: the stored bytes, signed anew for every attempt. */
export const deliverWebhook: JobHandler<"deliver-webhook"> = async (
	job,
	services,
) => {
	const notification = await findDue(job, services);
	if (!notification) return;
	const answer = await post(notification, services, job.signal);
	await recordAttempt(job, services, answer);
};
