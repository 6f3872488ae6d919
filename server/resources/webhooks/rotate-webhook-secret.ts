import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { toInstant, wallClock } from "../../runtime/clock.ts";
import { replaceSecret } from "./webhook-queries.ts";
import { serializeWebhook } from "./webhook-serializer.ts";
import { newWebhookSecret } from "./webhook-signature.ts";

/** How long the previous secret still signs. */
const PREVIOUS_SECRET_MS = 24 * 60 * 60 * 1_000;

/** POST /webhooks/{id}/rotate_secret: gives a webhook a new secret; the previous one also signs for 24 hours. */
export const rotateWebhookSecret: Operation<"rotateWebhookSecret"> = async ({
	path,
	account,
	requestUrl,
	commit,
	reply,
}) => {
	// Wall-clock time, as for all signatures, because the receiver changes its configuration in real time.
	const until = new Date(wallClock.now().getTime() + PREVIOUS_SECRET_MS);
	return commit(async (transaction) => {
		const row = await replaceSecret(transaction, account.id, path.id, {
			secret: newWebhookSecret(),
			previousUntil: toInstant(until),
		});
		if (!row) throw notFound();
		return reply(200, {
			data: serializeWebhook(row),
			links: { self: requestUrl },
		});
	});
};
