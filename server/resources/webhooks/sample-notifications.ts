import type {
	EventName,
	WebhookNotificationDocument,
} from "../../../generated/openapi.ts";
import type { ContractDocument } from "../../http/contract.ts";

interface WebhookItem {
	readonly post?: {
		readonly requestBody?: {
			readonly content?: Readonly<
				Record<
					string,
					{
						readonly examples?: Readonly<
							Record<string, { readonly value: unknown }>
						>;
					}
				>
			>;
		};
	};
}

/** The first example of each event in the contract's `webhooks:`, by event name. */
export function sampleNotifications(
	document: ContractDocument,
): ReadonlyMap<EventName, WebhookNotificationDocument> {
	const { webhooks = {} } = document as ContractDocument & {
		webhooks?: Readonly<Record<string, WebhookItem>>;
	};
	const samples = new Map<EventName, WebhookNotificationDocument>();
	for (const item of Object.values(webhooks)) {
		const [media] = Object.values(item.post?.requestBody?.content ?? {});
		const [example] = Object.values(media?.examples ?? {});
		if (!example) continue;
		const sample = example.value as WebhookNotificationDocument;
		samples.set(sample.data.attributes.event, sample);
	}
	return samples;
}
