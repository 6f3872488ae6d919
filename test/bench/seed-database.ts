import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { v7 } from "uuid";
import type { Shipment, ShipmentDocument } from "../../generated/openapi.ts";
import { openDatabase, type Queries } from "../../server/database/database.ts";
import { toJsonText } from "../../server/database/json-text.ts";
import { migrate } from "../../server/database/migrate.ts";
import { loadContract } from "../../server/http/contract/contract.ts";
import { insertAccount } from "../../server/resources/accounts/account-queries.ts";
import { insertApiKey } from "../../server/resources/accounts/api-key-queries.ts";
import { putContainers } from "../../server/resources/containers/container-queries.ts";
import type { ContainerTable } from "../../server/resources/containers/container-table.ts";
import { packOrigins } from "../../server/resources/provenance/packed-origins.ts";
import { addShipment } from "../../server/resources/shipments/shipment-queries.ts";
import type { ShipmentTable } from "../../server/resources/shipments/shipment-table.ts";

const SHIPMENTS = 10_000;
const ASKED_FOR = 2_000;

/** A database to measure on. */
export interface SeededDatabase {
	readonly folder: string;
	readonly file: string;
	readonly accountId: string;
	readonly key: string;
	/** The shipments that requests read. */
	readonly shipmentIds: readonly string[];
}

interface ExampleResponse {
	readonly content: Readonly<
		Record<
			string,
			{
				readonly examples: Readonly<
					Record<string, { readonly value: unknown }>
				>;
			}
		>
	>;
}

/** The contract's example of a shipment: the size of a real one. */
function exampleShipment(): Shipment {
	const { document } = loadContract();
	const operation = document.paths["/shipments/{id}"]?.get as {
		readonly responses: Readonly<Record<string, ExampleResponse>>;
	};
	const [media] = Object.values(operation.responses["200"]?.content ?? {});
	const [example] = Object.values(media?.examples ?? {});
	if (!example) throw new Error("the contract has no example of a shipment");
	return (example.value as ShipmentDocument).data;
}

function shipmentRow(
	accountId: string,
	id: string,
	index: number,
	example: Shipment,
	now: string,
): ShipmentTable {
	return {
		account_id: accountId,
		id,
		created_at: now,
		scac: example.attributes.shipping_line_scac,
		bill_of_lading_number: `MEDU${index}`,
		normalized_number: `MEDU${index}`,
		line_tracking_stopped_at: null,
		document: toJsonText({ ...example, id }),
		origins: packOrigins({}, {}) as ShipmentTable["origins"],
		last_news_at: null,
		tracking_resumed_at: null,
		customer_id: null,
		derive_again_at: null,
		revision: 0,
	};
}

/** As many containers as the shipment refers to; nothing reads their own records. */
function containerRows(
	accountId: string,
	shipmentId: string,
	example: Shipment,
	now: string,
): ContainerTable[] {
	return example.relationships.containers.data.map((_, index) => ({
		account_id: accountId,
		id: v7(),
		shipment_id: shipmentId,
		created_at: now,
		number: `MSCU000000${index}`,
		document: "{}" as ContainerTable["document"],
		origins: packOrigins({}, {}) as ContainerTable["origins"],
		customer_id: null,
		sea_stops: "[]" as ContainerTable["sea_stops"],
	}));
}

/** The attributes and to-one relationships of a shipment as the columns of an ordinary table. */
function shipmentColumns({
	attributes,
	relationships,
}: Shipment): Record<string, string | null> {
	const columns = Object.entries(attributes).map(([name, value]) => [
		name,
		Array.isArray(value) ? JSON.stringify(value) : value,
	]);
	const links = Object.entries(relationships).flatMap(([name, { data }]) =>
		Array.isArray(data)
			? []
			: [
					[`${name}_type`, data?.type ?? null],
					[`${name}_id`, data?.id ?? null],
				],
	);
	return Object.fromEntries([...columns, ...links]);
}

/** The table that a server without stored records would read from. */
async function addColumnsTable(
	db: Queries,
	accountId: string,
	example: Shipment,
	ids: readonly string[],
): Promise<void> {
	const columns = shipmentColumns(example);
	const names = Object.keys(columns);
	await sql
		.raw(
			`create table bare_shipments (account_id text, id text, ${names.map((name) => `${name} text`).join(", ")}, primary key (account_id, id))`,
		)
		.execute(db);
	for (const id of ids) {
		const values = [accountId, id, ...Object.values(columns)];
		await sql`insert into bare_shipments values (${sql.join(values)})`.execute(
			db,
		);
	}
}

/** Makes a database with one account, its key and 10,000 shipments with their containers in a new temporary folder. */
export async function seedDatabase(): Promise<SeededDatabase> {
	const folder = mkdtempSync(join(tmpdir(), "landfall-bench-"));
	const file = join(folder, "landfall.db");
	const database = openDatabase(`file:${file}`);
	await migrate(database);
	const now = new Date().toISOString();
	const example = exampleShipment();
	const seeded = await database.db.transaction().execute(async (db) => {
		const account = await insertAccount(db, "bench", now);
		const { key } = await insertApiKey(db, account.id, now);
		const ids = Array.from({ length: SHIPMENTS }, () => v7());
		for (const [index, id] of ids.entries()) {
			await addShipment(db, shipmentRow(account.id, id, index, example, now));
			await putContainers(db, containerRows(account.id, id, example, now));
		}
		await addColumnsTable(db, account.id, example, ids);
		const step = SHIPMENTS / ASKED_FOR;
		const shipmentIds = ids.filter((_, index) => index % step === 0);
		return { accountId: account.id, key, shipmentIds };
	});
	await database.close();
	return { folder, file, ...seeded };
}
