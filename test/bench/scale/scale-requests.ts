import { type OperationId, requestLines } from "../../../client/operations.ts";
import { readables } from "../../database/plans/every-request.ts";
import { exampleVessels } from "../../seed/seed-examples.ts";
import { billNumber, containerNumber } from "../../seed/seed-numbers.ts";

/** Every operation that reads. */
type ReadId = {
	[Id in OperationId]: (typeof requestLines)[Id] extends `GET ${string}`
		? Id
		: never;
}[OperationId];

/** Records of a seeded file that requests read. */
export interface Sample {
	/** A shipment of 250 containers. */
	readonly shipment: string;
	/** The container with thousands of events. */
	readonly crowded: string;
	readonly container: string;
	readonly request: string;
	readonly webhook: string;
	/** The query of a page far behind the first one of each list, as a link has it. */
	readonly deep: Readonly<
		Record<"shipments" | "containers" | "tracking_requests", string>
	>;
}

const PERIOD = (name: string) =>
	`filter[${name}][start]=2024-01-01T00:00:00Z&filter[${name}][end]=2024-01-02T00:00:00Z`;

/** The most costly requests of each operation; {@link idOf} fills in `{id}`. Add those of a new operation here. */
const QUERIES: Readonly<Record<ReadId, (sample: Sample) => readonly string[]>> =
	{
		listShipments: ({ deep }) => [
			"page[size]=100",
			"include=containers,port_of_lading.terminals,pod_terminal",
			"filter[tracking_stopped]=true&page[size]=100",
			"filter[tracking_stopped]=false&page[size]=100",
			"filter[scac]=MSCU&page[size]=100",
			"filter[port_of_lading]=CNSHA&filter[tracking_stopped]=false",
			"filter[pod_eta_at][start]=2024-01-20&sort=pod_eta_at",
			"sort=-pod_ata_at",
			"fields[shipment]=bill_of_lading_number,pod_eta_at&page[size]=100",
			"filter[ref_numbers]=PO-7,PO-8",
			"filter[ref_numbers]=PO-7&filter[scac]=MSCU&sort=pod_eta_at",
			"filter[tags]=none",
			`number=${billNumber(1)}`,
			`number=${billNumber(1)}&filter[tracking_stopped]=true`,
			deep.shipments,
		],
		exportShipments: () => ["filter[scac]=MSCU"],
		getShipment: () => ["", "include=containers"],
		getShipmentProvenance: () => ["include=shipment"],
		getShipmentEtaHistory: () => ["include=shipment"],
		listContainers: ({ deep }) => [
			"page[size]=100",
			"include=shipment,pod_terminal",
			`filter[number]=${containerNumber(7)}`,
			"filter[number]=NONE",
			"filter[scac]=MSCU&page[size]=100",
			"filter[port_of_discharge]=USLAX,USNYC",
			"filter[vessel_imo]=9100007&sort=pickup_lfd,-created_at",
			"filter[status]=available&sort=pickup_lfd",
			"filter[status]=available&filter[port_of_discharge]=USLAX&sort=pickup_lfd",
			"filter[held]=true",
			"filter[updated_at][start]=2024-01-01T12:00:00Z",
			"sort=-pod_eta_at",
			"sort=pickup_lfd",
			"fields[container]=number,current_status&page[size]=100",
			"filter[ref_numbers]=none&filter[status]=available",
			deep.containers,
		],
		exportContainers: () => ["filter[status]=available&sort=pickup_lfd"],
		getContainer: () => ["include=shipment.containers"],
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
		listTrackingRequests: ({ deep }) => [
			"page[size]=100",
			"filter[status]=created",
			"filter[status]=tracking_stopped",
			"filter[scac]=MSCU&page[size]=100",
			"filter[scac]=MSCU&filter[status]=failed&filter[request_type]=container",
			"filter[scac]=NONE&filter[status]=created&filter[request_type]=bill_of_lading",
			PERIOD("created_at"),
			PERIOD("updated_at"),
			`${PERIOD("created_at")}&${PERIOD("updated_at")}&filter[scac]=MSCU`,
			`filter[request_number]=${billNumber(1)}&filter[status]=created`,
			"fields[tracking_request]=status&page[size]=100",
			"filter[ref_numbers]=none&filter[status]=created",
			deep.tracking_requests,
		],
		getTrackingRequest: () => ["include=container"],
		listSearchResults: () => [
			`query=${billNumber(1)}`,
			"query=SEED",
			"query=0012",
			"query=shanghai",
		],
		streamEvents: () => ["filter[created_at][start]=2024-01-01T00:00:00Z"],
		listEvents: (sample) => [
			"page[size]=100",
			"filter[event]=container.transport.vessel_arrived",
			`filter[container_id]=${sample.container}`,
			`filter[shipment_id]=${sample.shipment}`,
			PERIOD("created_at"),
		],
		listLocations: () => ["", "search=los%20angelse"],
		getPort: () => [""],
		getMetroArea: () => [""],
		getTerminal: () => [""],
		getRailTerminal: () => [""],
		getVessel: () => ["show_positions[to_timestamp]=2026-08-14T20:00:00Z"],
		getVesselFuturePositions: () => ["port_id=USLAX&previous_port_id=CNSHA"],
		getVesselFuturePositionsWithCoordinates: () => [
			"port_id=USLAX&previous_port_id=CNSHA&latitude=31&longitude=123",
		],
		listShippingLines: () => [""],
		getShippingLine: () => [""],
		listCustomFieldDefinitions: () => [""],
		getCustomFieldDefinition: () => [""],
		listCustomFieldOptions: () => [""],
		getCustomFieldOption: () => [""],
		listCustomFields: () => ["page[size]=100"],
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
		listWebhookNotifications: () => ["", "filter[delivery_status]=failed"],
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
