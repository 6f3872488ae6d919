import type { Container, Shipment } from "../../../generated/openapi.ts";
import type { StopReason } from "../../resources/shipment-tracking/stop-tracking.ts";
import { stopReasonOf } from "../../resources/shipment-tracking/tracking-windows.ts";
import type { ShipmentTable } from "../../resources/shipments/shipment-table.ts";
import type { Services } from "../../services/services.ts";
import { terminalTasks } from "../check-terminal/terminal-plan.ts";

/** A shipment after a query of its line. */
export interface QueriedShipment {
	readonly row: ShipmentTable;
	readonly shipment: Shipment;
	/** All containers of the shipment. */
	readonly containers: readonly Container[];
	readonly isBookingCancelled: boolean;
	/** When the line was queried. Later events are not in its answer, so whether tracking is over is judged at this time. */
	readonly queriedAt: Date;
}

/** Returns why tracking of a shipment stops, or undefined when it continues. */
export function stopReason(
	services: Pick<Services, "terminals" | "rules" | "clock">,
	queried: QueriedShipment,
): StopReason | undefined {
	const { row, shipment, containers, isBookingCancelled, queriedAt } = queried;
	const awaited = terminalTasks(services, shipment, containers);
	return stopReasonOf(
		{
			isBookingCancelled,
			isTerminalAwaited: awaited.length > 0,
			attributes: shipment.attributes,
			containers: containers.map(({ attributes }) => attributes),
			lastNewsAt: row.last_news_at ?? row.created_at,
			resumedAt: row.tracking_resumed_at,
		},
		services.rules.stop,
		queriedAt,
	);
}
