import type { Database } from "../database/database.ts";
import { fromJsonText, type JsonText } from "../database/json-text.ts";
import type { ReceiverAnswer } from "../receivers/receivers.ts";
import {
	notificationHeaders,
	ownHeaders,
} from "../resources/webhooks/webhook-signature.ts";
import type { WebhookTable } from "../resources/webhooks/webhook-table.ts";
import type { Services } from "../services.ts";

/** One attempt that was made to hand a notification over. */
export interface Attempt {
	readonly accountId: string;
	readonly webhookId: string;
	readonly notificationId: string;
	/** Where it was sent. */
	readonly url: string;
	/** When it was begun, by the clock. */
	readonly attemptedAt: Date;
	readonly answer: ReceiverAnswer;
}

/** What is to be attempted. */
type Target = Pick<Attempt, "accountId" | "webhookId" | "notificationId">;

/**
 * Makes one attempt, or returns undefined when there is none to make: the notification is gone or not pending, or its webhook
 * is not active. Throws only when `signal` aborts.
 */
export type MakeAttempt = (
	target: Target,
	signal: AbortSignal,
) => Promise<Attempt | undefined>;

/** Returns what reads, right before an attempt, all that it needs: a pause, a removal and another secret count at once. */
export function parcelReader({ db, prepareRead }: Database) {
	return prepareRead(
		db
			.selectFrom("webhook_notifications as notification")
			.innerJoin("webhook_notification_bodies as body", (join) =>
				join
					.onRef("body.account_id", "=", "notification.account_id")
					.onRef("body.id", "=", "notification.id"),
			)
			.innerJoin("webhooks as webhook", (join) =>
				join
					.onRef("webhook.account_id", "=", "notification.account_id")
					.onRef("webhook.id", "=", "notification.webhook_id"),
			)
			.select([
				"body.body",
				"webhook.active",
				"webhook.url",
				"webhook.secret",
				"webhook.previous_secret",
				"webhook.previous_secret_until",
				"webhook.headers",
			])
			.where("notification.account_id", "=", "")
			.where("notification.id", "=", "")
			.where("notification.due_at", "is not", null)
			.compile(),
	);
}

const NO_HEADERS: Readonly<Record<string, string>> = {};

function headersOf(text: JsonText<WebhookTable["headers"]> | string) {
	return text === "[]"
		? NO_HEADERS
		: ownHeaders(fromJsonText(text as WebhookTable["headers"]));
}

/** Returns a {@link MakeAttempt}: it sends the stored bytes, signed anew for every attempt. */
export function attemptMaker({
	database,
	clock,
	receivers,
}: Services): MakeAttempt {
	const read = parcelReader(database);
	return async (target, signal) => {
		const { accountId, notificationId } = target;
		const parcel = await read(accountId, notificationId);
		if (parcel?.active !== 1) return undefined;
		const attemptedAt = clock.now();
		const {
			url,
			body,
			previous_secret: previousSecret,
			previous_secret_until: until,
		} = parcel;
		// Receivers go by their own clock, so signatures go by the wall's.
		const wallMs = Date.now();
		const isPreviousValid = until !== null && wallMs < Date.parse(until);
		const headers = notificationHeaders({
			id: notificationId,
			body,
			secret: parcel.secret,
			previousSecret: isPreviousValid
				? (previousSecret ?? undefined)
				: undefined,
			timestamp: Math.floor(wallMs / 1_000),
		});
		const answer = await receivers.post(
			url,
			{ ...headersOf(parcel.headers), ...headers },
			body,
			signal,
		);
		return { ...target, url, attemptedAt, answer };
	};
}
