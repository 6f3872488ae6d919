import { randomUUID } from "node:crypto";
import {
	setImmediate as nextTurn,
	setTimeout as sleep,
} from "node:timers/promises";
import { workFor } from "../runtime/time-slices.ts";
import { traced } from "../runtime/tracing.ts";
import type { Services } from "../services/services.ts";
import { afterJobError } from "./after-job-error.ts";
import { chooseFairly } from "./choose-fairly.ts";
import { type JobHandler, LeaseLostError } from "./job.ts";
import type { JobPayloads } from "./job-payloads.ts";
import { extendLease, releaseJob } from "./job-queue.ts";
import type { JobRow } from "./job-table.ts";
import { traceOf } from "./job-trace.ts";
import { ownerName } from "./lease-owner.ts";
import type { WorkWatch } from "./work-watch.ts";

/** Shortest time between two claims while few places could be filled. */
const CROWDED_CLAIM_MS = 25;

/** The times of running jobs, in milliseconds. */
export interface JobTimes {
	readonly leaseMs: number;
	/** Between two extensions of a lease. */
	readonly heartbeatMs: number;
	/** How long a stopping worker waits for running jobs before it aborts them. */
	readonly graceMs: number;
}

/** One kind of job of a worker. */
export interface Lane {
	readonly name: keyof JobPayloads;
	/** Jobs that run at once; one account gets at most half. */
	readonly concurrency: number;
	/** How long jobs gather after all were claimed (ms). */
	readonly gatherMs: number;
	readonly handle: JobHandler<never>;
}

/** Runs one kind of job: claims as many as there are free places, then sleeps until woken. */
export class LaneRunner {
	readonly #lane: Lane;
	readonly #services: Services;
	readonly #times: JobTimes;
	readonly #watch: WorkWatch;
	readonly #giveUp = new AbortController();
	readonly #running = new Set<Promise<void>>();
	/** Running jobs per account. */
	readonly #held = new Map<string, number>();
	/** Whether the last claim left due jobs because of the limit per account. */
	#isCrowded = false;
	#claimedAtMs = 0;
	/** How many jobs were running right after the last claim. */
	#runningAtClaim = 0;
	/** Jobs that have ended since the last claim. */
	#endedSinceClaim = 0;
	#wakeUp = Promise.withResolvers<void>();
	#isStopping = false;
	readonly #stopped = Promise.withResolvers<void>();
	/** Whether the last claim failed. */
	#hasClaimFailed = false;
	readonly #loop: Promise<void>;

	constructor(
		lane: Lane,
		services: Services,
		times: JobTimes,
		watch: WorkWatch,
	) {
		this.#lane = lane;
		this.#services = services;
		this.#times = times;
		this.#watch = watch;
		this.#loop = this.#run();
	}

	wake(): void {
		this.#wakeUp.resolve();
	}

	async stop(): Promise<void> {
		this.#isStopping = true;
		this.#stopped.resolve();
		this.wake();
		await this.#loop;
		const settled = Promise.all(this.#running);
		const { graceMs } = this.#times;
		await Promise.race([settled, sleep(graceMs, undefined, { ref: false })]);
		this.#giveUp.abort();
		await settled;
	}

	async #run(): Promise<void> {
		while (!this.#isStopping) {
			this.#wakeUp = Promise.withResolvers<void>();
			const places = this.#free();
			const claimed = await this.#claim(places);
			for (const row of claimed) this.#start(row);
			this.#runningAtClaim = this.#running.size;
			this.#endedSinceClaim = 0;
			const isMore = claimed.length > 0 && !this.#isCrowded;
			// A claim from a database in memory ends in the same turn of the event loop.
			if (isMore && this.#free() > 0) await nextTurn();
			else await this.#rest();
			const hasClaimedAll = claimed.length < places;
			if (hasClaimedAll && claimed.length > 0) await this.#gather();
		}
	}

	/** Lets jobs gather, unless the worker stops. */
	async #gather(): Promise<void> {
		const leftMs = this.#claimedAtMs + this.#lane.gatherMs - performance.now();
		if (leftMs <= 0) return;
		const passed = sleep(leftMs, undefined, { ref: false });
		await Promise.race([passed, this.#stopped.promise]);
	}

	/** Sleeps until woken with enough free places to claim for. */
	async #rest(): Promise<void> {
		if (this.#isCrowded || this.#hasClaimFailed || this.#free() <= 0)
			this.#watch.keep(this.#lane.name);
		else this.#watch.look();
		do {
			await this.#wakeUp.promise;
			this.#wakeUp = Promise.withResolvers<void>();
		} while (!this.#isStopping && !this.#shouldClaim());
	}

	/** Whether enough places are free: claiming several jobs at once is cheaper than claiming them one by one. */
	#shouldClaim(): boolean {
		if (this.#free() === 0) return false;
		if (!this.#isCrowded && this.#free() * 2 >= this.#lane.concurrency)
			return true;
		return (
			this.#endedSinceClaim * 2 >= this.#runningAtClaim ||
			performance.now() - this.#claimedAtMs >= CROWDED_CLAIM_MS
		);
	}

	#leaseUntil(): string {
		return new Date(Date.now() + this.#times.leaseMs).toISOString();
	}

	#free(): number {
		return this.#lane.concurrency - this.#running.size;
	}

	async #claim(limit: number): Promise<JobRow[]> {
		const wallNow = new Date();
		this.#watch.take(this.#lane.name);
		this.#isCrowded = false;
		this.#claimedAtMs = performance.now();
		try {
			const claimed = await this.#services.database.claimJobs({
				name: this.#lane.name,
				limit,
				accounts: 2 * this.#lane.concurrency,
				choose: (due) => {
					const most = this.#lane.concurrency;
					const chosen = chooseFairly(due, this.#held, most);
					this.#isCrowded = chosen.length < due.length;
					return chosen;
				},
				now: this.#services.clock.now().toISOString(),
				wallNow: wallNow.toISOString(),
				leaseOwner: ownerName(randomUUID()),
				leaseUntil: this.#leaseUntil(),
			});
			this.#hasClaimFailed = false;
			return claimed;
		} catch (error) {
			// Logged once: the next claim follows soon.
			if (!this.#hasClaimFailed) {
				this.#services.log.error(
					{ err: error, job: this.#lane.name },
					"jobs cannot be claimed",
				);
			}
			this.#hasClaimFailed = true;
			return [];
		}
	}

	#hold(accountId: string, more: 1 | -1): void {
		const count = (this.#held.get(accountId) ?? 0) + more;
		if (count > 0) this.#held.set(accountId, count);
		else this.#held.delete(accountId);
	}

	#start(row: JobRow): void {
		this.#hold(row.account_id, 1);
		this.#services.meter?.jobsInHand.of(row.name).add();
		const work = this.#work(row).finally(() => {
			this.#hold(row.account_id, -1);
			this.#services.meter?.jobsInHand.of(row.name).add(-1);
			this.#running.delete(work);
			this.#endedSinceClaim += 1;
			this.wake();
		});
		this.#running.add(work);
	}

	async #work(row: JobRow): Promise<void> {
		const { database, log, meter } = this.#services;
		const startedAt = performance.now();
		let outcome: "done" | "failed" | "released" = "done";
		const heartbeat = setInterval(() => {
			extendLease(database.db, row, this.#leaseUntil()).catch((error) =>
				log.warn({ err: error, job: row.name }, "lease not extended"),
			);
		}, this.#times.heartbeatMs);
		try {
			const payload = JSON.parse(row.payload) as never;
			const job = { row, payload, signal: this.#giveUp.signal };
			const parent = traceOf(payload);
			await traced({ name: row.name, kind: "consumer", parent }, () =>
				workFor(row.account_id, () => this.#lane.handle(job, this.#services)),
			);
		} catch (error) {
			const isStopped = this.#giveUp.signal.aborted;
			outcome =
				isStopped || error instanceof LeaseLostError ? "released" : "failed";
			const recovered = isStopped
				? releaseJob(database.db, row)
				: afterJobError(row, error, this.#services);
			await recovered.catch((cause) =>
				// The lease expires, then the job is claimed again.
				log.error(
					{ err: cause, job: row.name, jobId: row.id },
					"a failed job could not be rescheduled",
				),
			);
		} finally {
			clearInterval(heartbeat);
			meter?.jobsEnded.of(row.name, outcome).add();
			meter?.jobDurations.of(row.name).add(performance.now() - startedAt);
		}
	}
}
