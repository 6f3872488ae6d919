import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { fromJsonText } from "../database/json-text.ts";
import type { ReceiverAnswer } from "../receivers/receivers.ts";
import {
	notificationHeaders,
	ownHeaders,
} from "../resources/webhooks/webhook-signature.ts";
import type { Services } from "../services/services.ts";

/** A delivery attempt of a notification. */
export interface Attempt {
	readonly accountId: string;
	readonly webhookId: string;
	readonly webhookNumber: number;
	/** Position of the notification's event. */
	readonly position: number;
	readonly notificationId: string;
	/** The URL that received it. */
	readonly url: string;
	/** When the attempt started, by the clock. */
	readonly attemptedAt: Date;
	readonly answer: ReceiverAnswer;
}

/** A notification to send. */
interface OutgoingNotification
	extends Omit<Attempt, "url" | "attemptedAt" | "answer"> {
	/** The body as sent. */
	readonly body: string;
}

/** Makes one attempt; returns undefined when the webhook is inactive or deleted. Throws only when `signal` aborts. */
export type MakeAttempt = (
	notification: OutgoingNotification,
	signal: AbortSignal,
) => Promise<Attempt | undefined>;

/** Prepares the read of an active webhook before each attempt, so that a pause, deletion or new secret takes effect at once. */
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

/** Creates a {@link MakeAttempt} that signs each attempt separately. */
export function createAttemptMaker({
	database,
	clock,
	receivers,
}: Services): MakeAttempt {
	const read = receiverReader(database);
	return async ({ body, ...target }, signal) => {
		// Taken before the webhook is read, so that no attempt is signed with a secret older than its time.
		const attemptedAt = clock.now();
		// Signatures carry wall-clock time, because receivers compare it with their own.
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
