import { v7 } from "uuid";
import { toInstant } from "../clock.ts";
import { fromJsonText } from "../database/json-text.ts";
import {
	DELIVERY_RETRIES,
	isAcknowledged,
} from "../resources/webhooks/delivery-rules.ts";
import type { ReceiverAnswer } from "../resources/webhooks/receivers.ts";
import {
	findNotification,
	insertDelivery,
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
	const delayMs = isDelivered
		? undefined
		: retryDelayMs(DELIVERY_RETRIES, row.attempts, Math.random());
	await services.database.db.transaction().execute(async (transaction) => {
		await insertDelivery(
			transaction,
			{
				account_id: row.account_id,
				id: v7(),
				notification_id: payload.notificationId,
				attempt: row.attempts,
				attempted_at: toInstant(now),
				duration_ms: answer.durationMs,
				status_code: answer.statusCode,
				error,
				response_body: answer.body,
			},
			isDelivered ? "succeeded" : delayMs === undefined ? "failed" : "pending",
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

/** Hands one notification to its receiver: the stored bytes, signed anew for every attempt. */
export const deliverWebhook: JobHandler<"deliver-webhook"> = async (
	job,
	services,
) => {
	const { row, payload, signal } = job;
	const notification = await findNotification(
		services.database.db,
		row.account_id,
		payload.notificationId,
	);
	// A removed webhook ends its deliveries; an inactive one keeps them until it is active again.
	if (
		!notification ||
		notification.active === 0 ||
		notification.delivery_status !== "pending"
	) {
		await completeJob(services.database.db, row);
		return;
	}
	await recordAttempt(
		job,
		services,
		await post(notification, services, signal),
	);
};
