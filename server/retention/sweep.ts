import type { Database } from "../database/database.ts";
import { listAccounts } from "../resources/accounts/account-queries.ts";
import { giveWay } from "../runtime/time-slices.ts";
import type { RetentionRules } from "../settings/retention-rules/retention-rules.ts";
import { IMPORTS } from "./aged-imports.ts";
import type { AgedKind, Places } from "./aged-kind.ts";
import { RAW_MESSAGES } from "./aged-messages.ts";
import {
	ATTEMPTS,
	BODIES,
	EVENT_LOG,
	NOTIFICATIONS,
	UNDELIVERABLE,
} from "./aged-notifications.ts";
import { removeOldPositions } from "./aged-positions.ts";
import { KEPT_REPLIES } from "./aged-replies.ts";
import { FAILED_REQUESTS } from "./aged-requests.ts";
import { SHIPMENTS } from "./aged-shipments.ts";
import { Pace } from "./pace.ts";

/** Every kind, in an order in which no record loses the records that refer to it. */
const KINDS: readonly AgedKind[] = [
	UNDELIVERABLE,
	ATTEMPTS,
	BODIES,
	NOTIFICATIONS,
	EVENT_LOG,
	RAW_MESSAGES,
	FAILED_REQUESTS,
	SHIPMENTS,
	IMPORTS,
	KEPT_REPLIES,
];

/** Batches of an account before the next account has its turn. */
const MAX_BATCHES = 32;

/** Errors that a failed sweep shows. */
const MOST_ERRORS = 3;

/** The parts that a sweep uses. */
export interface SweepParts {
	readonly database: Database;
	readonly rules: RetentionRules;
	readonly now: Date;
	readonly signal?: AbortSignal;
	/** Called between the turns of accounts. */
	readonly onTurn?: () => Promise<void>;
}

/** The result of a sweep. */
export interface Swept {
	/** Removed rows by kind. */
	readonly rows: Readonly<Record<string, number>>;
	/** The longest transaction, including the wait for its locks, in milliseconds. */
	readonly longestMs: number;
}

/** The instant before which records of a kind are removed; undefined when they are kept forever. */
function limitOf(
	kind: AgedKind["kind"],
	{ rules, now }: Pick<SweepParts, "rules" | "now">,
): Date | undefined {
	if (kind === null) return new Date();
	const at = new Date(now.getTime() - rules[kind]);
	return Number.isNaN(at.getTime()) ? undefined : at;
}

/** Removes a few batches of an account. Returns whether there is more. */
async function sweepAccount(
	parts: SweepParts,
	accountId: string,
	paces: ReadonlyMap<AgedKind, Pace>,
	places: Places,
	add: (what: string, count: number) => void,
): Promise<boolean> {
	const { database, signal } = parts;
	let left = MAX_BATCHES;
	for (const one of KINDS) {
		const before = limitOf(one.kind, parts);
		if (!before) continue;
		const pace = paces.get(one) ?? new Pace();
		for (let count = 1; count > 0; left--) {
			if (left === 0) return true;
			count = await pace.run(
				(rows) => one.removeSome(database, accountId, before, rows, places),
				signal,
			);
			add(one.what, count);
		}
	}
	return false;
}

/**
 * Removes expired records in batches. Accounts take turns, so that none waits for a large one. The next sweep continues an
 * interrupted one, because removed records are not found again. An account whose records cannot be removed is left out, so that one
 * damaged record does not keep those of all others for ever; then the sweep rejects at its end.
 */
export async function sweep(parts: SweepParts): Promise<Swept> {
	const errors: unknown[] = [];
	const rows: Record<string, number> = {};
	const add = (what: string, count: number) => {
		if (count > 0) rows[what] = (rows[what] ?? 0) + count;
	};
	const paces = new Map(KINDS.map((kind) => [kind, new Pace()]));
	const places: Places = new Map();
	let waiting = (await listAccounts(parts.database.db)).map(({ id }) => id);
	while (waiting.length > 0) {
		const unfinished: string[] = [];
		for (const id of waiting) {
			try {
				const isMore = await sweepAccount(parts, id, paces, places, add);
				if (isMore) unfinished.push(id);
			} catch (error) {
				if (parts.signal?.aborted || parts.database.isUnavailable(error))
					throw error;
				errors.push(error);
			}
			await parts.onTurn?.();
			await giveWay();
		}
		waiting = unfinished;
	}
	const before = limitOf("positions", parts);
	const pace = new Pace();
	if (before) {
		const { database, signal } = parts;
		add("positions", await removeOldPositions(database, before, pace, signal));
	}
	if (errors.length > 0)
		throw new AggregateError(
			errors.slice(0, MOST_ERRORS),
			`records of ${errors.length} accounts cannot be removed`,
		);
	const longest = [pace, ...paces.values()].map((one) => one.longestMs);
	return { rows, longestMs: Math.round(Math.max(...longest)) };
}

/** The records of a kind that a sweep would remove. */
export interface Due {
	readonly kind: AgedKind["kind"];
	readonly what: string;
	/** Null when kept forever. */
	readonly before: Date | null;
	/** Null when they cannot be counted fast. */
	readonly count: number | null;
}

/** Counts the records that a sweep would remove, account by account, except for positions, whose times have no index. */
export async function countDue(
	parts: Pick<SweepParts, "database" | "rules" | "now">,
): Promise<Due[]> {
	const accounts = await listAccounts(parts.database.db);
	const found: Due[] = [];
	for (const { kind, what, count } of KINDS) {
		const before = limitOf(kind, parts) ?? null;
		let total = 0;
		for (const { id } of before ? accounts : []) {
			total += await count(parts.database, id, before ?? parts.now);
			await giveWay();
		}
		found.push({ kind, what, before, count: total });
	}
	const before = limitOf("positions", parts) ?? null;
	return [
		...found,
		{ kind: "positions", what: "positions of vessels", before, count: null },
	];
}
