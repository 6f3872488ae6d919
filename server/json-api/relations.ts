import type {
	ContainerEtaHistory,
	ContainerProvenance,
	IncludedRecord,
	LoggedWebhookNotification,
	NotificationIncludedRecord,
	ShipmentEtaHistory,
	ShipmentProvenance,
	TrackingRequest,
} from "../../generated/openapi.ts";

type AnyRecord =
	| IncludedRecord
	| LoggedWebhookNotification
	| NotificationIncludedRecord
	| TrackingRequest
	| ShipmentProvenance
	| ShipmentEtaHistory
	| ContainerProvenance
	| ContainerEtaHistory;

/** A type of record that can appear in a path of `include`. */
export type RecordType = AnyRecord["type"];

type RelationshipsOf<Record> = Record extends { relationships: infer All }
	? All
	: object;
type Linked<Data> = Data extends readonly (infer Item)[] ? Item : Data;
type TypeOf<Identifier> = Identifier extends { type: infer Type }
	? Type
	: never;
type TypesAt<Relationship> = Relationship extends { data: infer Data }
	? TypeOf<Linked<Data>>
	: never;

/** For each record type of the contract, the types of its relationships. */
type Relations = {
	readonly [Type in RecordType]: {
		readonly [Name in keyof RelationshipsOf<
			Extract<AnyRecord, { type: Type }>
		>]-?: readonly TypesAt<
			RelationshipsOf<Extract<AnyRecord, { type: Type }>>[Name]
		>[];
	};
};

const RELATIONS: Relations = {
	shipment: {
		containers: ["container"],
		port_of_lading: ["port"],
		port_of_discharge: ["port"],
		pod_terminal: ["terminal"],
		destination: ["port", "metro_area"],
		destination_terminal: ["terminal", "rail_terminal"],
		line_tracking_stopped_by_user: ["user"],
	},
	container: {
		shipment: ["shipment"],
		pod_terminal: ["terminal"],
		pickup_facility: ["terminal"],
		transport_events: ["transport_event"],
		raw_events: ["raw_event"],
	},
	tracking_request: {
		tracked_object: ["shipment"],
		customer: ["party"],
		user: ["user"],
	},
	shipment_provenance: { shipment: ["shipment"], raw_events: ["raw_event"] },
	shipment_eta_history: { shipment: ["shipment"], raw_events: ["raw_event"] },
	container_provenance: { container: ["container"], raw_events: ["raw_event"] },
	container_eta_history: {
		container: ["container"],
		raw_events: ["raw_event"],
	},
	webhook_notification: {
		reference_object: [
			"tracking_request",
			"transport_event",
			"container_created_event",
			"container_updated_event",
			"container_pod_terminal_changed_event",
			"estimated_event",
		],
		webhook: ["webhook"],
		webhook_notification_logs: ["webhook_notification_log"],
	},
	webhook: {},
	container_created_event: {
		container: ["container"],
		shipment: ["shipment"],
	},
	container_updated_event: {
		container: ["container"],
		terminal: ["terminal"],
		shipment: ["shipment"],
	},
	container_pod_terminal_changed_event: {
		container: ["container"],
		terminal: ["terminal"],
		shipment: ["shipment"],
	},
	estimated_event: {
		shipment: ["shipment"],
		port: ["port"],
		vessel: ["vessel"],
	},
	transport_event: {
		shipment: ["shipment"],
		container: ["container"],
		vessel: ["vessel"],
		location: ["port", "metro_area"],
		terminal: ["terminal", "rail_terminal"],
		source_event: ["raw_event"],
		previous_version: ["transport_event"],
	},
	raw_event: {
		container: ["container"],
		vessel: ["vessel"],
		location: ["port", "metro_area"],
		terminal: ["terminal", "rail_terminal"],
	},
	port: { terminals: ["terminal"] },
	terminal: { port: ["port"] },
	rail_terminal: { port: ["port"], metro_area: ["metro_area"] },
	metro_area: {},
	vessel: {},
	party: {},
};

const relations = new Map(
	Object.entries(RELATIONS).map(([type, named]) => [
		type,
		new Map<string, readonly string[]>(Object.entries(named)),
	]),
);

/** The names of a record's relationships. */
export function relationNames(type: RecordType): string[] {
	return [...(relations.get(type)?.keys() ?? [])];
}

/** Whether a path of relationship names exists from a record type. */
export function canFollow(type: RecordType, path: readonly string[]): boolean {
	let reached: readonly string[] = [type];
	for (const name of path) {
		reached = reached.flatMap((at) => relations.get(at)?.get(name) ?? []);
	}
	return reached.length > 0;
}
