import type { ObservationTable } from "../resources/shipments/shipment-table.ts";
import type { TrackingRequestTable } from "../resources/tracking-requests/tracking-request-table.ts";
import type { CarrierAnswer } from "../sources/carriers/carrier.ts";
import type { Comparison } from "../tracking/compare.ts";
import type { Journey } from "../tracking/journey.ts";
import type { RecordedShipment } from "./recorded-shipment.ts";

/** A successful inquiry about a request: what the carrier said and what follows from it. */
export interface Inquired {
	readonly request: TrackingRequestTable;
	readonly recorded: RecordedShipment;
	readonly answer: CarrierAnswer;
	/** Observations that were not recorded before. */
	readonly fresh: readonly ObservationTable[];
	readonly journey: Journey;
	readonly comparison: Comparison;
	/** The clock's present. */
	readonly now: string;
}
