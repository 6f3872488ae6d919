import type { Container } from "../../../generated/openapi.ts";

/** The common columns of listed shipments and containers. An unknown instant, place or vessel is the empty text. */
interface ListedRecord {
	account_id: string;
	/** Id of the shipment or container. */
	record_id: string;
	created_at: string;
	/** When its record last changed, apart from the times of polls. */
	updated_at: string;
	/** SCAC of the shipping line. */
	scac: string;
	/** UN/LOCODE, as the next. */
	port_of_lading: string;
	port_of_discharge: string;
	/** IMO number of the vessel that calls at the port of discharge. */
	vessel_imo: string;
	pod_eta_at: string;
	/** Id of the customer; empty for none. */
	customer_id: string;
	/** Whether its shipment is no longer tracked. */
	is_stopped: 0 | 1;
	/** Id of the terminal of discharge. */
	pod_terminal: string;
}

/** A shipment in lists: a narrow row, so that filtering and sorting can read many. */
export interface ListedShipmentTable extends ListedRecord {
	pod_ata_at: string;
}

/** A container in lists, with columns of its shipment. */
export interface ListedContainerTable extends ListedRecord {
	status: Container["attributes"]["current_status"];
	pod_arrived_at: string;
	pod_discharged_at: string;
	pickup_lfd: string;
	/** Whether a terminal holds it. */
	is_held: 0 | 1;
	/** Whether a terminal says that it can be picked up. */
	is_available: 0 | 1;
	/** Whether a terminal asks for a fee above zero. */
	has_fees: 0 | 1;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		listed_containers: ListedContainerTable;
		listed_shipments: ListedShipmentTable;
	}
}
