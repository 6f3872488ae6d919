import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
	startTestLandfall,
	type TestLandfall,
	temporaryFolder,
} from "../../support/installation/test-landfall.ts";

const LIMIT = 100;

/** Requests that a server may have reserved, and that count although they never came. */
const RESERVED = LIMIT / 20;

/** Starts servers on one database. */
function newDatabase() {
	const folder = temporaryFolder();
	onTestFinished(() => folder.remove());
	let started = 0;
	return async () => {
		const server = await startTestLandfall({
			account: `account ${++started}`,
			databaseFile: join(folder.path, "landfall.db"),
			env: { REQUESTS_PER_MINUTE: String(LIMIT) },
			isWorking: false,
		});
		onTestFinished(() => server.stop());
		return server;
	};
}

/** Sends requests with one key to the servers in turn. Returns how many passed. */
async function passed(
	count: number,
	{ key }: TestLandfall,
	...servers: readonly TestLandfall[]
): Promise<number> {
	const headers = { authorization: `Token ${key}` };
	const replies = await Promise.all(
		Array.from({ length: count }, (_, index) => {
			const server = servers[index % servers.length];
			return fetch(`${server?.url}/shipments`, { headers });
		}),
	);
	for (const reply of replies) {
		expect(reply.headers.get("ratelimit")).toMatch(/^"default";r=\d+;t=\d+$/);
		if (reply.status === 200) continue;
		expect(reply.headers.get("ratelimit")).toMatch(/;r=0;/);
		expect(reply.status).toBe(429);
		const seconds = Number(reply.headers.get("retry-after"));
		expect(seconds).toBeGreaterThan(0);
		expect(seconds).toBeLessThanOrEqual(63);
	}
	return replies.filter(({ status }) => status === 200).length;
}

test("two servers together let as many requests pass as one", async () => {
	const start = newDatabase();
	const [one, other] = [await start(), await start()];
	expect(await passed(3 * LIMIT, one, one, other)).toBe(LIMIT);
	expect(await passed(LIMIT, one, one, other)).toBe(0);
	// Another account has its own count.
	expect(await passed(10, other, one, other)).toBe(10);
});

test("requests that one server has allowed count at a server that starts later, and the other way round", async () => {
	const start = newDatabase();
	const one = await start();
	expect(await passed(60, one, one)).toBe(60);
	const other = await start();
	expect(await passed(30, one, other)).toBe(30);
	const rest = await passed(30, one, one);
	expect(rest).toBeLessThanOrEqual(10);
	expect(rest).toBeGreaterThanOrEqual(10 - RESERVED);
	await other.stop();
	expect(await passed(10, one, one)).toBe(0);
});
