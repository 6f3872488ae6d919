import { toJsonText } from "../../database/json-text.ts";
import { transact } from "../../database/transact.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound, refuseProblems } from "../../http/replies/api-error.ts";
import { releasePending } from "../account-events/redeliver.ts";
import { subscribedEvents } from "./wanted-events.ts";
import { findWebhook, setWebhook } from "./webhook-queries.ts";
import { webhookRules } from "./webhook-rules.ts";
import { serializeWebhook } from "./webhook-serializer.ts";

/** PATCH /webhooks/{id}: changes the given attributes. Reactivation delivers the waiting notifications. */
export const updateWebhook: Operation<"updateWebhook"> = async ({
	path,
	body,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const { database, clock, receivers } = services;
	refuseProblems(await webhookRules(receivers).updateWebhook({ path, body }));
	if (!(await findWebhook(database.db, account.id, path.id))) throw notFound();
	const { attributes: wanted } = body.data;
	const row = await transact(database, async (transaction) => {
		const changed = await setWebhook(transaction, account.id, path.id, {
			...(wanted.url !== undefined && { url: wanted.url }),
			...(wanted.active !== undefined && { active: wanted.active ? 1 : 0 }),
			...(wanted.active === true && {
				deactivated_at: null,
				deactivation_reason: null,
			}),
			...(wanted.events != null && {
				events: toJsonText(subscribedEvents(wanted.events, services.events)),
			}),
			...(wanted.headers != null && {
				headers: toJsonText(wanted.headers),
			}),
		});
		// The failures of a receiver do not apply to another URL.
		if (changed && (wanted.active === true || wanted.url !== undefined)) {
			await releasePending(transaction, clock, account.id, changed.number);
		}
		return changed;
	});
	if (!row) throw notFound();
	return reply(200, {
		data: serializeWebhook(row),
		links: { self: requestUrl },
	});
};
