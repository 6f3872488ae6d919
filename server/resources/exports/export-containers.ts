import type { Container, Shipment } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { readContainerFilter } from "../containers/container-filter.ts";
import { openContainerList } from "../containers/container-list-queries.ts";
import { CONTAINER_COLUMNS } from "./container-columns.ts";
import { exportList } from "./export-list.ts";
import { recordOf } from "./record-of.ts";
import { withShipments } from "./with-shipments.ts";

/** GET /containers/export: the account's containers as a table. */
export const exportContainers: Operation<"exportContainers"> = async (
	context,
) => {
	const { query, account, services, reply } = context;
	const { db } = services.database;
	const { table, headers } = await exportList(context, {
		columns: CONTAINER_COLUMNS,
		open: async () => {
			const filter = await readContainerFilter(db, account.id, query);
			const { list } = await openContainerList(db, account.id, filter);
			return withShipments(db, account.id, list);
		},
		read: async (row) => {
			const { id } = account;
			const container = await recordOf<Container>(db, "containers", id, row);
			const shipment =
				row.shipment &&
				(await recordOf<Shipment>(db, "shipments", id, row.shipment));
			return container && { ...container, shipment };
		},
	});
	return reply(200, table, headers);
};
