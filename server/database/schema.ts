import type {
	AccountEventTable,
	EventRecordTable,
} from "../resources/account-events/account-event-table.ts";
import type {
	AccountCounterTable,
	AccountTable,
	ApiKeyTable,
} from "../resources/accounts/account-table.ts";
import type { ContainerMapTable } from "../resources/container-maps/container-map-table.ts";
import type { ContainerTable } from "../resources/containers/container-table.ts";
import type {
	OutcomeTable,
	OutcomeTotalTable,
} from "../resources/outcomes/outcome-table.ts";
import type { RawEventTable } from "../resources/raw-events/raw-event-table.ts";
import type { ReferenceTable } from "../resources/references/reference-table.ts";
import type {
	ObservationTable,
	ShipmentNumberTable,
	ShipmentTable,
} from "../resources/shipments/shipment-table.ts";
import type { TrackingRequestTable } from "../resources/tracking-requests/tracking-request-table.ts";
import type { TransportEventTable } from "../resources/transport-events/transport-event-table.ts";
import type { VesselPositionTable } from "../resources/vessel-positions/vessel-position-table.ts";
import type { VesselTable } from "../resources/vessels/vessel-table.ts";
import type {
	DeliveryQueueTable,
	DeliveryTable,
	EventSequenceTable,
	NotificationTable,
	WebhookTable,
} from "../resources/webhooks/webhook-table.ts";
import type { JobQueueTable, JobTable } from "../worker/job-table.ts";
import type { SettingTable } from "./setting-table.ts";

/** Every table of the database. Rows keep instants as ISO strings, booleans as 0 and 1, lists as JSON text. */
export interface Schema {
	account_counters: AccountCounterTable;
	account_events: AccountEventTable;
	accounts: AccountTable;
	api_keys: ApiKeyTable;
	container_maps: ContainerMapTable;
	containers: ContainerTable;
	delivery_queues: DeliveryQueueTable;
	event_records: EventRecordTable;
	event_sequences: EventSequenceTable;
	job_queues: JobQueueTable;
	jobs: JobTable;
	observations: ObservationTable;
	outcome_totals: OutcomeTotalTable;
	outcomes: OutcomeTable;
	raw_events: RawEventTable;
	record_references: ReferenceTable;
	settings: SettingTable;
	shipment_numbers: ShipmentNumberTable;
	shipments: ShipmentTable;
	tracking_requests: TrackingRequestTable;
	transport_events: TransportEventTable;
	vessel_positions: VesselPositionTable;
	vessels: VesselTable;
	webhook_deliveries: DeliveryTable;
	webhook_notifications: NotificationTable;
	webhooks: WebhookTable;
}
