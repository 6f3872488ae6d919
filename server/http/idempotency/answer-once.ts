import type { Database, Queries } from "../../database/database.ts";
import type { KeptReplyTable } from "../../database/schema/kept-reply-table.ts";
import { transact, transactWrites } from "../../database/transact.ts";
import {
	type Effect,
	type Effects,
	makeReply,
	type Reply,
} from "../operation.ts";
import { ApiError } from "../replies/api-error.ts";
import type { KeyedRequest } from "./idempotency-key.ts";
import {
	changeKept,
	deleteKept,
	findKept,
	insertKept,
} from "./kept-reply-queries.ts";

/** How long a reply is kept (ms). */
const KEPT_MS = 24 * 60 * 60 * 1_000;

/** How long a request can be in progress (ms). After a crash it can be repeated when this time is over. */
const CLAIMED_MS = 60_000;

/** The effects of requests without a key; no reply is stored. */
export function plainEffects(database: Database): Effects {
	return {
		commit: (effect) => transact(database, effect),
		async commitWrites<Replied extends Reply>(effect: Effect<Replied>) {
			let reply: Replied | undefined;
			await transactWrites(database, async (db) => {
				reply = await effect(db);
			});
			return reply as Replied;
		},
		claim: async () => undefined,
		async progress() {},
	};
}

const instantIn = (ms: number) => new Date(Date.now() + ms).toISOString();

function rowOf(
	request: KeyedRequest,
	reply: Reply | undefined,
	expiresAt: string,
): KeptReplyTable {
	const { body } = reply ?? {};
	return {
		account_id: request.accountId,
		operation: request.operation,
		key: request.key,
		fingerprint: request.fingerprint,
		status: reply?.status ?? null,
		headers: JSON.stringify(reply?.headers ?? {}),
		body: (typeof body === "object" ? body.join("") : body) ?? null,
		expires_at: expiresAt,
	};
}

/** The stored rows under the key of a request. */
interface Found {
	/** The valid row. */
	readonly kept?: KeptReplyTable;
	/** The row of an equal request that was interrupted. */
	readonly cutOff?: KeptReplyTable;
}

/** Finds the stored row under the key of a request. Removes an expired row unless it has the progress of an equal request. */
async function find(
	db: Queries,
	{ accountId, operation, key, fingerprint }: KeyedRequest,
): Promise<Found> {
	const [row] = await findKept(db, accountId, operation, key);
	if (!row) return {};
	if (row.expires_at > instantIn(0)) return { kept: row };
	const isCutOff = row.status === null && row.body !== null;
	if (isCutOff && row.fingerprint === fingerprint) return { cutOff: row };
	await deleteKept(db, accountId, operation, key, row.expires_at);
	return {};
}

function inProgress(): ApiError {
	const detail =
		"the first request with this Idempotency-Key is still in progress; repeat it to get its reply";
	return new ApiError(
		409,
		{
			code: "in_progress",
			detail,
			source: { header: "idempotency-key" },
		},
		{ "retry-after": "1" },
	);
}

/** The kept reply to an equal request. Throws a 409 while the first is in progress, and a 422 for another request with the key. */
function replay(kept: KeptReplyTable, { fingerprint }: KeyedRequest): Reply {
	if (kept.status === null) throw inProgress();
	const source = { header: "idempotency-key" };
	if (kept.fingerprint !== fingerprint) {
		const detail =
			"another request came with this Idempotency-Key within the last 24 hours; use a new key for each request";
		throw new ApiError(422, { code: "key_reused", detail, source });
	}
	return makeReply(kept.status, kept.body ?? undefined, {
		...(JSON.parse(kept.headers) as Record<string, string>),
		"Idempotency-Replayed": "true",
	});
}

/**
 * Answers a request with a key: with the stored reply, or by `answer`, whose reply it stores. Errors are not stored, because they have
 * no effect. The unique key of the table also covers equal requests at other processes: the second one is rolled back and gets the
 * reply to the first.
 */
export async function answerOnce(
	database: Database,
	request: KeyedRequest,
	answer: (effects: Effects) => Promise<Reply>,
): Promise<Reply> {
	const { db } = database;
	const { accountId, operation, key } = request;
	const { kept, cutOff } = await find(db, request);
	if (kept) return replay(kept, request);

	let claimedUntil: string | undefined;
	/** Changes the row that marks this request as in progress. */
	const change = async (
		within: Queries,
		held: string,
		changes: Parameters<typeof changeKept>[1],
	) => {
		const where = [accountId, operation, key, held] as const;
		if ((await changeKept(within, changes, ...where)) === 0) throw inProgress();
	};
	let isKept = false;
	const keep = async (within: Queries, reply: Reply) => {
		if (claimedUntil !== undefined)
			await deleteKept(within, accountId, operation, key, claimedUntil);
		await insertKept(within, rowOf(request, reply, instantIn(KEPT_MS)));
		isKept = true;
	};
	const keeping =
		<Replied extends Reply>(effect: Effect<Replied>): Effect<Replied> =>
		async (within) => {
			const reply = await effect(within);
			await keep(within, reply);
			return reply;
		};
	const plain = plainEffects(database);
	try {
		const reply = await answer({
			commit: (effect) => plain.commit(keeping(effect)),
			commitWrites: (effect) => plain.commitWrites(keeping(effect)),
			async claim() {
				const until = instantIn(CLAIMED_MS);
				if (cutOff) await change(db, cutOff.expires_at, { expires_at: until });
				else await insertKept(db, rowOf(request, undefined, until));
				claimedUntil = until;
				return cutOff?.body ?? undefined;
			},
			progress: (within, done) =>
				change(within, claimedUntil ?? "", { body: done }),
		});
		if (!isKept) await transact(database, (within) => keep(within, reply));
		return reply;
	} catch (error) {
		if (claimedUntil !== undefined) {
			// The row keeps its progress, but no longer counts as in progress.
			await change(db, claimedUntil, { expires_at: instantIn(0) });
			throw error;
		}
		const { kept: other } = await find(db, request);
		if (other) return replay(other, request);
		throw error;
	}
}
