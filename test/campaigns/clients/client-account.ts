import {
	startTestLandfall,
	type TestLandfall,
} from "../../support/installation/test-landfall.ts";
import { type Receiver, startReceiver } from "../../support/peers/receiver.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import {
	type NumberToTrack,
	trackingRequestBody,
} from "../../support/records/track-number.ts";
import { eventually } from "../../support/time/eventually.ts";
import { testClock } from "../../support/time/test-clock.ts";
import { type AccountRecords, firstOf } from "./documented-request.ts";

/** Numbers of all kinds at several lines: one has its own reference, and one is unknown to its line. */
const NUMBERS: readonly NumberToTrack[] = [
	{ request_number: "MEDUPLAIN482917", scac: "MSCU" },
	{ request_number: "TEST-TR-FAILED", scac: "TEST" },
	{ request_number: "26071133", scac: "HLCU", request_type: "booking_number" },
	{ request_number: "EGHU2601092", scac: "EGLV", request_type: "container" },
	{
		request_number: "MAEU 260710-135",
		scac: "MAEU",
		ref_numbers: ["PO-OF-ONE"],
	},
	{ request_number: "CMDUSHZ2610000", scac: "CMDU" },
];

/** An installation with an account that has every record that the requests need. */
export interface ClientAccount {
	readonly landfall: TestLandfall;
	readonly records: AccountRecords;
	stop(): Promise<void>;
}

async function readAll<T>(list: AsyncIterable<T>): Promise<T[]> {
	const found: T[] = [];
	for await (const record of list) found.push(record);
	return found;
}

async function firstPage<T>(list: { pages(): AsyncIterable<T> }): Promise<T> {
	for await (const page of list.pages()) return page;
	throw new Error("a list has at least one page");
}

/** The embedded record of a type. Throws when no document embeds one. */
function embedded<T>(
	included: readonly { readonly type: string }[],
	type: string,
): T {
	const found = included.find((record) => record.type === type);
	if (!found) throw new Error(`no shipment of the account has a ${type}`);
	return found as T;
}

async function readRecords(
	{ client }: TestLandfall,
	receiver: Receiver,
): Promise<AccountRecords> {
	const shipments = await readAll(client.listShipments());
	const containers = await readAll(client.listContainers());
	const documents = await Promise.all([
		...shipments.map(({ id }) =>
			client.getShipment(id, { include: "port_of_discharge,pod_terminal" }),
		),
		...containers.map(({ id }) =>
			firstPage(client.listContainerTransportEvents(id, { include: "vessel" })),
		),
	]);
	const included = documents.flatMap((document) => document.included ?? []);
	const [notification] = await eventually("a notification", async () => {
		const found = await readAll(client.listWebhookNotifications());
		return found.length > 0 && found;
	});
	const [webhook] = await readAll(client.listWebhooks());
	if (!webhook || !notification || receiver.url === "")
		throw new Error("the account has no webhook");
	return {
		shipments,
		containers,
		requests: await readAll(client.listTrackingRequests()),
		webhook,
		notificationId: notification.id,
		definition: firstOf(await readAll(client.listCustomFieldDefinitions())),
		party: firstOf(await readAll(client.listParties())),
		port: embedded(included, "port"),
		terminal: embedded(included, "terminal"),
		vessel: embedded(included, "vessel"),
	};
}

/** Custom fields that requests name; the last one has options. */
const FIELDS = [
	["Shipment", "purchase_order_number", "short_text"],
	["Container", "hazmat_indicator", "boolean"],
	["Container", "move_type", "short_text"],
	["Container", "hazmat_class", "enum"],
] as const;

/** Starts an installation with simulated lines, tracks numbers of all kinds and stops the tracking of one shipment. */
export async function openClientAccount(): Promise<ClientAccount> {
	const receiver = await startReceiver();
	const clock = testClock("2026-03-02T08:00:00Z");
	const landfall = await startTestLandfall({ clock });
	const stop = async () => {
		await landfall.stop();
		await receiver.close();
	};
	try {
		await registerWebhook(landfall, { url: receiver.url });
		await landfall.client.createParty({
			data: { type: "party", attributes: { company_name: "Importer" } },
		});
		for (const [entity_type, api_slug, data_type] of FIELDS)
			await landfall.client.createCustomFieldDefinition({
				data: {
					type: "custom_field_definition",
					attributes: {
						entity_type,
						api_slug,
						display_name: api_slug,
						data_type,
					},
				},
			});
		for (const number of NUMBERS) {
			await landfall.client.createTrackingRequest(trackingRequestBody(number));
			clock.advance(60_000);
		}
		await eventually("every number is tracked or refused", async () => {
			const requests = await readAll(landfall.client.listTrackingRequests());
			return requests.every(
				({ attributes }) => attributes.status !== "pending",
			);
		});
		const oldest = (await readAll(landfall.client.listShipments())).at(-1);
		if (oldest) await landfall.client.stopShipmentTracking(oldest.id);
		return { landfall, records: await readRecords(landfall, receiver), stop };
	} catch (error) {
		await stop();
		throw error;
	}
}
