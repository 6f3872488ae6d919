import type { Shipment } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { readShipmentFilter } from "../shipments/shipment-filter.ts";
import { openShipmentList } from "../shipments/shipment-list-queries.ts";
import { exportList } from "./export-list.ts";
import { recordOf } from "./record-of.ts";
import { SHIPMENT_COLUMNS } from "./shipment-columns.ts";

/** GET /shipments/export: the account's shipments as a table. */
export const exportShipments: Operation<"exportShipments"> = async (
	context,
) => {
	const { query, account, services, reply } = context;
	const { db } = services.database;
	const { table, headers } = await exportList(context, {
		columns: SHIPMENT_COLUMNS,
		open: async () => {
			const filter = await readShipmentFilter(db, account.id, query);
			return (await openShipmentList(db, account.id, filter)).list;
		},
		read: (row) => recordOf<Shipment>(db, "shipments", account.id, row),
	});
	return reply(200, table, headers);
};
