import { type Kysely, sql } from "kysely";
import { schemaParts } from "../dialects/schema-parts.ts";
import { packTexts } from "../packed-texts/packed-texts.ts";
import type { SchemaMigration } from "./support/migration.ts";
import { storedPages } from "./support/stored-pages.ts";

const NAME = "0017-packed-origins";

const PAGE = 256;

interface Stored {
	readonly account_id: string;
	readonly id: string;
	readonly provenance: string;
	readonly eta_history: string;
}

async function packColumns(db: Kysely<unknown>, table: string): Promise<void> {
	const columns = sql`provenance, eta_history`;
	for await (const page of storedPages<Stored>(db, table, columns, PAGE))
		for (const { account_id, id, provenance, eta_history } of page) {
			const origins = packTexts([provenance, eta_history]);
			await sql`
				update ${sql.table(table)} set origins = ${origins}
				where account_id = ${account_id} and id = ${id}`.execute(db);
		}
}

/** One compressed column instead of `provenance` and `eta_history`, which took more room than all else of a shipment or container. */
export const packedOrigins: SchemaMigration = {
	name: NAME,
	contractsTo: NAME,
	async up(db) {
		const { text } = schemaParts(db);
		for (const table of ["shipments", "containers"]) {
			await db.schema
				.alterTable(table)
				.addColumn("origins", text, (one) => one.notNull().defaultTo(""))
				.execute();
			await packColumns(db, table);
			for (const column of ["provenance", "eta_history"])
				await db.schema.alterTable(table).dropColumn(column).execute();
		}
	},
};
