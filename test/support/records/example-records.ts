import type { Queries } from "../../../server/database/database.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { putContainers } from "../../../server/resources/containers/container-queries.ts";
import {
	writeContainerListRows,
	writeShipmentListRow,
} from "../../../server/resources/listings/write-list-rows.ts";
import { insertReports } from "../../../server/resources/observations/observation-queries.ts";
import { packReports } from "../../../server/resources/observations/pack-reports.ts";
import { packOrigins } from "../../../server/resources/provenance/packed-origins.ts";
import { putRawEvents } from "../../../server/resources/raw-events/raw-event-queries.ts";
import { insertReferences } from "../../../server/resources/references/reference-queries.ts";
import { addShipment } from "../../../server/resources/shipments/shipment-queries.ts";
import { shipmentReferences } from "../../../server/resources/shipments/shipment-references.ts";
import { keepNewRequests } from "../../../server/resources/tracking-requests/request-references.ts";
import { insertTrackingRequest } from "../../../server/resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../../../server/resources/tracking-requests/tracking-request-table.ts";
import { putTransportEvents } from "../../../server/resources/transport-events/transport-event-queries.ts";
import { insertVessels } from "../../../server/resources/vessels/vessel-queries.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import { atOnce } from "../../../server/tracking/observations/interruptible.ts";
import {
	startTestLandfall,
	type TestLandfall,
	type TestOptions,
} from "../installation/test-landfall.ts";
import { EXAMPLES } from "./examples.ts";
import { newObservationOf } from "./observation-of.ts";

const { shipment, container, events, rawEvents, request, vessels } = EXAMPLES;

async function recordShipment(db: Queries, accountId: string): Promise<void> {
	const { attributes } = shipment;
	await addShipment(db, {
		account_id: accountId,
		id: shipment.id,
		created_at: attributes.created_at,
		scac: attributes.shipping_line_scac,
		bill_of_lading_number: attributes.bill_of_lading_number,
		normalized_number: attributes.normalized_number,
		line_tracking_stopped_at: null,
		document: toJsonText(shipment),
		origins: packOrigins(
			EXAMPLES.shipmentProvenance,
			EXAMPLES.shipmentEtaHistory,
		),
		last_news_at: attributes.created_at,
		tracking_resumed_at: null,
		customer_id: null,
		derive_again_at: null,
		revision: 0,
	});
	await insertReferences(db, shipmentReferences(accountId, shipment));
	await writeShipmentListRow(
		db,
		accountId,
		undefined,
		{ record: shipment, customerId: null },
		attributes.created_at,
	);
	const row: TrackingRequestTable = {
		account_id: accountId,
		id: request.id,
		request_number: request.attributes.request_number,
		number_key: request.attributes.request_number,
		request_type: request.attributes.request_type,
		scac: request.attributes.scac ?? "",
		line_scac: attributes.shipping_line_scac,
		ref_numbers: toJsonText(request.attributes.ref_numbers),
		shipment_tags: toJsonText(request.attributes.shipment_tags),
		customer_id: null,
		initial_custom_fields: null,
		status: "created",
		failed_reason: null,
		duplicate_of: null,
		is_retrying: 0,
		retry_count: null,
		shipment_id: shipment.id,
		answer_digest: null,
		created_at: request.attributes.created_at,
		updated_at: request.attributes.updated_at,
	};
	await insertTrackingRequest(db, row);
	await keepNewRequests(db, row.account_id, [row]);
}

async function recordContainer(db: Queries, accountId: string): Promise<void> {
	const { id } = container;
	const owned = { account_id: accountId, container_id: id };
	await putContainers(db, [
		{
			account_id: accountId,
			id,
			shipment_id: shipment.id,
			created_at: container.attributes.created_at,
			number: container.attributes.number,
			document: toJsonText(container),
			origins: packOrigins(
				EXAMPLES.containerProvenance,
				EXAMPLES.containerEtaHistory,
			),
			customer_id: null,
			sea_stops: toJsonText([]),
		},
	]);
	await writeContainerListRows(
		db,
		accountId,
		{ record: shipment, customerId: null },
		[{ before: undefined, record: container }],
		container.attributes.created_at,
	);
	await putTransportEvents(
		db,
		events.map(({ attributes, ...event }, index) => ({
			...owned,
			id: event.id,
			key: `event ${index}`,
			version: 0,
			event: attributes.event,
			timestamp: attributes.timestamp ?? "",
			invalidated_at: null,
			created_at: attributes.created_at,
			document: toJsonText({ ...event, attributes }),
		})),
	);
	await recordRawEvents(db, accountId);
}

async function recordRawEvents(db: Queries, accountId: string): Promise<void> {
	const owner = { accountId, shipmentId: shipment.id };
	const observations = rawEvents.map((event, index) =>
		newObservationOf(event, index + 1),
	);
	await insertReports(db, atOnce(packReports(owner, observations)));
	await putRawEvents(
		db,
		// Stored in reverse, so that only their positions give their order.
		[...rawEvents.entries()].reverse().map(([index, { id, attributes }]) => ({
			account_id: accountId,
			id,
			container_id: container.id,
			observation: index + 1,
			version: index + 1,
			position: attributes.index,
			event: attributes.event,
			is_estimate: attributes.estimated ? 1 : 0,
			locode: attributes.location_locode,
			vessel_name: attributes.vessel_name,
			vessel_imo: attributes.vessel_imo,
			invalidated_at: attributes.invalidated_at,
		})),
	);
}

/** Starts an installation without sources whose first account has {@link EXAMPLES}. */
export async function startWithExamples(
	options: TestOptions = {},
): Promise<TestLandfall> {
	const landfall = await startTestLandfall({
		carriers: carrierRegistry([]),
		isWorking: false,
		...options,
	});
	const { db } = landfall;
	await recordExamples(db, landfall.account.id);
	return landfall;
}

/** Stores {@link EXAMPLES} as the records of an account. */
export async function recordExamples(
	db: Queries,
	accountId: string,
): Promise<void> {
	await recordShipment(db, accountId);
	await recordContainer(db, accountId);
	await insertVessels(
		db,
		vessels.map((vessel) => ({
			id: vessel.id,
			imo: vessel.attributes.imo,
			name: vessel.attributes.name,
			document: toJsonText(vessel),
		})),
	);
}
