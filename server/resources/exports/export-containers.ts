import type { Container } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { readContainerFilter } from "../containers/container-filter.ts";
import { openContainerList } from "../containers/container-list-queries.ts";
import { CONTAINER_COLUMNS } from "./container-columns.ts";
import { exportList } from "./export-list.ts";
import { recordOf } from "./record-of.ts";

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
			return (await openContainerList(db, account.id, filter)).list;
		},
		read: (row) => recordOf<Container>(db, "containers", account.id, row),
	});
	return reply(200, table, headers);
};
