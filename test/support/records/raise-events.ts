import type {
	EventName,
	WebhookNotificationDocument,
} from "../../../generated/openapi.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { transact } from "../../../server/database/transact.ts";
import {
	type AccountEvent,
	notify,
} from "../../../server/resources/account-events/notify.ts";
import { webhookExamples } from "../../contract/contract-examples.ts";
import type { Tenant, TestLandfall } from "../installation/test-landfall.ts";
import { MISSING_ID } from "../replies/missing-id.ts";
import { EXAMPLES } from "./examples.ts";

function readExample(name: EventName): AccountEvent {
	const found = webhookExamples.find(({ path }) => path === name);
	if (!found) throw new Error(`the contract has no example of ${name}`);
	const text = JSON.stringify(found.value).replaceAll(
		MISSING_ID,
		EXAMPLES.shipment.id,
	);
	const { data, included } = JSON.parse(text) as WebhookNotificationDocument;
	const reference = data.relationships.reference_object.data;
	const record = included.find(({ id }) => id === reference.id);
	const links = Object(record).relationships as
		| { readonly container?: { readonly data: { readonly id: string } } }
		| undefined;
	return {
		event: name,
		reference,
		containerId: links?.container?.data.id ?? null,
		included: included.map((one) => toJsonText(one)),
	};
}

const examples = new Map<EventName, AccountEvent>();

/** The contract's example of an event, about the shipment and container of the examples. */
function exampleOf(name: EventName): AccountEvent {
	const example = examples.get(name) ?? readExample(name);
	examples.set(name, example);
	return example;
}

/** Raises events of a tenant with the contract's examples as content, and wakes the workers that notify its webhooks. */
export async function raiseEvents(
	{ landfall }: TestLandfall,
	tenant: Tenant,
	...events: readonly EventName[]
): Promise<void> {
	const { database, clock, wakeWorkers } = landfall.services;
	await transact(database, (transaction) =>
		notify(transaction, clock, tenant.account.id, events.map(exampleOf)),
	);
	wakeWorkers();
}
