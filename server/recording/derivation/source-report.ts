import type { ContainerTimes } from "../../resources/containers/container-serializer.ts";
import type { RecordedMessage } from "../../resources/observations/observation.ts";
import type { ShipmentTimes } from "../../resources/shipments/shipment-serializer.ts";
import type { ShipmentTable } from "../../resources/shipments/shipment-table.ts";
import type { TrackingRequestTable } from "../../resources/tracking-requests/tracking-request-table.ts";
import type { CarrierAnswer } from "../../sources/contracts/carrier.ts";
import type { Observation } from "../../tracking/observations/observation.ts";

/** A report of sources about one shipment, with the tracking request and the shipment as they are recorded. */
export interface SourceReport {
	readonly request: TrackingRequestTable;
	/** Name of the customer, for a new shipment; absent or null for none. */
	readonly customerName?: string | null;
	/** Undefined before the first report. */
	readonly shipment: ShipmentTable | undefined;
	/** The messages of the shipment; undefined when they are not read yet. They are read after `shipment`, so that a concurrent change makes the report start again. */
	readonly messages?: readonly RecordedMessage[] | undefined;
	/** The tracking number in the line's own format. */
	readonly normalizedNumber: string;
	readonly observations: readonly Observation[];
	/** See {@link CarrierAnswer}. */
	readonly textDigests?: CarrierAnswer["textDigests"];
	/** Times of the poll, set on the shipment even without news. */
	readonly shipmentTimes: ShipmentTimes;
	/** Times of the poll, set on a container even without news. */
	readonly containerTimes: (containerNumber: string) => ContainerTimes;
}
