import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { databaseStates } from "../../../server/database/state-store.ts";
import {
	type ChannelPolicy,
	ONE_ATTEMPT,
	sourceChannel,
} from "../../../server/sources/requests/source-channel.ts";
import { sharedSource } from "../../../server/sources/requests/source-state.ts";
import { openMigrated } from "../../support/installation/migrated-database.ts";
import { temporaryFolder } from "../../support/installation/test-landfall.ts";
import {
	type Behaviour,
	carrierPeer,
	json,
	testHttp,
} from "../carriers/carrier-peer.ts";

/** A carrier, and processes that query it: each has its own database connection and channel. */
async function carrierOf(behaviour: Behaviour, policy: Partial<ChannelPolicy>) {
	const folder = temporaryFolder();
	onTestFinished(() => folder.remove());
	const peer = await carrierPeer(behaviour);
	const http = testHttp();

	/** Starts a process. Its requests resolve to the time to return, or to 0 when they were answered. */
	async function start() {
		const database = await openMigrated(`file:${join(folder.path, "all.db")}`);
		onTestFinished(() => database.close());
		const channel = sourceChannel({
			http,
			policy: { ...ONE_ATTEMPT, ...policy },
			state: sharedSource(databaseStates(database), "carrier MAEU"),
		});
		let asked = 0;
		const ask = () =>
			channel
				.get(new URL(`${peer.url}/${++asked}`), {
					...{ signal: AbortSignal.timeout(30_000), maxBytes: 1_000 },
					endsAtMs: Date.now() + 30_000,
				})
				.then(
					() => 0,
					(error) => error.retryAfterMs as number,
				);
		return { ask, db: database.db };
	}
	return { peer, start };
}

test("four processes together send a carrier exactly as many requests as its limit allows, and a later process keeps to the same limit", async () => {
	const rate = { perMinute: 30, perDay: 1_000 };
	const { peer, start } = await carrierOf(json([]), { rate });
	const four = [await start(), await start(), await start(), await start()];
	const waits = await Promise.all(
		Array.from({ length: 20 }, () => four.map(({ ask }) => ask())).flat(),
	);
	expect(peer.requests).toHaveLength(30);
	expect(waits.filter((wait) => wait === 0)).toHaveLength(30);
	const fifth = await start();
	expect(await fifth.ask()).toBeGreaterThan(30_000);
	expect(peer.requests).toHaveLength(30);
});

test("a carrier that demands a pause gets no requests from any process", async () => {
	const busy = json({}, { "retry-after": "120" }, 429);
	const { peer, start } = await carrierOf(busy, { rate: {} });
	const [one, other] = [await start(), await start()];
	expect(await one.ask()).toBe(120_000);
	expect(await other.ask()).toBeGreaterThan(100_000);
	expect(peer.requests).toHaveLength(1);
});

test("a process learns within a second that another one must pause", async () => {
	const replies = [json([]), json({}, { "retry-after": "120" }, 429)];
	const { peer, start } = await carrierOf(
		(request, response) => replies.shift()?.(request, response),
		{ rate: {} },
	);
	const [one, other] = [await start(), await start()];
	expect(await one.ask()).toBe(0);
	expect(await other.ask()).toBe(120_000);
	await sleep(1_000);
	expect(await one.ask()).toBeGreaterThan(100_000);
	expect(peer.requests).toHaveLength(2);
});

test("nothing is sent while the count cannot be stored", async () => {
	const { peer, start } = await carrierOf(json([]), { rate: { perDay: 9 } });
	const { ask, db } = await start();
	expect(await ask()).toBe(0);
	await sql`drop table shared_states`.execute(db);
	expect(await ask()).toBeUndefined();
	expect(peer.requests).toHaveLength(1);
});

test("after a carrier fails for one process, no process queries it, until later a single request probes it", async () => {
	const circuit = { failures: 3, openMs: 60_000 };
	const { peer, start } = await carrierOf(json({}, {}, 500), { circuit });
	const [one, other] = [await start(), await start()];
	await Promise.all([one.ask(), one.ask(), one.ask()]);
	expect(await other.ask()).toBeGreaterThan(30_000);
	expect(peer.requests).toHaveLength(3);
	const state = { failures: 3, openUntilMs: Date.now() };
	await one.db
		.updateTable("shared_states")
		.set({ state: JSON.stringify(state) })
		.execute();
	const later = [await start(), await start()];
	await Promise.all(
		Array.from({ length: 5 }, () => later.map(({ ask }) => ask())).flat(),
	);
	expect(peer.requests).toHaveLength(4);
});
