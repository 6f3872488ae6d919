import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Database } from "../database/database.ts";
import { findSetting, setSetting } from "../database/setting-queries.ts";
import { transact } from "../database/transact.ts";
import type { Clock } from "../runtime/clock.ts";
import type { RetentionRules } from "../settings/retention-rules/retention-rules.ts";
import { sweep } from "./sweep.ts";

const HOUR_MS = 3_600_000;

/** Time from the end of a sweep to the next. */
const REST_MS = 6 * HOUR_MS;

/** How long a sweep is reserved for its process after the last turn. */
const LEASE_MS = HOUR_MS / 2;
const EXTENSION_MS = 60_000;

/** How often a process checks whether a sweep is due. */
const CHECK_MS = 300_000;

/** The owner of the current sweep, and when the next may begin, in wall-clock time. */
interface Schedule {
	readonly owner: string;
	readonly nextAtMs: number;
}

const SETTING = "retention schedule";

/** The parts that a sweeper uses. */
export interface SweeperParts {
	readonly database: Database;
	readonly rules: RetentionRules;
	readonly clock: Clock;
	readonly log: Logger;
}

/** A running sweeper. */
export interface Sweeper {
	/** Ends a sweep between two batches. */
	stop(): Promise<void>;
}

/** Takes the next sweep for `owner` if it is due. Two processes that take it at once share the work safely. */
function takeSweep(database: Database, owner: string): Promise<boolean> {
	return transact(database, async (db) => {
		const next = await findSetting<Schedule>(db, SETTING);
		if (next && next.nextAtMs > Date.now()) return false;
		const nextAtMs = Date.now() + LEASE_MS;
		await setSetting(db, SETTING, { owner, nextAtMs } satisfies Schedule);
		return true;
	});
}

function schedule(
	{ db }: Database,
	owner: string,
	nextAtMs: number,
): Promise<void> {
	return setSetting(db, SETTING, { owner, nextAtMs } satisfies Schedule);
}

async function sweepIfDue(
	{ database, rules, clock, log }: SweeperParts,
	owner: string,
	signal: AbortSignal,
): Promise<void> {
	if (!(await takeSweep(database, owner))) return;
	let extendAtMs = Date.now() + EXTENSION_MS;
	const startedMs = performance.now();
	const swept = await sweep({
		database,
		rules,
		now: clock.now(),
		signal,
		async onTurn() {
			if (Date.now() < extendAtMs) return;
			extendAtMs = Date.now() + EXTENSION_MS;
			await schedule(database, owner, Date.now() + LEASE_MS);
		},
	});
	await schedule(database, owner, Date.now() + REST_MS);
	const seconds = Math.round((performance.now() - startedMs) / 1_000);
	log.info({ ...swept, seconds }, "expired records are removed");
}

/**
 * Removes expired records four times a day, in one process of an installation. It is not a job, because with the fast clock of
 * a simulation a job would always be due.
 */
export function startSweeper(parts: SweeperParts): Sweeper {
	const stopping = new AbortController();
	const { signal } = stopping;
	const owner = randomUUID();
	let running = Promise.resolve();
	let timer: NodeJS.Timeout;
	const run = async () => {
		try {
			await sweepIfDue(parts, owner, signal);
		} catch (error) {
			if (!signal.aborted)
				parts.log.error(
					{ err: error },
					"removal of expired records has failed; it is tried again later",
				);
		}
		plan();
	};
	const plan = () => {
		if (signal.aborted) return;
		timer = setTimeout(
			() => {
				running = run();
			},
			CHECK_MS * (0.5 + Math.random()),
		).unref();
	};
	plan();
	return {
		async stop() {
			stopping.abort();
			clearTimeout(timer);
			await running;
		},
	};
}
