import { setTimeout as sleep } from "node:timers/promises";
import { remembered } from "../runtime/remembered.ts";
import type { Services } from "../services/services.ts";
import { findIdleMs } from "../worker/idle-queue.ts";

/** The answer to a readiness probe. */
interface Readiness {
	/** Whether the process can serve requests. */
	readonly isReady: boolean;
	readonly status: string;
	/** The problem with jobs; absent while a worker takes them. */
	readonly jobs?: string;
}

/** Shortest interval between two look-ups of waiting jobs, because anybody can request a probe. */
const FRESH_MS = 5_000;

const MINUTE_MS = 60_000;

/** How long the database may take: probes give up after a few seconds. */
const LIMIT_MS = 2_000;

const WITHOUT_DATABASE: Readiness = { isReady: false, status: "no database" };

/** Describes due jobs that wait for a worker; undefined when none wait, or when jobs cannot be read. */
async function findWaiting(services: Services): Promise<string | undefined> {
	try {
		const minutes = Math.floor((await findIdleMs(services)) / MINUTE_MS);
		if (minutes === 0) return undefined;
		return `no worker has taken a due job for ${minutes} min: start one, or read its log`;
	} catch (error) {
		services.log.warn({ err: error }, "waiting jobs cannot be read");
		return undefined;
	}
}

/** Whether the database answers one statement. */
export async function canRead({
	database,
	log,
}: Pick<Services, "database" | "log">): Promise<boolean> {
	try {
		await database.db.selectFrom("settings").select("name").limit(1).execute();
		return true;
	} catch (error) {
		log.warn({ err: error }, "the database cannot be read");
		return false;
	}
}

/**
 * Creates the readiness check. A server with a read-only database is ready, so that it keeps serving reads. It is also ready
 * while no worker takes jobs, because they can run later. Each problem is logged once.
 */
export function readiness(
	services: Services,
	isStopping: () => boolean,
): () => Promise<Readiness> {
	const { database, log } = services;
	let logged: string | undefined;
	const jobsWaiting = remembered(FRESH_MS, () => findWaiting(services));
	const examine = async (): Promise<Readiness> => {
		if (isStopping()) return { isReady: false, status: "stopping" };
		if (!(await canRead(services))) return WITHOUT_DATABASE;
		const trouble = await database.findTrouble();
		if (trouble && trouble.message !== logged) log.error(trouble.message);
		logged = trouble?.message;
		if (!trouble) {
			const jobs = await jobsWaiting();
			return { isReady: true, status: "ready", ...(jobs && { jobs }) };
		}
		return trouble.isReadable
			? { isReady: true, status: "read only" }
			: { isReady: false, status: trouble.message };
	};
	return () =>
		Promise.race([
			examine(),
			sleep(LIMIT_MS, WITHOUT_DATABASE, { ref: false }),
		]);
}
