import type { Container } from "../../generated/openapi.ts";
import { partsOf } from "../database/batches.ts";
import type { Queries } from "../database/database.ts";
import {
	fromJsonText,
	type JsonText,
	toJsonText,
} from "../database/json-text.ts";
import { setContainerDocument } from "../resources/containers/container-queries.ts";
import { readContainers } from "../resources/containers/containers-of-shipment.ts";
import { notifiedRecords } from "../resources/shipments/notified-shipment.ts";
import { setShipmentDocument } from "../resources/shipments/shipment-queries.ts";
import type { ShipmentTable } from "../resources/shipments/shipment-table.ts";
import { giveWay } from "../runtime/give-way.ts";
import type { SourceReport } from "./source-report.ts";
import type { WritePlan } from "./write-plan.ts";

/** Records per transaction: about five milliseconds. */
const MAX_RECORDS = 64;

/** A container with the times of the poll. */
interface TimedContainer {
	readonly container: Container;
	readonly text: JsonText<Container>;
	readonly isChanged: boolean;
}

/** Plans the writes of a report without news: only the times of the poll. */
export async function timesWritePlan(
	db: Queries,
	report: SourceReport,
	row: ShipmentTable,
): Promise<WritePlan> {
	const { account_id: accountId, id } = row;
	const shipment = fromJsonText(row.document);
	Object.assign(shipment.attributes, report.shipmentTimes);
	const document = toJsonText(shipment);
	const all: TimedContainer[] = [];
	for (const known of await readContainers(db, accountId, id)) {
		const { container } = known;
		const { attributes } = container;
		Object.assign(attributes, report.containerTimes(attributes.number));
		const text = toJsonText(container);
		all.push({ container, text, isChanged: text !== known.text });
		await giveWay();
	}
	const writeShipment = async (queries: Queries) => {
		if (document !== row.document) {
			await setShipmentDocument(queries, accountId, id, document);
		}
	};
	const changed = all.filter(({ isChanged }) => isChanged);
	return {
		async begin(queries, isWhole) {
			if (isWhole) await writeShipment(queries);
		},
		pieces: partsOf(changed, MAX_RECORDS).map((part) => async (queries) => {
			for (const { container, text } of part) {
				await setContainerDocument(queries, accountId, container.id, text);
			}
			return [];
		}),
		end: writeShipment,
		reported: {
			row: { ...row, document },
			shipment,
			containers: all.map(({ container }) => container),
			texts: () =>
				notifiedRecords(
					document,
					all.map(({ container, text }) => ({
						id: container.id,
						document: text,
					})),
				),
			isBookingCancelled: false,
		},
	};
}
