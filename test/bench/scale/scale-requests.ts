import { type OperationId, requestLines } from "../../../client/operations.ts";
import { readables } from "../../database/plans/every-request.ts";
import { exampleVessels } from "../../seed/seed-examples.ts";
import { podTerminal } from "../../seed/seed-journeys.ts";
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
	/** A customer of some shipments. */
	readonly customer: string;
	/** The query of a page far behind the first one of each list, as a link has it. */
	readonly deep: Readonly<
		Record<"shipments" | "containers" | "tracking_requests", string>
	>;
}

const PERIOD = (name: string) =>
	`filter[${name}][start]=2024-01-01T00:00:00Z&filter[${name}][end]=2024-01-02T00:00:00Z`;

/** Both directions of a sort by each of some columns. */
const sortedBy = (...columns: readonly string[]) =>
	columns.flatMap((column) => [`sort=${column}`, `sort=-${column}`]);

/** Each filter that lists of shipments and of containers have. */
const filtersOfBoth = ({ customer }: Sample) => [
	"filter[scac]=MSCU&page[size]=100",
	"filter[port_of_lading]=CNSHA",
	"filter[port_of_discharge]=USLAX,USNYC",
	`filter[pod_terminal]=${podTerminal(1)}`,
	"filter[vessel_imo]=9100007",
	`filter[customer_id]=${customer}`,
	"filter[tracking_stopped]=true&page[size]=100",
	"filter[tracking_stopped]=false&page[size]=100",
	"filter[tags]=week-7",
	"filter[tags]=seeded&filter[vessel_imo]=9100007",
	"filter[tags]=none",
	"filter[ref_numbers]=PO-7,PO-8",
	"filter[ref_numbers]=SEED&filter[vessel_imo]=9100007&sort=pod_eta_at",
	"filter[custom_field]=project:Project 8",
	PERIOD("created_at"),
	PERIOD("updated_at"),
	"filter[pod_eta_at][start]=2024-03-20&sort=pod_eta_at",
];

/** The most costly requests of each operation, and every filter and sort; {@link idOf} fills in `{id}`. Add those of a new operation here. */
const QUERIES: Readonly<Record<ReadId, (sample: Sample) => readonly string[]>> =
	{
		listShipments: (sample) => [
			"page[size]=100",
			"include=containers,port_of_lading.terminals,pod_terminal",
			...filtersOfBoth(sample),
			"filter[port_of_lading]=CNSHA&filter[tracking_stopped]=false",
			"filter[pod_ata_at][start]=2024-03-20&sort=pod_ata_at",
			...sortedBy("created_at", "updated_at", "pod_eta_at", "pod_ata_at"),
			"fields[shipment]=bill_of_lading_number,pod_eta_at&page[size]=100",
			"filter[ref_numbers]=PO-7&filter[scac]=MSCU&sort=pod_eta_at",
			`number=${billNumber(1)}`,
			`number=${billNumber(1)}&filter[tracking_stopped]=true`,
			"q=PO-7",
			sample.deep.shipments,
		],
		exportShipments: () => ["filter[scac]=MSCU"],
		getShipment: () => ["", "include=containers"],
		getShipmentProvenance: () => ["include=shipment"],
		getShipmentEtaHistory: () => ["include=shipment"],
		listContainers: (sample) => [
			"page[size]=100",
			"include=shipment,pod_terminal",
			`filter[number]=${containerNumber(7)}`,
			"filter[number]=NONE",
			...filtersOfBoth(sample),
			"filter[customer_name]=Customer 6",
			"filter[vessel_imo]=9100007&sort=pickup_lfd,-created_at",
			"filter[status]=available,not_available&page[size]=100",
			"filter[status]=available&sort=pickup_lfd",
			"filter[status]=available&filter[port_of_discharge]=USLAX&sort=pickup_lfd",
			"filter[status]=on_ship,loaded&sort=-pod_eta_at",
			"filter[held]=true",
			"filter[held]=false",
			"filter[available]=true",
			"filter[available]=false",
			"filter[has_fees]=true",
			"filter[has_fees]=false",
			"filter[updated_at][start]=2024-01-01T12:00:00Z",
			"filter[pod_arrived_at][start]=2024-03-20",
			"filter[pod_discharged_at][end]=2024-03-20&sort=-pod_discharged_at",
			"filter[pickup_lfd][start]=2024-03-20&filter[pickup_lfd][end]=2024-03-21",
			...sortedBy(
				"created_at",
				"updated_at",
				"pod_eta_at",
				"pod_arrived_at",
				"pod_discharged_at",
				"pickup_lfd",
			),
			"fields[container]=number,current_status&page[size]=100",
			"filter[ref_numbers]=none&filter[status]=available",
			"filter[ref_numbers]=BOX-7",
			sample.deep.containers,
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
		listTrackingRequests: ({ deep, customer }) => [
			"page[size]=100",
			...sortedBy("created_at", "updated_at"),
			"filter[status]=failed&sort=updated_at",
			`${PERIOD("created_at")}&sort=updated_at,-created_at`,
			`filter[customer_id]=${customer}`,
			"filter[tags]=week-7",
			"filter[tags]=seeded&filter[status]=tracking_stopped",
			"filter[ref_numbers]=ORDER-7",
			"filter[custom_field]=project:Project 10&sort=created_at",
			"q=ORDER-7",
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
