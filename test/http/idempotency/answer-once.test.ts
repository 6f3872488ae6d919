import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { JsonParts } from "../../../server/database/json-text.ts";
import { transact } from "../../../server/database/transact.ts";
import { answerOnce } from "../../../server/http/idempotency/answer-once.ts";
import type { KeyedRequest } from "../../../server/http/idempotency/idempotency-key.ts";
import {
	type Effects,
	makeReply,
	type Reply,
} from "../../../server/http/operation.ts";
import { openMigrated } from "../../support/installation/migrated-database.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const REQUEST: KeyedRequest = {
	accountId: "account",
	operation: "createThing",
	key: "key",
	fingerprint: "this request",
};

afterEach(() => vi.useRealTimers());

/** Answers requests with one key on a new database, while only the test moves the clock. */
async function open() {
	vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
	const database = await openMigrated("file::memory:");
	onTestFinished(() => database.close());
	const answer = (
		work: (effects: Effects) => Promise<Reply>,
		request: Partial<KeyedRequest> = {},
	) => answerOnce(database, { ...REQUEST, ...request }, work);
	const save = ({ progress }: Effects, done: object) =>
		transact(database, (db) => progress(db, JSON.stringify(done)));
	/** Claims a request that then never ends, as in a process that was killed. */
	const abandon = () =>
		new Promise<Effects>((resolve, reject) => {
			answer(async (effects) => {
				await effects.claim();
				resolve(effects);
				return new Promise(() => {});
			}).catch(reject);
		});
	return { answer, save, abandon };
}

const reply = async () => makeReply(201, { id: "thing" });

const IN_PROGRESS = { status: 409, problems: [{ code: "in_progress" }] };

test("after a crash a request is in progress for a minute, and can then be repeated", async () => {
	const { answer, abandon } = await open();
	await abandon();
	vi.advanceTimersByTime(MINUTE_MS - 1);
	await expect(answer(reply)).rejects.toMatchObject(IN_PROGRESS);
	vi.advanceTimersByTime(1);
	const { headers } = await answer(reply);
	expect(headers).not.toHaveProperty("Idempotency-Replayed");
});

test("a reply is repeated for 24 hours", async () => {
	const { answer } = await open();
	await answer(reply);
	vi.advanceTimersByTime(DAY_MS - 1);
	expect(await answer(reply)).toMatchObject({
		...{ status: 201, body: '{"id":"thing"}' },
		headers: { "Idempotency-Replayed": "true" },
	});
	vi.advanceTimersByTime(1);
	const { headers } = await answer(reply);
	expect(headers).not.toHaveProperty("Idempotency-Replayed");
});

test("a repeated reply has the headers of the first one, and the whole body of a reply in parts", async () => {
	const { answer } = await open();
	const first = async () =>
		makeReply(200, new JsonParts(['{"data":', "[]", "}"]), { Location: "/a" });
	await answer(first);
	expect(await answer(reply)).toMatchObject({
		...{ status: 200, body: '{"data":[]}' },
		headers: { Location: "/a", "Idempotency-Replayed": "true" },
	});
});

test("an interrupted request continues from its progress, but another one with its key begins anew", async () => {
	const { answer, save } = await open();
	const begun: (string | undefined)[] = [];
	const cutOff = () =>
		answer(async (effects) => {
			begun.push(await effects.claim());
			await save(effects, { done: 1 });
			throw new Error("cut off");
		});
	await expect(cutOff()).rejects.toThrow("cut off");
	await expect(cutOff()).rejects.toThrow("cut off");
	await answer(
		async ({ claim }) => {
			begun.push(await claim());
			return reply();
		},
		{ fingerprint: "another request" },
	);
	expect(begun).toEqual([undefined, '{"done":1}', undefined]);
});

test("a process that was suspended for over a minute makes no more progress once a repetition has taken its request over", async () => {
	const { abandon, save } = await open();
	const suspended = await abandon();
	await save(suspended, { done: 1 });
	vi.advanceTimersByTime(MINUTE_MS);
	await abandon();
	await expect(save(suspended, { done: 2 })).rejects.toMatchObject(IN_PROGRESS);
});

test.each(["commit", "commitWrites"] as const)(
	"of two requests with one key that two processes answer at once by %s one has an effect, and an equal one its reply",
	async (commit) => {
		const { answer } = await open();
		for (const [key, fingerprint] of [
			["equal", REQUEST.fingerprint],
			["unequal", "another request"],
		] as const) {
			const both = Promise.withResolvers<void>();
			let begun = 0;
			const work = async (effects: Effects) => {
				begun += 1;
				const name = `process ${begun}`;
				if (begun === 2) both.resolve();
				await both.promise;
				return effects[commit](async () => makeReply(201, { name }));
			};
			const ends = await Promise.allSettled([
				answer(work, { key }),
				answer(work, { key, fingerprint }),
			]);
			const replies = ends.flatMap((end) =>
				end.status === "fulfilled" ? [end.value] : [],
			);
			const replayed = replies.map(({ headers }) => Object.keys(headers));
			if (key === "equal") {
				expect(replayed.flat()).toEqual(["Idempotency-Replayed"]);
				expect(replies[0]?.body).toBe(replies[1]?.body);
			} else {
				expect(replayed).toEqual([[]]);
				expect(ends).toContainEqual({
					status: "rejected",
					reason: expect.objectContaining({ status: 422 }),
				});
			}
		}
	},
);
