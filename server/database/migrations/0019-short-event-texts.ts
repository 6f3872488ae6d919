import { type Kysely, sql } from "kysely";
import {
	type EventColumns,
	shortEventText,
} from "../stored-documents/event-text.ts";
import type { SchemaMigration } from "./support/migration.ts";
import { storedPages } from "./support/stored-pages.ts";

const NAME = "0019-short-event-texts";

const PAGE = 512;

interface StoredEvent extends EventColumns {
	readonly account_id: string;
	readonly document: string;
}

/** Stores of the record of a transport event only what its row does not have. */
export const shortEventTexts: SchemaMigration = {
	name: NAME,
	contractsTo: NAME,
	async up(db: Kysely<unknown>) {
		const columns = sql`container_id, event, created_at, timestamp, document`;
		for await (const page of storedPages<StoredEvent>(
			db,
			"transport_events",
			columns,
			PAGE,
		))
			for (const row of page) {
				const { account_id, id, document } = row;
				const short = shortEventText(document, row);
				await sql`
					update transport_events set document = ${short}
					where account_id = ${account_id} and id = ${id}`.execute(db);
			}
	},
};
