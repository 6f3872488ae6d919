import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 } from "uuid";
import type { ShipmentDocument } from "../../generated/openapi.ts";
import { openDatabase } from "../../server/database/database.ts";
import { toJsonText } from "../../server/database/json-text.ts";
import { migrate } from "../../server/database/migrate.ts";
import { loadContract } from "../../server/http/contract.ts";
import {
	insertAccount,
	insertApiKey,
} from "../../server/resources/accounts/account-queries.ts";
import { putShipment } from "../../server/resources/shipments/shipment-queries.ts";

const SHIPMENTS = 10_000;
const ASKED_FOR = 2_000;

/** A database to measure on. */
export interface SeededDatabase {
	readonly folder: string;
	readonly file: string;
	readonly accountId: string;
	readonly key: string;
	/** The shipments that are asked for. */
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
function exampleShipment(): ShipmentDocument["data"] {
	const { document } = loadContract();
	const operation = document.paths["/shipments/{id}"]?.get as {
		readonly responses: Readonly<Record<string, ExampleResponse>>;
	};
	const [media] = Object.values(operation.responses["200"]?.content ?? {});
	const [example] = Object.values(media?.examples ?? {});
	if (!example) throw new Error("the contract has no example of a shipment");
	return (example.value as ShipmentDocument).data;
}

/** Makes a database with one account, its key and 10,000 shipments in a new temporary folder. */
export async function seedDatabase(): Promise<SeededDatabase> {
	const folder = mkdtempSync(join(tmpdir(), "landfall-bench-"));
	const file = join(folder, "landfall.db");
	const database = openDatabase(`file:${file}`);
	await migrate(database);
	const now = new Date().toISOString();
	const example = exampleShipment();
	const shipmentIds: string[] = [];
	const seeded = await database.db.transaction().execute(async (db) => {
		const account = await insertAccount(db, "bench", now);
		const { key } = await insertApiKey(db, account.id, now);
		for (let index = 0; index < SHIPMENTS; index++) {
			const id = v7();
			if (index % (SHIPMENTS / ASKED_FOR) === 0) shipmentIds.push(id);
			await putShipment(db, {
				account_id: account.id,
				id,
				created_at: now,
				scac: example.attributes.shipping_line_scac,
				bill_of_lading_number: `MEDU${index}`,
				normalized_number: `MEDU${index}`,
				line_tracking_stopped_at: null,
				document: toJsonText({ ...example, id }),
			});
		}
		return { accountId: account.id, key };
	});
	await database.close();
	return { folder, file, ...seeded, shipmentIds };
}
