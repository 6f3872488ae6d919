import { type Kysely, sql } from "kysely";
import { storedPages } from "../support/stored-pages.ts";

/** Shipments per read. */
const PAGE = 100;

/** A record as stored before lists had rows of their own. */
interface StoredRecord {
	readonly attributes: Readonly<Record<string, unknown>>;
	readonly relationships: Readonly<
		Record<string, { readonly data: { readonly id: string } | null }>
	>;
}

interface StoredRow {
	readonly account_id: string;
	readonly id: string;
	readonly document: string;
	readonly customer_id: string | null;
	readonly changed_at: string;
}

type ListedRow = Readonly<Record<string, string | number>>;

const textOf = ({ attributes }: StoredRecord, name: string) =>
	String(attributes[name] ?? "");

/** Whether any of the holds or fees counts. */
function hasAny(
	{ attributes }: StoredRecord,
	names: readonly string[],
	counts: (one: Readonly<Record<string, unknown>>) => boolean,
): 0 | 1 {
	const all = names.flatMap(
		(name) => (attributes[name] ?? []) as Readonly<Record<string, unknown>>[],
	);
	return all.some(counts) ? 1 : 0;
}

function sharedOf(
	shipment: StoredRecord,
	{ customer_id }: StoredRow,
): ListedRow {
	return {
		scac: textOf(shipment, "shipping_line_scac"),
		port_of_lading: textOf(shipment, "port_of_lading_locode"),
		port_of_discharge: textOf(shipment, "port_of_discharge_locode"),
		vessel_imo: textOf(shipment, "pod_vessel_imo"),
		pod_eta_at: textOf(shipment, "pod_eta_at"),
		is_stopped: textOf(shipment, "line_tracking_stopped_at") === "" ? 0 : 1,
		customer_id: customer_id ?? "",
	};
}

function listedRow(
	row: StoredRow,
	record: StoredRecord,
	shared: ListedRow,
	more: ListedRow,
): ListedRow {
	return {
		account_id: row.account_id,
		record_id: row.id,
		created_at: textOf(record, "created_at"),
		updated_at: row.changed_at,
		...shared,
		pod_terminal: record.relationships.pod_terminal?.data?.id ?? "",
		...more,
	};
}

function containerColumns(container: StoredRecord): ListedRow {
	const holds = ["holds_at_pod_terminal", "ind_facility_holds"];
	const fees = ["fees_at_pod_terminal", "ind_facility_fees"];
	return {
		status: textOf(container, "current_status"),
		pod_arrived_at: textOf(container, "pod_arrived_at"),
		pod_discharged_at: textOf(container, "pod_discharged_at"),
		pickup_lfd: textOf(container, "pickup_lfd"),
		is_held: hasAny(container, holds, ({ status }) => status === "hold"),
		is_available: container.attributes.available_for_pickup === true ? 1 : 0,
		has_fees: hasAny(container, fees, ({ amount }) => Number(amount) > 0),
	};
}

/** Adds a row unless a newer program has already written it. */
async function insertRow(
	db: Kysely<unknown>,
	table: string,
	row: ListedRow,
): Promise<void> {
	const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
	await sql`
		insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})
		on conflict (account_id, record_id) do nothing`.execute(db);
}

async function fillShipment(
	db: Kysely<unknown>,
	row: StoredRow,
): Promise<void> {
	const shipment = JSON.parse(row.document) as StoredRecord;
	const shared = sharedOf(shipment, row);
	const own = { pod_ata_at: textOf(shipment, "pod_ata_at") };
	await insertRow(
		db,
		"listed_shipments",
		listedRow(row, shipment, shared, own),
	);
	const { rows: containers } = await sql<StoredRow>`
		select account_id, id, document, customer_id, created_at as changed_at from containers
		where account_id = ${row.account_id} and shipment_id = ${row.id}`.execute(
		db,
	);
	for (const stored of containers) {
		const container = JSON.parse(stored.document) as StoredRecord;
		const changed = { ...stored, changed_at: row.changed_at };
		const columns = containerColumns(container);
		await insertRow(
			db,
			"listed_containers",
			listedRow(changed, container, shared, columns),
		);
	}
}

/** Adds the rows of all existing shipments and containers. */
export async function fillListedRecords(db: Kysely<unknown>): Promise<void> {
	const columns = sql`document, customer_id, coalesce(last_news_at, created_at) as changed_at`;
	const pages = storedPages<StoredRow>(db, "shipments", columns, PAGE);
	for await (const rows of pages)
		for (const row of rows) await fillShipment(db, row);
}
