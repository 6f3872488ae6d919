import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import { giveWay } from "../../runtime/give-way.ts";
import type { ValueFilter } from "./value-filter.ts";

const selectContainers = compiledRead(
	(db, accountId: string, shipmentIds: readonly string[], limit: number) =>
		db
			.selectFrom(
				db
					.selectFrom("containers")
					.select("id")
					.where("account_id", "=", accountId)
					.where("shipment_id", "in", shipmentIds)
					.orderBy("id", "desc")
					.limit(limit)
					.as("latest"),
			)
			.select("id"),
);

const selectShipments = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("containers")
			.select(["id", "shipment_id"])
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

/** A filter for the containers of the shipments that pass another filter. */
export function containersOf(
	db: Queries,
	accountId: string,
	filter: ValueFilter,
): ValueFilter {
	return {
		parameter: filter.parameter,
		async find(limit) {
			const shipments = await filter.find(limit);
			const found: string[] = [];
			for (const batch of idBatches(shipments)) {
				const left = limit - found.length;
				if (left <= 0) break;
				const rows = await selectContainers(db, accountId, batch, left);
				for (const { id } of rows) found.push(id);
				await giveWay();
			}
			return shipments.length < limit ? found : shipments;
		},
		async among(ids) {
			const rows = await selectShipments(db, accountId, ids);
			const shipments = new Set(rows.map((row) => row.shipment_id));
			const left = new Set(await filter.among([...shipments]));
			return rows
				.filter((row) => left.has(row.shipment_id))
				.map(({ id }) => id);
		},
	};
}

/** A filter for records that pass at least one of two filters. */
export function either(one: ValueFilter, other: ValueFilter): ValueFilter {
	const both = async (
		read: (filter: ValueFilter) => Promise<readonly string[]>,
	) => [...new Set([...(await read(one)), ...(await read(other))])];
	return {
		parameter: one.parameter,
		find: (limit) => both((filter) => filter.find(limit)),
		among: (ids) => both((filter) => filter.among(ids)),
	};
}
