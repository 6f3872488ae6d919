import type { LandfallClient } from "../../index.ts";
import type { Position } from "./position.ts";

/** A notification as the log has it. */
export interface Logged {
	readonly id: string;
	readonly event: string;
	readonly createdAt: string;
	readonly webhookId: string;
}

type Entry = Awaited<ReturnType<LandfallClient["webhookNotifications"]["get"]>>;

const loggedOf = ({ id, attributes, relationships }: Entry): Logged => ({
	id,
	event: attributes.event,
	createdAt: attributes.created_at,
	webhookId: relationships.webhook.data.id,
});

/** Largest page of the log. */
const PAGE_SIZE = 100;

/** Returns the notifications that are not done, oldest first. Without a position, all that there are. */
export async function readLog(
	{ webhookNotifications }: LandfallClient,
	{ since, done }: Position,
	signal: AbortSignal,
): Promise<readonly Logged[]> {
	const found: Logged[] = [];
	const log = webhookNotifications.list(
		{
			"page[size]": PAGE_SIZE,
			...(since !== null && { "filter[created_at][start]": since }),
		},
		{ signal },
	);
	for await (const entry of log)
		if (!Object.hasOwn(done, entry.id)) found.push(loggedOf(entry));
	return found.reverse();
}

/** Returns the newest notifications, a page of them: those before which a new listener begins. */
export async function readNewest(
	{ webhookNotifications }: LandfallClient,
	signal: AbortSignal,
): Promise<readonly Logged[]> {
	const log = webhookNotifications.list(
		{ "page[size]": PAGE_SIZE },
		{ signal },
	);
	for await (const { records } of log.pages()) return records.map(loggedOf);
	return [];
}

/** Returns one notification. Rejects with `NotFoundError` when there is none. */
export async function readLogged(
	{ webhookNotifications }: LandfallClient,
	id: string,
	signal: AbortSignal,
): Promise<Logged> {
	return loggedOf(await webhookNotifications.get(id, {}, { signal }));
}
