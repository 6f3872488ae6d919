import type { Queries } from "../../database/database.ts";
import {
	findSized,
	type SizedDocument,
} from "../../database/stored-documents/sized-documents.ts";
import type { ListSource } from "../../json-api/list-source.ts";
import { findShipmentIds } from "../value-filters/shipments-of-containers.ts";

/** A container, and the shipment that it belongs to. */
export interface ContainerRow extends SizedDocument {
	readonly shipment: SizedDocument | undefined;
}

async function shipmentsOf(
	db: Queries,
	accountId: string,
	containerIds: readonly string[],
): Promise<Map<string, SizedDocument | undefined>> {
	if (containerIds.length === 0) return new Map();
	const links = await findShipmentIds(db, accountId, containerIds);
	const ids = [...new Set(links.map((link) => link.shipment_id))];
	const found = ids.length
		? await findSized(db, "shipments", accountId, ids)
		: [];
	const byId = new Map(found.map((one) => [one.id, one]));
	return new Map(links.map((link) => [link.id, byId.get(link.shipment_id)]));
}

/** A list of containers that reads the shipments of its rows too, with two statements for all rows of a span. */
export function withShipments(
	db: Queries,
	accountId: string,
	list: ListSource<SizedDocument>,
): ListSource<ContainerRow> {
	return {
		positions: (span) => list.positions(span),
		count: (most) => list.count(most),
		async rows(span) {
			const rows = await list.rows(span);
			const ids = rows.map(({ id }) => id);
			const shipments = await shipmentsOf(db, accountId, ids);
			return rows.map((row) => ({ ...row, shipment: shipments.get(row.id) }));
		},
	};
}
