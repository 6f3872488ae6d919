import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import { findShipmentIds } from "./shipments-of-containers.ts";
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
					// This is the order of the unique index of containers. For the order of ids, SQLite would read all containers of the account.
					.orderBy("shipment_id")
					.orderBy("number")
					.limit(limit)
					.as("latest"),
			)
			.select("id"),
);

/** A filter for the containers of the shipments that pass another filter. */
export function containersOf(
	db: Queries,
	accountId: string,
	filter: ValueFilter,
): ValueFilter {
	return {
		parameter: filter.parameter,
		async find(most) {
			const shipments = await filter.find(most);
			if (!shipments) return undefined;
			const found: string[] = [];
			for (const batch of idBatches(shipments)) {
				const limit = most + 1 - found.length;
				const rows = await selectContainers(db, accountId, batch, limit);
				for (const { id } of rows) found.push(id);
				if (found.length > most) return undefined;
				await giveWay();
			}
			return found;
		},
		async among(ids) {
			const rows = await findShipmentIds(db, accountId, ids);
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
	const union = (some: readonly string[], others: readonly string[]) => [
		...new Set([...some, ...others]),
	];
	return {
		parameter: one.parameter,
		async find(most) {
			const some = await one.find(most);
			const others = some && (await other.find(most));
			const all = others && union(some, others);
			return all && all.length <= most ? all : undefined;
		},
		among: async (ids) => union(await one.among(ids), await other.among(ids)),
	};
}
