import type { Container, Shipment } from "../../../generated/openapi.ts";
import { fromJsonText, toJsonText } from "../../database/json-text.ts";
import { shippingLineByScac } from "../../reference/places/lookup.ts";
import type { ContainerTable } from "../../resources/containers/container-table.ts";
import type { RawEventIdOf } from "../../resources/provenance/origin-serializer.ts";
import { packOrigins } from "../../resources/provenance/packed-origins.ts";
import type { RawEventTable } from "../../resources/raw-events/raw-event-table.ts";
import {
	serializeShipmentEtaHistory,
	serializeShipmentProvenance,
} from "../../resources/shipments/shipment-origin-serializer.ts";
import { sharedTimesText } from "../../resources/shipments/shipment-queries.ts";
import { serializeShipment } from "../../resources/shipments/shipment-serializer.ts";
import type { ShipmentTable } from "../../resources/shipments/shipment-table.ts";
import type { TransportEventTable } from "../../resources/transport-events/transport-event-table.ts";
import type { NamedVesselRow } from "../../resources/vessels/vessel-table.ts";
import type { Steps } from "../../tracking/observations/interruptible.ts";
import { compareText } from "../../tracking/observations/precedence.ts";
import type { Derivation } from "../derivation/derivation.ts";
import {
	allContainerRecords,
	customerId,
	isChanged,
	isRerouted,
} from "./container-records.ts";
import { vesselRows } from "./vessel-records.ts";

/** The rows of a shipment after a derivation. */
export interface ShipmentRecords {
	readonly shipment: ShipmentTable;
	/** The record in `shipment.document`. */
	readonly shipmentDocument: Shipment;
	/** All containers of the journey. */
	readonly containers: readonly ContainerTable[];
	/** New and changed containers of the journey. */
	readonly changedContainers: readonly ContainerTable[];
	/** Ids of containers whose sea route changed. */
	readonly rerouted: readonly string[];
	/** The records of all containers of the shipment by id, also those that no source names any more. */
	readonly containerDocuments: ReadonlyMap<string, Container>;
	/** Ids of containers whose terminals were polled, or that are at another terminal now. */
	readonly terminalTimes: ReadonlySet<string>;
	readonly transportEvents: readonly TransportEventTable[];
	readonly rawEvents: readonly RawEventTable[];
	readonly vessels: readonly NamedVesselRow[];
	/** Transport events to notify, ordered by time. */
	readonly news: readonly TransportEventTable[];
}

function shipmentDocument(
	derivation: Derivation,
	createdAt: string,
	containerIds: readonly string[],
): Shipment {
	const { request } = derivation;
	const line = shippingLineByScac(request.line_scac);
	return serializeShipment({
		id: derivation.shipmentId,
		createdAt,
		facts: derivation.journey.shipment,
		before: derivation.recorded.shipmentDocument,
		line: {
			scac: request.line_scac,
			name: line?.name ?? request.line_scac,
			shortName: line?.shortName ?? request.line_scac,
		},
		requestNumber: request.request_number,
		normalizedNumber: derivation.normalizedNumber,
		customerName: derivation.customerName,
		refNumbers: fromJsonText(request.ref_numbers),
		tags: fromJsonText(request.shipment_tags),
		containerIds,
		times: derivation.shipmentTimes,
	});
}

function shipmentRow(
	derivation: Derivation,
	document: Shipment,
	rawEventIdOf: RawEventIdOf,
): ShipmentTable {
	const { request, shipmentId, journey } = derivation;
	const { attributes } = document;
	const provenance = serializeShipmentProvenance(
		shipmentId,
		journey.shipment,
		rawEventIdOf,
	);
	const etaHistory = serializeShipmentEtaHistory(
		shipmentId,
		journey.shipment,
		rawEventIdOf,
	);
	return {
		account_id: request.account_id,
		id: shipmentId,
		created_at: attributes.created_at,
		scac: request.line_scac,
		bill_of_lading_number: attributes.bill_of_lading_number,
		normalized_number: attributes.normalized_number,
		line_tracking_stopped_at: attributes.line_tracking_stopped_at,
		customer_id: customerId(derivation),
		document: toJsonText(document),
		origins: packOrigins(provenance, etaHistory),
		last_news_at: derivation.lastNewsAt,
		tracking_resumed_at: derivation.shipment?.tracking_resumed_at ?? null,
		derive_again_at: derivation.deriveAgainAt,
		revision: derivation.shipment?.revision ?? 0,
	};
}

/** Computes the rows of a derivation, container by container. Reads and writes nothing. */
export function* shipmentRecords(
	derivation: Derivation,
): Steps<ShipmentRecords> {
	const { recorded, journey } = derivation;
	const containers = yield* allContainerRecords(derivation);
	// Oldest container first.
	const documents = new Map([
		...recorded.containerDocuments,
		...containers.map(({ row, document }) => [row.id, document] as const),
	]);
	yield;
	const document = shipmentDocument(
		derivation,
		derivation.shipment?.created_at ?? derivation.now,
		[...documents.keys()],
	);
	const rawEventIdOf: RawEventIdOf = (observation) =>
		containers
			.values()
			.map((container) => container.rawEventIdOf(observation))
			.find((id) => id !== undefined);
	const shipment = shipmentRow(derivation, document, rawEventIdOf);
	yield;
	const sharedTimes = sharedTimesText(document.attributes);
	const changedContainers = containers
		.filter((container) => isChanged(container, sharedTimes))
		.map(({ row }) => row);
	yield;
	const transportEvents = containers.flatMap(({ changed }) => changed);
	yield;
	const news = containers
		.flatMap((container) => container.news)
		.sort((a, b) => compareText(a.timestamp, b.timestamp));
	const vessels = yield* vesselRows(journey, recorded.rawEvents);
	return {
		shipment,
		shipmentDocument: document,
		containers: containers.map(({ row }) => row),
		changedContainers,
		rerouted: containers.filter(isRerouted).map(({ row }) => row.id),
		containerDocuments: documents,
		terminalTimes: new Set(
			containers
				.filter(({ isTimeChanged }) => isTimeChanged)
				.map(({ row }) => row.id),
		),
		transportEvents,
		rawEvents: containers.flatMap(({ rawEvents }) => rawEvents.changed),
		vessels,
		news,
	};
}
