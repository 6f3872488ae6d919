import { setTimeout as sleep } from "node:timers/promises";
import { traced } from "../runtime/tracing.ts";
import type { Database, Queries } from "./database.ts";
import { collectWork } from "./planned-work.ts";

/** The most runs of a transaction that conflicts with others each time. */
const MAX_RUNS = 10;

/** The longest pause before the second run; it doubles with each run. */
const FIRST_PAUSE_MS = 4;

/** The last steps of transactions. All take them in this order, so that no two of them wait for each other's rows. */
const LAST_STEPS = ["limits", "counts", "checks", "event log", "jobs"] as const;

type LastStep = (typeof LAST_STEPS)[number];
type LastWork = (db: Queries) => Promise<void>;

/** The last work of each running transaction. */
const lastWork = new WeakMap<Queries, Partial<Record<LastStep, LastWork[]>>>();

/**
 * Runs `work` as a last step of the transaction, so that rows changed by many transactions are locked only for the commit. Runs it at
 * once outside {@link transact}.
 */
export async function beforeCommit(
	db: Queries,
	step: LastStep,
	work: LastWork,
): Promise<void> {
	const waiting = lastWork.get(db);
	if (!waiting) return work(db);
	waiting[step] ??= [];
	waiting[step].push(work);
}

/**
 * Collects what a transaction does in one of its last steps, and does all of it together. Outside {@link transact} it is done at once.
 */
export function collectedBeforeCommit<Item>(
	step: LastStep,
	work: (db: Queries, items: readonly Item[]) => Promise<void>,
): (db: Queries, items: readonly Item[]) => Promise<void> {
	const collected = new WeakMap<Queries, Item[]>();
	return async (db, items) => {
		const waiting = collected.get(db);
		if (waiting) {
			waiting.push(...items);
			return;
		}
		const mine = [...items];
		collected.set(db, mine);
		await beforeCommit(db, step, (last) => {
			collected.delete(db);
			return work(last, mine);
		});
	};
}

/** Like {@link transact}, for `work` that only writes: on PostgreSQL it takes one round trip. */
export function transactWrites(
	{ writes, isConflict }: Pick<Database, "writes" | "isConflict">,
	work: (db: Queries) => Promise<void>,
): Promise<void> {
	return transact({ db: writes, isConflict }, work);
}

/**
 * Runs `work` in a transaction, and again when it conflicts with another one, so `work` must change only the database. Rolls everything
 * back on an error. After the commit the workers learn of the planned work.
 */
export async function transact<Result>(
	{ db, isConflict }: Pick<Database, "db" | "isConflict">,
	work: (db: Queries) => Promise<Result>,
): Promise<Result> {
	for (let run = 1; ; run++) {
		try {
			let announce = () => {};
			const result = await traced({ name: "transaction", isPart: true }, () =>
				db.transaction().execute(async (transaction) => {
					const waiting: Partial<Record<LastStep, LastWork[]>> = {};
					announce = collectWork(db, transaction);
					lastWork.set(transaction, waiting);
					const done = await work(transaction);
					lastWork.delete(transaction);
					for (const step of LAST_STEPS)
						for (const last of waiting[step] ?? []) await last(transaction);
					return done;
				}),
			);
			announce();
			return result;
		} catch (error) {
			if (run === MAX_RUNS || !isConflict(error)) throw error;
			await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** run);
		}
	}
}
