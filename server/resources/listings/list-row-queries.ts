import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { compiledWrite } from "../../database/schema/compiled-query.ts";
import type { SharedColumns } from "./list-row-of-record.ts";
import type {
	ListedContainerTable,
	ListedShipmentTable,
} from "./listed-tables.ts";

type ListedRow = ListedShipmentTable | ListedContainerTable;

type Column = keyof ListedShipmentTable | keyof ListedContainerTable;

/** Columns of a row that never change. */
const KEPT: ReadonlySet<Column> = new Set([
	"account_id",
	"record_id",
	"created_at",
]);

/**
 * Columns that change, in the order in which they are compared. A database rewrites the entries of every index whose column is written,
 * even with the same value, and most reports change only times.
 */
const WRITTEN = [["updated_at"], ["updated_at", "pod_eta_at"]] as const;

/** How many columns a change writes: an index of {@link WRITTEN}, or its length for all. */
type Extent = number;

/** How many columns of a row changed; all when the stored row is unknown. */
function extentOf<Row extends ListedRow>(
	before: Row | undefined,
	after: Row,
): Extent {
	if (!before) return WRITTEN.length;
	const changed = Object.entries(after).flatMap(([name, value]) =>
		before[name as keyof Row] === value ? [] : [name],
	);
	const extent = WRITTEN.findIndex((columns) =>
		changed.every((name) => (columns as readonly string[]).includes(name)),
	);
	return extent < 0 ? WRITTEN.length : extent;
}

function upsertInto(
	table: "listed_shipments" | "listed_containers",
	extent: Extent,
) {
	return compiledWrite((db, rows: readonly ListedRow[]) => {
		const all = Object.keys(rows[0] ?? {}) as Column[];
		const columns = WRITTEN[extent] ?? all.filter((name) => !KEPT.has(name));
		return db
			.insertInto(table)
			.values(rows as never)
			.onConflict((conflict) =>
				conflict
					.columns(["account_id", "record_id"])
					.doUpdateSet((eb) =>
						Object.fromEntries(
							columns.map((name) => [
								name,
								eb.ref(`excluded.${name}` as "excluded.updated_at"),
							]),
						),
					),
			);
	});
}

const EXTENTS = [...WRITTEN.keys(), WRITTEN.length];
const UPSERTS = {
	listed_shipments: EXTENTS.map((one) => upsertInto("listed_shipments", one)),
	listed_containers: EXTENTS.map((one) => upsertInto("listed_containers", one)),
};

/** The new row and the stored row; the stored one is undefined where it is unknown. */
export interface ChangedRow<Row extends ListedRow> {
	readonly before: Row | undefined;
	readonly after: Row;
}

async function putRows<Row extends ListedRow>(
	db: Queries,
	table: keyof typeof UPSERTS,
	rows: readonly ChangedRow<Row>[],
): Promise<void> {
	const byExtent = Map.groupBy(rows, ({ before, after }) =>
		extentOf(before, after),
	);
	for (const [extent, some] of byExtent) {
		for (const batch of inBatches(some))
			await UPSERTS[table][extent]?.(
				db,
				batch.map(({ after }) => after),
			);
	}
}

/** Writes the row that lists use to find a shipment. */
export function putListedShipment(
	db: Queries,
	row: ChangedRow<ListedShipmentTable>,
): Promise<void> {
	return putRows(db, "listed_shipments", [row]);
}

/** Writes the rows that lists use to find containers. */
export function putListedContainers(
	db: Queries,
	rows: readonly ChangedRow<ListedContainerTable>[],
): Promise<void> {
	return putRows(db, "listed_containers", rows);
}

const updateShared = compiledWrite(
	(db, shared: SharedColumns, accountId: string, ids: readonly string[]) =>
		db
			.updateTable("listed_containers")
			.set(shared)
			.where("account_id", "=", accountId)
			.where("record_id", "in", ids),
);

/** Writes the shipment's columns to the rows of its containers. */
export async function putSharedColumns(
	db: Queries,
	accountId: string,
	ids: readonly string[],
	shared: SharedColumns,
): Promise<void> {
	for (const batch of idBatches(ids))
		await updateShared(db, shared, accountId, batch);
}
