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
import type { Heard } from "./inquired.ts";
import type { ReportWriting } from "./report-writing.ts";

/** Records that one transaction writes: some five milliseconds. */
const MOST_RECORDS = 64;

/** The record of a container, with its text when that is to be written. */
interface Timed {
	readonly container: Container;
	readonly text: JsonText<Container>;
	readonly isChanged: boolean;
}

/** What is written of a report without news: the times of the asking. Nothing else is read than what planning the next one needs. */
export async function timesWriting(
	db: Queries,
	heard: Heard,
	row: ShipmentTable,
): Promise<ReportWriting> {
	const { account_id: accountId, id } = row;
	const shipment = fromJsonText(row.document);
	Object.assign(shipment.attributes, heard.shipmentTimes);
	const document = toJsonText(shipment);
	const all: Timed[] = [];
	for (const known of await readContainers(db, accountId, id)) {
		const { container } = known;
		const { attributes } = container;
		Object.assign(attributes, heard.containerTimes(attributes.number));
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
		pieces: partsOf(changed, MOST_RECORDS).map((part) => async (queries) => {
			for (const { container, text } of part) {
				await setContainerDocument(queries, accountId, container.id, text);
			}
			return [];
		}),
		end: writeShipment,
		outlook: {
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
