import {
	createLandfallClient,
	type EventName,
	LandfallError,
} from "../../client/index.ts";
import type { RegistrationOptions } from "./options.ts";
import type { Receiver } from "./receiver.ts";

/** A webhook that exists as long as its receiver. */
export interface Registration {
	readonly webhookId: string;
	readonly eventCount: number;
	/** Deletes the webhook. Rejects when the server does not do so within some seconds. */
	remove(): Promise<void>;
}

const ANSWER_LIMIT_MS = 10_000;

/** Registers a receiver as a webhook and trusts its secret. Rejects when the server refuses. */
export async function register(
	receiver: Receiver,
	{ api: baseUrl, apiKey, events, url }: RegistrationOptions,
): Promise<Registration> {
	const client = createLandfallClient({
		baseUrl,
		apiKey,
		timeoutMs: ANSWER_LIMIT_MS,
	});
	const { data } = await client.createWebhook({
		data: {
			type: "webhook",
			attributes: {
				url: url ?? receiver.url,
				// No deliveries before the secret is known.
				active: false,
				// The server validates the event names.
				...(events && { events: events as EventName[] }),
			},
		},
	});
	const { id } = data;
	const remove = async () => {
		try {
			await client.deleteWebhook(id);
		} catch (error) {
			const isGone = error instanceof LandfallError && error.status === 404;
			if (!isGone) throw error;
		}
	};
	receiver.trust(data.attributes.secret);
	try {
		await client.updateWebhook(id, {
			data: { id, type: "webhook", attributes: { active: true } },
		});
	} catch (error) {
		await remove();
		throw error;
	}
	return { webhookId: id, eventCount: data.attributes.events.length, remove };
}
