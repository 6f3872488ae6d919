import type {
	AccountTable,
	ApiKeyTable,
} from "../resources/accounts/account-table.ts";
import type { ContainerTable } from "../resources/containers/container-table.ts";
import type { MetroAreaTable } from "../resources/metro-areas/metro-area-table.ts";
import type { PortTable } from "../resources/ports/port-table.ts";
import type { RailTerminalTable } from "../resources/rail-terminals/rail-terminal-table.ts";
import type {
	ObservationTable,
	ShipmentNumberTable,
	ShipmentTable,
} from "../resources/shipments/shipment-table.ts";
import type { ShippingLineTable } from "../resources/shipping-lines/shipping-line-table.ts";
import type { TerminalTable } from "../resources/terminals/terminal-table.ts";
import type { TrackingRequestTable } from "../resources/tracking-requests/tracking-request-table.ts";
import type {
	RawEventTable,
	TransportEventTable,
} from "../resources/transport-events/transport-event-table.ts";
import type { VesselTable } from "../resources/vessels/vessel-table.ts";
import type {
	DeliveryTable,
	NotificationTable,
	WebhookTable,
} from "../resources/webhooks/webhook-table.ts";
import type { JobTable } from "../worker/job-table.ts";
import type { SettingTable } from "./setting-table.ts";

/** Every table of the database. Rows keep instants as ISO strings, booleans as 0 and 1, lists as JSON text. */
export interface Schema {
	accounts: AccountTable;
	api_keys: ApiKeyTable;
	containers: ContainerTable;
	jobs: JobTable;
	metro_areas: MetroAreaTable;
	observations: ObservationTable;
	ports: PortTable;
	rail_terminals: RailTerminalTable;
	raw_events: RawEventTable;
	settings: SettingTable;
	shipment_numbers: ShipmentNumberTable;
	shipments: ShipmentTable;
	shipping_lines: ShippingLineTable;
	terminals: TerminalTable;
	tracking_requests: TrackingRequestTable;
	transport_events: TransportEventTable;
	vessels: VesselTable;
	webhook_deliveries: DeliveryTable;
	webhook_notifications: NotificationTable;
	webhooks: WebhookTable;
}
