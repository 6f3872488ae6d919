import type { Container, Shipment } from "../../../generated/openapi.ts";
import type { ShipmentTable } from "../../resources/shipments/shipment-table.ts";
import type { StopReason } from "../../resources/shipments/stop-tracking.ts";
import { stopReasonOf } from "../../resources/shipments/tracking-windows.ts";
import type { Services } from "../../services/services.ts";
import { terminalTasks } from "../check-terminal/terminal-plan.ts";

/** A shipment as it is recorded once its line was asked. */
export interface AskedShipment {
	readonly row: ShipmentTable;
	readonly shipment: Shipment;
	/** All of them. */
	readonly containers: readonly Container[];
	readonly isBookingCancelled: boolean;
	/** When the line was asked: what it has said since is not in its answer, so that only what was over then is. */
	readonly askedAt: Date;
}

/** Why a shipment is to be tracked no longer, or undefined when it is tracked on. */
export function stopReason(
	services: Pick<Services, "terminals" | "rules" | "clock">,
	asked: AskedShipment,
): StopReason | undefined {
	const { row, shipment, containers, isBookingCancelled, askedAt } = asked;
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
		askedAt,
	);
}
