import { setTimeout as sleep } from "node:timers/promises";
import { type Backlog, findBacklog } from "../deliveries/backlog-queries.ts";
import { canRead } from "../http/readiness.ts";
import type { SourceLimits } from "../runtime/meter.ts";
import { remembered } from "../runtime/remembered.ts";
import type { Services } from "../services/services.ts";
import {
	findLapsedLeases,
	findOldestDueJob,
} from "../worker/due-job-queries.ts";

/** Shortest interval between two reads of the figures, however many scrapes there are. */
const FRESH_MS = 1_000;

/** Interval for reading the database's size, for which PostgreSQL looks at every file. */
const SIZE_FRESH_MS = 60_000;

/** How long a scrape waits for the database, and for its figures. */
const LIMIT_MS = 2_000;

/** The database's figures about waiting work. Ages are in seconds of wall-clock time. */
export interface Figures {
	/** Age of the oldest due job of each kind, also of one whose worker has died; 0 when none is due. */
	readonly oldestDueSeconds: ReadonlyMap<string, number>;
	readonly backlog: Omit<Backlog, "since"> & { readonly oldestSeconds: number };
	readonly sizeBytes: number;
	readonly sources: ReadonlyMap<string, SourceLimits>;
}

/** Creates the reader of the figures; undefined while the database does not answer in time. */
export function figuresReader({
	database,
	clock,
	log,
	jobKinds,
	meter,
}: Services): () => Promise<Figures | undefined> {
	const readSize = remembered(SIZE_FRESH_MS, () => database.readSize());
	const read = remembered(FRESH_MS, async (): Promise<Figures> => {
		const now = clock.now();
		const at = now.toISOString();
		const secondsSince = (instant: string | null | undefined) =>
			instant == null
				? 0
				: (now.getTime() - Date.parse(instant)) / 1_000 / (clock.speed ?? 1);
		const wallMs = Date.now();
		const lapsed = await findLapsedLeases(
			database.db,
			new Date(wallMs).toISOString(),
		);
		const oldest = new Map<string, number>();
		// One after the other, to leave the other connections to requests and jobs.
		for (const job of jobKinds) {
			const since = await findOldestDueJob(database.db, job, at);
			const endedAt = lapsed.get(job);
			const lapsedMs = endedAt === undefined ? 0 : wallMs - Date.parse(endedAt);
			oldest.set(job, Math.max(secondsSince(since), lapsedMs / 1_000));
		}
		const sources = new Map<string, SourceLimits>();
		for (const [source, limits] of meter?.sourceLimits ?? [])
			sources.set(source, await limits());
		const { since, ...backlog } = await findBacklog(database.db, at);
		return {
			oldestDueSeconds: oldest,
			backlog: { ...backlog, oldestSeconds: secondsSince(since) },
			sizeBytes: await readSize(),
			sources,
		};
	});
	let isMissed = false;
	/** Warns once until they are read again, because scrapes go on. */
	const miss = (details: object, message: string) => {
		if (!isMissed) log.warn(details, message);
		isMissed = true;
	};
	return async () => {
		const figures = read().catch((error: unknown) => {
			miss({ err: error }, "the figures of the queues cannot be read");
			return undefined;
		});
		const late = sleep(LIMIT_MS, undefined, { ref: false });
		const found = await Promise.race([figures, late]);
		if (found) isMissed = false;
		else miss({ limitMs: LIMIT_MS }, "the figures of the queues are late");
		return found;
	};
}

/**
 * Creates the check whether the database answers in time: one statement of its own, because the figures take many, and are late on a
 * busy process whose database is well.
 */
export function databaseCheck(services: Services): () => Promise<boolean> {
	const check = remembered(FRESH_MS, () => canRead(services));
	return () => Promise.race([check(), sleep(LIMIT_MS, false, { ref: false })]);
}
