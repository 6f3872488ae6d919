import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { fromJsonText } from "../database/json-text.ts";
import type { ReceiverAnswer } from "../receivers/receivers.ts";
import {
	notificationHeaders,
	ownHeaders,
} from "../resources/webhooks/webhook-signature.ts";
import type { Services } from "../services/services.ts";

/** One attempt that was made to hand a notification over. */
export interface Attempt {
	readonly accountId: string;
	readonly webhookId: string;
	readonly webhookNumber: number;
	/** The position of the notification's event. */
	readonly position: number;
	readonly notificationId: string;
	/** Where it was sent. */
	readonly url: string;
	/** When it was begun, by the clock. */
	readonly attemptedAt: Date;
	readonly answer: ReceiverAnswer;
}

/** What is to be attempted. */
interface Parcel extends Omit<Attempt, "url" | "attemptedAt" | "answer"> {
	/** The bytes. */
	readonly body: string;
}

/** Makes one attempt, or returns undefined when the webhook is not active or gone. Throws only when `signal` aborts. */
export type MakeAttempt = (
	parcel: Parcel,
	signal: AbortSignal,
) => Promise<Attempt | undefined>;

/** Returns what reads, right before an attempt, where it goes: a pause, a removal and another secret count at once. */
export function receiverReader({ db, prepareRead }: Database) {
	return prepareRead(
		db
			.selectFrom("webhooks")
			.select([
				"url",
				"secret",
				"previous_secret",
				"previous_secret_until",
				"headers",
			])
			.where("account_id", "=", "")
			.where("id", "=", "")
			.where("active", "=", sql.lit(1))
			.compile(),
	);
}

/** Returns a {@link MakeAttempt}: it sends the bytes of a notification, signed again for every attempt. */
export function attemptMaker({
	database,
	clock,
	receivers,
}: Services): MakeAttempt {
	const read = receiverReader(database);
	return async ({ body, ...target }, signal) => {
		// Before the webhook is read: an attempt of a time is signed by the secret of that time or by a newer one, never an older.
		const attemptedAt = clock.now();
		// Receivers go by their own clock, so signatures go by the wall's.
		const wallMs = Date.now();
		const webhook = await read(target.accountId, target.webhookId);
		if (!webhook) return undefined;
		const until = webhook.previous_secret_until;
		const isPreviousValid = until !== null && wallMs < Date.parse(until);
		const headers = notificationHeaders({
			id: target.notificationId,
			body,
			secret: webhook.secret,
			previousSecret: isPreviousValid
				? (webhook.previous_secret ?? undefined)
				: undefined,
			timestamp: Math.floor(wallMs / 1_000),
		});
		const answer = await receivers.post(
			webhook.url,
			{ ...ownHeaders(fromJsonText(webhook.headers)), ...headers },
			body,
			signal,
		);
		return { ...target, url: webhook.url, attemptedAt, answer };
	};
}
