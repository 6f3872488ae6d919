import type { Container, Shipment } from "../../generated/openapi.ts";
import type { AccountEvent } from "../resources/account-events/notify.ts";
import type { ContainerTimes } from "../resources/containers/container-serializer.ts";
import type { ShipmentTimes } from "../resources/shipments/shipment-serializer.ts";
import type { ShipmentTable } from "../resources/shipments/shipment-table.ts";
import type { TrackingRequestTable } from "../resources/tracking-requests/tracking-request-table.ts";
import type { CarrierAnswer } from "../sources/contracts/carrier.ts";
import type { Comparison } from "../tracking/compare/compare.ts";
import type { Journey } from "../tracking/derive/journey.ts";
import type { Observation } from "../tracking/observations/observation.ts";
import type { RecordedShipment } from "./recorded-shipment.ts";

/** What sources said about a shipment when they were asked, and what is recorded of whom it is about. */
export interface Heard {
	/** The request that led to the shipment, or is to lead to it. */
	readonly request: TrackingRequestTable;
	/** The shipment as it is recorded; undefined when the request has none yet. */
	readonly shipment: ShipmentTable | undefined;
	/** The number as it is sent to the line. */
	readonly normalizedNumber: string;
	readonly observations: readonly Observation[];
	/** See {@link CarrierAnswer}. */
	readonly textDigests?: CarrierAnswer["textDigests"];
	/** What is noted about the asking itself, whether or not there is news. */
	readonly shipmentTimes: ShipmentTimes;
	readonly containerTimes: (containerNumber: string) => ContainerTimes;
}

/** News: what follows from everything that was said until now. */
export interface Inquired extends Heard {
	readonly shipmentId: string;
	readonly recorded: RecordedShipment;
	/** For each identity the id of the observation that was recorded first: corrections do not make it another one. */
	readonly firstSaid: ReadonlyMap<string, string>;
	/** The ids under which the observations are recorded. */
	readonly observationIds: ReadonlyMap<Observation, string>;
	/** When the line last said something that was not known. */
	readonly lastNewsAt: string;
	/** When the same messages lead to something else, or are to be looked at again; null when they never are. */
	readonly deriveAgainAt: string | null;
	readonly journey: Journey;
	readonly comparison: Comparison;
	/** The clock's present. */
	readonly now: string;
}

/** A shipment as it is recorded once everything that was heard is. */
export interface Outlook {
	readonly row: ShipmentTable;
	readonly shipment: Shipment;
	/** The records of all its containers. */
	readonly containers: readonly Container[];
	/** The records that travel with notifications, as text: the containers that the shipment names, then the shipment. */
	texts(): readonly string[];
	/** Whether the messages say so. */
	readonly isBookingCancelled: boolean;
	/** What the account is to be told. */
	readonly events: readonly AccountEvent[];
}
