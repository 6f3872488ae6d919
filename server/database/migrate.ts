import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { ConfigError } from "../config.ts";
import type { Database } from "./database.ts";
import { initialSchema } from "./migrations/0001-initial-schema.ts";
import { referenceData } from "./migrations/0002-reference-data.ts";
import { trackingEngine } from "./migrations/0003-tracking-engine.ts";
import { builtInPlaces } from "./migrations/0004-built-in-places.ts";
import { rawEventRows } from "./migrations/0005-raw-event-rows.ts";
import { textDigests } from "./migrations/0006-text-digests.ts";
import { deliveries } from "./migrations/0007-deliveries.ts";
import { outcomes } from "./migrations/0008-outcomes.ts";
import { vesselPositions } from "./migrations/0009-vessel-positions.ts";
import { seaStops } from "./migrations/0010-sea-stops.ts";
import { containerMaps } from "./migrations/0011-container-maps.ts";
import { followedVessels } from "./migrations/0012-followed-vessels.ts";
import { mapTags } from "./migrations/0013-map-tags.ts";
import { askedVessels } from "./migrations/0014-asked-vessels.ts";
import { accountCounters } from "./migrations/0015-account-counters.ts";
import { accountEvents } from "./migrations/0016-account-events.ts";
import { listIndexes } from "./migrations/0017-list-indexes.ts";
import { fairJobs } from "./migrations/0018-fair-jobs.ts";
import { shipmentRevisions } from "./migrations/0019-shipment-revisions.ts";
import { lastFreeDays } from "./migrations/0023-last-free-days.ts";
import { findByReference } from "./migrations/0024-find-by-reference.ts";
import { submittedWithRequests } from "./migrations/0025-submitted-with-requests.ts";

/** Every migration by name, in order. A released one is never changed: a correction is a new one. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
	"0001-initial-schema": initialSchema,
	"0002-reference-data": referenceData,
	"0003-tracking-engine": trackingEngine,
	"0004-built-in-places": builtInPlaces,
	"0005-raw-event-rows": rawEventRows,
	"0006-text-digests": textDigests,
	"0007-deliveries": deliveries,
	"0008-outcomes": outcomes,
	"0009-vessel-positions": vesselPositions,
	"0010-sea-stops": seaStops,
	"0011-container-maps": containerMaps,
	"0012-followed-vessels": followedVessels,
	"0013-map-tags": mapTags,
	"0014-asked-vessels": askedVessels,
	"0015-account-counters": accountCounters,
	"0016-account-events": accountEvents,
	"0017-list-indexes": listIndexes,
	"0018-fair-jobs": fairJobs,
	"0019-shipment-revisions": shipmentRevisions,
	"0023-last-free-days": lastFreeDays,
	"0024-find-by-reference": findByReference,
	"0025-submitted-with-requests": submittedWithRequests,
};

/** The last migration that a database has had; undefined when it has had none, or cannot be read. */
async function lastMigration({ db }: Database): Promise<string | undefined> {
	const query = sql<{ name: string }>`
		select name from kysely_migration order by name desc limit 1`;
	const result = await query.execute(db).catch(() => undefined);
	return result?.rows[0]?.name;
}

/**
 * Brings the database to the newest schema in one transaction. Throws {@link ConfigError} when a newer program has written it, and
 * what has gone wrong when a migration fails; all stays as it was then.
 */
export async function migrate(database: Database): Promise<void> {
	const migrator = new Migrator({
		db: database.db,
		provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
	});
	const { error } = await migrator.migrateToLatest();
	if (error === undefined) return;
	const last = await lastMigration(database);
	const known = Object.keys(MIGRATIONS).sort().at(-1);
	if (last === undefined || known === undefined || last <= known) throw error;
	throw new ConfigError(
		`DATABASE_URL names a database that a newer version of Landfall has written (${last}; this one knows up to ${known}): start that version, or name another database`,
	);
}
