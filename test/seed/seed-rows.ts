import type { Container, Shipment } from "../../generated/openapi.ts";
import { toJsonText } from "../../server/database/json-text.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { ContainerTable } from "../../server/resources/containers/container-table.ts";
import { packOrigins } from "../../server/resources/provenance/packed-origins.ts";
import type { ShipmentTable } from "../../server/resources/shipments/shipment-table.ts";
import type { TrackingRequestTable } from "../../server/resources/tracking-requests/tracking-request-table.ts";
import { newWebhookSecret } from "../../server/resources/webhooks/webhook-signature.ts";
import type { WebhookTable } from "../../server/resources/webhooks/webhook-table.ts";
import type { Recorded } from "./seed-batch.ts";
import type { EventOwner } from "./seed-events.ts";
import {
	emptyContainerProvenance,
	exampleContainer,
	exampleContainerAtSea,
	exampleContainerEtaHistory,
	exampleContainerProvenance,
	exampleShipment,
	exampleShipmentEtaHistory,
	exampleShipmentProvenance,
} from "./seed-examples.ts";
import { podTerminal, progress, voyage } from "./seed-journeys.ts";
import { customerOf, type SeedMarks, tagsOf } from "./seed-marks.ts";
import { billNumber, containerNumber, madeAt } from "./seed-numbers.ts";

/** The events that a container's record names. */
export interface NamedEvents {
	readonly transportEventIds: readonly string[];
	readonly rawEventIds: readonly string[];
}

const NO_STOPS = toJsonText([]);
const NO_ORIGINS = packOrigins(
	emptyContainerProvenance,
	exampleContainerEtaHistory,
);
const SHIPMENT_ORIGINS = packOrigins(
	exampleShipmentProvenance,
	exampleShipmentEtaHistory,
);

/** A shipment that is seeded. */
export interface SeededShipment {
	readonly id: string;
	readonly index: number;
	readonly marks: SeedMarks;
}

const terminalOf = ({ index }: SeededShipment) => ({
	data: { id: podTerminal(index), type: "terminal" as const },
});

const customerIdOf = ({ marks, index }: SeededShipment) =>
	customerOf(marks, index)?.id ?? null;

/** The row of a container of a shipment; with events it has more values. */
export function containerRow(
	shipment: SeededShipment,
	{ accountId, shipmentId, containerId: id }: EventOwner,
	index: number,
	events: NamedEvents | undefined,
): Recorded<ContainerTable, Container> {
	const example = events ? exampleContainer : exampleContainerAtSea;
	const number = containerNumber(index);
	const createdAt = madeAt(index);
	const { transportEventIds = [], rawEventIds = [] } = events ?? {};
	const record: Container = {
		...example,
		id,
		attributes: {
			...example.attributes,
			...progress(index),
			number,
			ref_numbers: [`BOX-${index}`],
			created_at: createdAt,
		},
		relationships: {
			...example.relationships,
			pod_terminal: terminalOf(shipment),
			shipment: { data: { id: shipmentId, type: "shipment" as const } },
			transport_events: {
				data: transportEventIds.map((event) => ({
					id: event,
					type: "transport_event" as const,
				})),
			},
			raw_events: {
				data: rawEventIds.map((event) => ({
					id: event,
					type: "raw_event" as const,
				})),
			},
		},
	};
	const row: ContainerTable = {
		account_id: accountId,
		id,
		shipment_id: shipmentId,
		created_at: createdAt,
		number,
		document: toJsonText(record),
		origins: events
			? packOrigins(
					{
						...exampleContainerProvenance,
						id,
						relationships: {
							container: { data: { id, type: "container" as const } },
							raw_events: {
								data: rawEventIds.map((event) => ({
									id: event,
									type: "raw_event" as const,
								})),
							},
						},
					},
					exampleContainerEtaHistory,
				)
			: NO_ORIGINS,
		customer_id: customerIdOf(shipment),
		sea_stops: NO_STOPS,
	};
	return { row, record };
}

/** The row of a shipment with these containers. One in five is no longer tracked. */
export function shipmentRow(
	shipment: SeededShipment,
	containerIds: readonly string[],
): Recorded<ShipmentTable, Shipment> {
	const { id, index, marks } = shipment;
	const { accountId } = marks;
	const bill = billNumber(index);
	const createdAt = madeAt(index);
	const stoppedAt = index % 5 === 4 ? madeAt(index + 1) : null;
	const { attributes, relationships } = exampleShipment;
	const record: Shipment = {
		...exampleShipment,
		id,
		attributes: {
			...attributes,
			...voyage(index),
			// One reference of its own, and one that all have.
			ref_numbers: [`PO-${index}`, "SEED"],
			tags: tagsOf(index),
			customer_name: customerOf(marks, index)?.company_name ?? null,
			bill_of_lading_number: bill,
			normalized_number: bill,
			created_at: createdAt,
			line_tracking_stopped_at: stoppedAt,
		},
		relationships: {
			...relationships,
			pod_terminal: terminalOf(shipment),
			containers: {
				data: containerIds.map((one) => ({ id: one, type: "container" })),
			},
		},
		links: { self: `/v2/shipments/${id}` },
	};
	const row: ShipmentTable = {
		account_id: accountId,
		id,
		created_at: createdAt,
		scac: record.attributes.shipping_line_scac,
		bill_of_lading_number: bill,
		normalized_number: bill,
		line_tracking_stopped_at: stoppedAt,
		document: toJsonText(record),
		origins: SHIPMENT_ORIGINS,
		last_news_at: createdAt,
		tracking_resumed_at: null,
		customer_id: customerIdOf(shipment),
		derive_again_at: null,
		revision: 0,
	};
	return { row, record };
}

const LINES = ["MSCU", "MAEU", "CMDU", "HLCU", "EGLV"];
const LOST = ["pending", "failed", "awaiting_manifest"] as const;

/** The row of the request that led to a shipment, or that led to none when `shipmentId` is null. */
export function requestRow(
	{ index, marks }: SeededShipment,
	shipmentId: string | null,
): TrackingRequestTable {
	const { accountId } = marks;
	const number = shipmentId === null ? `LOST${index}` : billNumber(index);
	const scac = LINES[index % LINES.length] ?? "";
	const status =
		shipmentId === null ? (LOST[index % LOST.length] ?? "failed") : "created";
	return {
		account_id: accountId,
		id: newRecordId(),
		request_number: number,
		number_key: number,
		request_type: "bill_of_lading",
		scac,
		line_scac: scac,
		ref_numbers: toJsonText([`ORDER-${index}`]),
		shipment_tags: toJsonText(tagsOf(index)),
		customer_id: customerOf(marks, index)?.id ?? null,
		initial_custom_fields: null,
		status,
		failed_reason: status === "failed" ? "not_found" : null,
		duplicate_of: null,
		is_retrying: 0,
		retry_count: null,
		shipment_id: shipmentId,
		answer_digest: null,
		created_at: madeAt(index),
		updated_at: madeAt(index + 1),
	};
}

/** The row of a webhook without subscribed events. */
export function webhookRow(
	accountId: string,
	index: number,
): Omit<WebhookTable, "number"> {
	return {
		account_id: accountId,
		id: newRecordId(),
		url: `http://127.0.0.1:9/${index}`,
		active: 0,
		events: toJsonText([]),
		secret: newWebhookSecret(),
		previous_secret: null,
		previous_secret_until: null,
		headers: toJsonText([]),
		created_at: madeAt(index),
		deactivated_at: null,
		deactivation_reason: null,
	};
}
