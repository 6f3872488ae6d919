import { firstStored, lastStored } from "../../database/stored-instant.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound, unprocessable } from "../../http/replies/api-error.ts";
import { type Clock, toInstant } from "../../runtime/clock.ts";
import { redeliverPeriod } from "../account-events/redeliver.ts";
import { refuseInactive } from "./inactive-webhook.ts";
import { namedEvents } from "./wanted-events.ts";
import { findWebhook } from "./webhook-queries.ts";

/** The period in stored form. Throws a 422 when it ends before it begins. */
function readPeriod(
	wanted: { readonly created_from: string; readonly created_to?: string },
	clock: Clock,
) {
	const from = firstStored(wanted.created_from);
	const to = lastStored(wanted.created_to ?? toInstant(clock.now()));
	if (from <= to) return { from, to };
	const [name, why] =
		wanted.created_to === undefined
			? ["created_from", "must not be in the future"]
			: ["created_to", "must not be before created_from"];
	const pointer = `/data/attributes/${name}`;
	throw unprocessable(pointer, "invalid", `${pointer} ${why}`);
}

/** POST /webhooks/{id}/redeliver: sends the notifications of a period again, with the same ids and bytes. */
export const redeliverWebhook: Operation<"redeliverWebhook"> = async ({
	path,
	body,
	account,
	services,
	claim,
	reply,
}) => {
	const { db } = services.database;
	const wanted = body.data.attributes;
	const webhook = await findWebhook(db, account.id, path.id);
	if (!webhook) throw notFound();
	const period = readPeriod(wanted, services.clock);
	refuseInactive(webhook, { pointer: "/data" });
	await claim();
	const notifications = await redeliverPeriod(
		services.database,
		services.clock,
		account.id,
		{
			webhookNumber: webhook.number,
			...period,
			events: namedEvents(wanted.events),
			status: wanted.delivery_status,
		},
	);
	return reply(202, { meta: { notifications } });
};
