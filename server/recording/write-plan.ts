import type { Container, Shipment } from "../../generated/openapi.ts";
import type { Queries } from "../database/database.ts";
import type { AccountEvent } from "../resources/account-events/notify.ts";
import type { ShipmentTable } from "../resources/shipments/shipment-table.ts";

/** A shipment with everything from a report. */
export interface ReportedShipment {
	readonly row: ShipmentTable;
	readonly shipment: Shipment;
	/** The records of all its containers. */
	readonly containers: readonly Container[];
	/** JSON texts of the records that notifications embed: the containers, then the shipment. */
	texts(): readonly string[];
	readonly isBookingCancelled: boolean;
	/** Events of the last transaction, to be notified with it. */
	readonly events: readonly AccountEvent[];
}

/** Writes of a report: one transaction, or several of bounded size. */
export interface WritePlan {
	/** Runs before the first piece. `isWhole`: one transaction writes everything, and `end` does not run. */
	begin(db: Queries, isWhole: boolean): Promise<void>;
	/** Each writes a limited number of rows, and returns the events to notify in the same transaction. */
	readonly pieces: readonly ((
		db: Queries,
	) => Promise<readonly AccountEvent[]>)[];
	/** Runs after the last piece when there are several transactions. */
	end(db: Queries): Promise<void>;
	/** The shipment after the last piece. */
	readonly reported: Omit<ReportedShipment, "events">;
}
