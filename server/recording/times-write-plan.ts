import type { Container } from "../../generated/openapi.ts";
import { partsOf } from "../database/batches.ts";
import type { Queries } from "../database/database.ts";
import { fromJsonText, toJsonText } from "../database/json-text.ts";
import { putContainerTimes } from "../resources/containers/container-queries.ts";
import { TERMINAL_TIMES } from "../resources/containers/container-serializer.ts";
import { readContainers } from "../resources/containers/containers-of-shipment.ts";
import { notifiedRecords } from "../resources/shipments/notified-shipment.ts";
import { putShipmentTimes } from "../resources/shipments/shipment-queries.ts";
import type { ShipmentTable } from "../resources/shipments/shipment-table.ts";
import { giveWay } from "../runtime/time-slices.ts";
import type { SourceReport } from "./derivation/source-report.ts";
import type { WritePlan } from "./write-plan.ts";

/** Rows per transaction: about five milliseconds. */
const MAX_ROWS = 256;

/** Plans the writes of a report without news: only the times of the poll, apart from the records. */
export async function timesWritePlan(
	db: Queries,
	report: SourceReport,
	row: ShipmentTable,
): Promise<WritePlan> {
	const { account_id: accountId, id } = row;
	const shipment = fromJsonText(row.document);
	Object.assign(shipment.attributes, report.shipmentTimes);
	const containers: Container[] = [];
	const checked: Container[] = [];
	for (const { container } of await readContainers(db, accountId, id)) {
		const times = report.containerTimes(container.attributes.number);
		Object.assign(container.attributes, times);
		containers.push(container);
		if (TERMINAL_TIMES.some((name) => name in times)) checked.push(container);
		await giveWay();
	}
	const writeShipment = async (queries: Queries) => {
		if (Object.keys(report.shipmentTimes).length > 0)
			await putShipmentTimes(queries, accountId, shipment);
	};
	return {
		async begin(queries, isWhole) {
			if (isWhole) await writeShipment(queries);
		},
		pieces: partsOf(checked, MAX_ROWS).map((part) => async (queries) => {
			await putContainerTimes(queries, accountId, part);
			return [];
		}),
		end: writeShipment,
		reported: {
			row: { ...row, document: toJsonText(shipment) },
			shipment,
			containers,
			texts: () =>
				notifiedRecords(
					toJsonText(shipment),
					containers.map((container) => ({
						id: container.id,
						document: toJsonText(container),
					})),
				),
			isBookingCancelled: false,
		},
	};
}
