import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Schema } from "../schema.ts";

/** The columns that take the place of the record, and where in the record their values are. */
const FACTS = {
	event: "event",
	is_estimate: "estimated",
	locode: "location_locode",
	vessel_name: "vessel_name",
	vessel_imo: "vessel_imo",
	invalidated_at: "invalidated_at",
} as const;

/** Of all that the source said under the identity of an event the version that its record was made from, else the last. */
const VERSION = sql`
	select version.id from observations as first
		join observations as version on version.account_id = first.account_id
			and version.shipment_id = first.shipment_id and version.source_kind = first.source_kind
			and version.source_code = first.source_code and version.key = first.key
	where first.account_id = raw_events.account_id and first.id = raw_events.observation_id
	order by
		version.content ->> '$.occurredAt' = raw_events.document ->> '$.attributes.timestamp' desc,
		version.content ->> '$.originalEvent' = raw_events.document ->> '$.attributes.original_event' desc,
		version.content ->> '$.reportedAt' desc, version.received_at desc
	limit 1`;

/** Raw events are made from their observations when they are read. What the first release recorded has no record yet. */
export const rawEventRows: Migration = {
	async up(db: Kysely<Schema>) {
		const columns = Object.entries({ version_id: "", ...FACTS });
		for (const [column] of columns) {
			await db.schema
				.alterTable("raw_events")
				.addColumn(
					column,
					column === "is_estimate" ? "integer" : "text",
					(definition) =>
						column === "is_estimate"
							? definition.notNull().defaultTo(0)
							: definition,
				)
				.execute();
		}
		const facts = Object.entries(FACTS).map(
			([column, attribute]) =>
				sql`${sql.ref(column)} = document ->> ${`$.attributes.${attribute}`}`,
		);
		await sql`update raw_events set version_id = (${VERSION}), ${sql.join(facts)} where document is not null`.execute(
			db,
		);
		await db.schema.alterTable("raw_events").dropColumn("document").execute();
	},
};
