import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { workFor } from "../runtime/give-way.ts";
import { type RetrySchedule, retryDelayMs } from "../runtime/retry-delay.ts";
import type { Services } from "../services/services.ts";
import { chooseFairly } from "./choose-fairly.ts";
import { type JobHandler, type JobKinds, LeaseLostError } from "./job.ts";
import type { JobPayloads } from "./job-payloads.ts";
import { extendLease, releaseJob, rescheduleJob } from "./job-queue.ts";
import type { DueJob, JobRow } from "./job-table.ts";
import { ownerName } from "./lease-owner.ts";

const IDLE_POLL_MS = 250;

/** How often a lane looks at most while few of its places could be filled. */
const CROWDED_LOOK_MS = 25;

/** How long a worker may keep a job, in milliseconds, and how often it says that it still works on it. */
export interface LeaseTimes {
	readonly leaseMs: number;
	readonly heartbeatMs: number;
}

const LEASE_TIMES: LeaseTimes = { leaseMs: 30_000, heartbeatMs: 10_000 };

/** How long a stopping worker lets the jobs in hand end before it asks them to give up. */
const GRACE_MS = 5_000;

/** Tries of a job that failed by our own fault. The last delay is kept for ever: a job is never dropped. */
const OWN_FAULT_RETRIES: RetrySchedule = {
	delaysMs: [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000],
	jitter: 0.2,
};

/** A running worker. */
export interface Worker {
	/** Looks for jobs now instead of at the next poll. */
	wake(): void;
	/** Takes no more jobs, lets those in hand end, gives back what does not end in time. */
	stop(): Promise<void>;
}

interface Lane {
	readonly name: keyof JobPayloads;
	/** Places, of which an account alone gets half. */
	readonly concurrency: number;
	readonly handle: JobHandler<never>;
}

/** One kind of job: claims as many as there are free places, runs them, and sleeps until woken or polled. */
class LaneRunner {
	readonly #lane: Lane;
	readonly #services: Services;
	readonly #lease: LeaseTimes;
	readonly #giveUp = new AbortController();
	readonly #running = new Set<Promise<void>>();
	/** How many jobs of each account are in hand. */
	readonly #held = new Map<string, number>();
	/** Whether the last look found more than an account may have. */
	#isCrowded = false;
	#lookedAtMs = 0;
	/** How many jobs were in hand after the last look, and how many of these have ended. */
	#inHand = 0;
	#ended = 0;
	#wakeUp = Promise.withResolvers<void>();
	#isStopping = false;
	/** Whether the last look for jobs failed. */
	#isBlind = false;
	readonly #loop: Promise<void>;

	constructor(lane: Lane, services: Services, lease: LeaseTimes) {
		this.#lane = lane;
		this.#services = services;
		this.#lease = lease;
		this.#loop = this.#run();
	}

	wake(): void {
		this.#wakeUp.resolve();
	}

	async stop(): Promise<void> {
		this.#isStopping = true;
		this.wake();
		await this.#loop;
		const settled = Promise.all(this.#running);
		await Promise.race([settled, sleep(GRACE_MS, undefined, { ref: false })]);
		this.#giveUp.abort();
		await settled;
	}

	async #run(): Promise<void> {
		while (!this.#isStopping) {
			this.#wakeUp = Promise.withResolvers<void>();
			const claimed = await this.#claim();
			for (const row of claimed) this.#start(row);
			this.#inHand = this.#running.size;
			this.#ended = 0;
			const isMore = claimed.length > 0 && !this.#isCrowded;
			if (isMore && this.#free() > 0) continue;
			await this.#rest();
		}
	}

	/** Sleeps until the next poll, or until woken when enough places are free for a look to be worth it. */
	async #rest(): Promise<void> {
		const poll = Promise.withResolvers<void>();
		const timer = setTimeout(
			poll.resolve,
			IDLE_POLL_MS * (0.8 + 0.4 * Math.random()),
		);
		let isPolling = false;
		const polled = poll.promise.then(() => {
			isPolling = true;
		});
		do {
			await Promise.race([this.#wakeUp.promise, polled]);
			this.#wakeUp = Promise.withResolvers<void>();
		} while (!isPolling && !this.#isStopping && !this.#isWorthALook());
		clearTimeout(timer);
	}

	/** Jobs are claimed several at a time: one look and one write for each of them would cost as much as many a job. */
	#isWorthALook(): boolean {
		if (this.#free() === 0) return false;
		if (!this.#isCrowded && this.#free() * 2 >= this.#lane.concurrency)
			return true;
		return (
			this.#ended * 2 >= this.#inHand ||
			performance.now() - this.#lookedAtMs >= CROWDED_LOOK_MS
		);
	}

	#leaseUntil(): string {
		return new Date(Date.now() + this.#lease.leaseMs).toISOString();
	}

	#free(): number {
		return this.#lane.concurrency - this.#running.size;
	}

	/** Which jobs to take: however many an account has, there is a place left for the next account. */
	#choose(due: readonly DueJob[]): readonly DueJob[] {
		const chosen = chooseFairly(due, this.#held, this.#lane.concurrency);
		this.#isCrowded = chosen.length < due.length;
		return chosen;
	}

	async #claim(): Promise<JobRow[]> {
		const limit = this.#free();
		if (limit <= 0) return [];
		const wallNow = new Date();
		this.#isCrowded = false;
		this.#lookedAtMs = performance.now();
		try {
			const claimed = await this.#services.database.claimJobs({
				name: this.#lane.name,
				limit,
				accounts: 2 * this.#lane.concurrency,
				choose: (due) => this.#choose(due),
				now: this.#services.clock.now().toISOString(),
				wallNow: wallNow.toISOString(),
				leaseOwner: ownerName(randomUUID()),
				leaseUntil: this.#leaseUntil(),
			});
			this.#isBlind = false;
			return claimed;
		} catch (error) {
			// Said once: the next look is a quarter of a second away.
			if (!this.#isBlind) {
				this.#services.log.error(
					{ err: error, job: this.#lane.name },
					"jobs cannot be claimed",
				);
			}
			this.#isBlind = true;
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
		const work = this.#work(row).finally(() => {
			this.#hold(row.account_id, -1);
			this.#running.delete(work);
			this.#ended += 1;
			this.wake();
		});
		this.#running.add(work);
	}

	async #work(row: JobRow): Promise<void> {
		const { database, log } = this.#services;
		const heartbeat = setInterval(() => {
			extendLease(database.db, row, this.#leaseUntil()).catch((error) =>
				log.warn({ err: error, job: row.name }, "lease not extended"),
			);
		}, this.#lease.heartbeatMs);
		try {
			const payload = JSON.parse(row.payload) as never;
			const job = { row, payload, signal: this.#giveUp.signal };
			await workFor(row.account_id, () =>
				this.#lane.handle(job, this.#services),
			);
		} catch (error) {
			await this.#recover(row, error).catch((cause) =>
				// The lease ends by itself and the job is claimed again.
				log.error(
					{ err: cause, job: row.name, jobId: row.id },
					"a failed job could not be given back",
				),
			);
		} finally {
			clearInterval(heartbeat);
		}
	}

	async #recover(row: JobRow, error: unknown): Promise<void> {
		const { database, clock, log } = this.#services;
		if (this.#giveUp.signal.aborted) return releaseJob(database.db, row);
		if (error instanceof LeaseLostError) {
			log.warn(
				{ job: row.name, jobId: row.id },
				"another worker has taken the job",
			);
			return;
		}
		log.error(
			{ err: error, job: row.name, jobId: row.id, attempt: row.attempts },
			"job failed, to be tried again",
		);
		const step = Math.min(row.attempts, OWN_FAULT_RETRIES.delaysMs.length);
		const delayMs = retryDelayMs(OWN_FAULT_RETRIES, step, Math.random()) ?? 0;
		await rescheduleJob(
			database.db,
			row,
			new Date(clock.now().getTime() + delayMs),
			{ error: String(error) },
		);
	}
}

/** Starts working on jobs of these kinds. */
export function startWorker(
	services: Services,
	jobs: Partial<JobKinds>,
	lease = LEASE_TIMES,
): Worker {
	const runners = Object.entries(jobs).map(
		([name, { handle, concurrency }]) =>
			new LaneRunner(
				{
					name: name as keyof JobPayloads,
					concurrency,
					handle: handle as JobHandler<never>,
				},
				services,
				lease,
			),
	);
	return {
		wake: () => {
			for (const runner of runners) runner.wake();
		},
		stop: async () => {
			await Promise.all(runners.map((runner) => runner.stop()));
		},
	};
}
