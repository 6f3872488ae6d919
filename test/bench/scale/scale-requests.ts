import { type OperationId, requestLines } from "../../../client/operations.ts";
import { readables } from "../../database/plans/every-request.ts";
import { exampleVessels } from "../../seed/seed-examples.ts";
import { billNumber } from "../../seed/seed-numbers.ts";
import {
	containerLists,
	period,
	requestLists,
	shipmentLists,
} from "./scale-lists.ts";
import type { Sample } from "./scale-sample.ts";

/** Every operation that reads. */
type ReadId = {
	[Id in OperationId]: (typeof requestLines)[Id] extends `GET ${string}`
		? Id
		: never;
}[OperationId];

/** The most costly requests of each operation, and every filter and sort of a list; {@link idOf} fills in `{id}`. Add those of a new operation here. */
const QUERIES: Readonly<Record<ReadId, (sample: Sample) => readonly string[]>> =
	{
		listShipments: shipmentLists,
		exportShipments: () => ["filter[scac]=MSCU"],
		getShipment: () => ["", "include=containers"],
		getShipmentProvenance: () => ["include=shipment"],
		getShipmentEtaHistory: () => ["include=shipment"],
		listContainers: containerLists,
		exportContainers: () => ["filter[status]=available&sort=pickup_lfd"],
		getContainer: () => ["", "include=shipment.containers"],
		listContainerTransportEvents: () => ["include=location,vessel"],
		listContainerRawEvents: () => [""],
		getContainerProvenance: () => [""],
		getContainerEtaHistory: () => ["include=container"],
		getContainerRoute: () => [""],
		getContainerMap: () => [""],
		exportTrackingRequests: () => ["filter[status]=created"],
		listTrackingRequestImports: () => ["page[size]=100"],
		getTrackingRequestImport: () => [""],
		listTrackingRequestImportRefusals: () => ["page[size]=100"],
		listTrackingRequests: requestLists,
		getTrackingRequest: () => ["", "include=container"],
		listSearchResults: () => [
			`query=${billNumber(1)}`,
			"query=SEED",
			"query=0012",
			"query=shanghai",
			"query=customer%206",
			"query=week%207",
			"query=ORDER",
			"query=project%208",
			"query=project",
			"query=%25%22",
		],
		streamEvents: () => ["filter[created_at][start]=2024-01-01T00:00:00Z"],
		listEvents: (sample) => [
			"page[size]=100",
			"filter[event]=container.transport.vessel_arrived",
			`filter[container_id]=${sample.container}`,
			`filter[shipment_id]=${sample.shipment}`,
			period("created_at"),
			`filter[event]=container.transport.vessel_arrived&${period("created_at")}`,
			"include=container,location",
		],
		listLocations: () => [
			"",
			"search=los%20angelse",
			"filter[type]=terminal&search=long",
		],
		getPort: () => [""],
		getMetroArea: () => [""],
		getTerminal: () => [""],
		getRailTerminal: () => [""],
		getVessel: () => ["show_positions[to_timestamp]=2026-08-14T20:00:00Z"],
		getVesselFuturePositions: () => ["port_id=USLAX&previous_port_id=CNSHA"],
		getVesselFuturePositionsWithCoordinates: () => [
			"port_id=USLAX&previous_port_id=CNSHA&latitude=31&longitude=123",
		],
		listShippingLines: () => ["", "search=hapag"],
		getShippingLine: () => [""],
		listCustomFieldDefinitions: () => [
			"",
			"filter[entity_type]=Shipment&filter[data_type]=short_text&filter[display_name]=Proj",
		],
		getCustomFieldDefinition: () => [""],
		listCustomFieldOptions: () => [""],
		getCustomFieldOption: () => [""],
		listCustomFields: ({ shipment, field }) => [
			"page[size]=100",
			"filter[entity_type]=Shipment",
			`filter[entity_id]=${shipment}`,
			`filter[definition_id]=${field}`,
		],
		getCustomField: () => [""],
		listShipmentCustomFields: () => [""],
		listContainerCustomFields: () => [""],
		listTrackingRequestCustomFields: () => [""],
		listParties: () => ["page[size]=100"],
		getParty: () => [""],
		listWebhooks: () => ["page[size]=100", "page[number]=2"],
		listWebhookEvents: () => [""],
		getWebhookIps: () => [""],
		getWebhook: () => [""],
		streamWebhookNotifications: () => [
			"filter[created_at][start]=2024-01-01T00:00:00Z",
		],
		listWebhookNotifications: ({ webhook }) => [
			"include=webhook,reference_object",
			"filter[delivery_status]=failed",
			`filter[webhook]=${webhook}&filter[event]=container.created`,
			period("created_at"),
		],
		getWebhookNotificationExample: () => ["event=container.created"],
		getWebhookNotification: () => [""],
		getWebhookNotificationBody: () => [""],
		listWebhookNotificationAttempts: () => [""],
	};

function idOf(id: ReadId, sample: Sample): string {
	if (/Shipment/.test(id)) return sample.shipment;
	if (id === "getContainer" || id === "getContainerMap")
		return sample.container;
	if (/Container/.test(id)) return sample.crowded;
	if (/TrackingRequest/.test(id)) return sample.request;
	if (/Vessel/.test(id)) return exampleVessels[0]?.id ?? "";
	if (id === "getWebhook") return sample.webhook;
	const example = readables.find(({ operationId }) => operationId === id);
	return example?.exampleId ?? "";
}

/** A request measured on both files: its printed name, and the path of each sample. */
export interface ScaleRequest {
	readonly name: string;
	readonly pathFor: (sample: Sample) => string;
}

/** Every operation that reads, with its most costly queries. */
export function scaleRequests(sample: Sample): ScaleRequest[] {
	return Object.entries(QUERIES).flatMap(([key, queriesOf]) => {
		const id = key as ReadId;
		const path = requestLines[id].slice("GET ".length);
		return queriesOf(sample).map((query, index) => ({
			name: `${path} ${/page\[after\]/.test(query) ? "(a page far behind)" : query}`,
			pathFor: (one) =>
				`${path.replace("{id}", idOf(id, one))}?${queriesOf(one)[index]}`,
		}));
	});
}
