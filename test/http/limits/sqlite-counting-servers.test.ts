import { join } from "node:path";
import type { Request, Response } from "express";
import { sql } from "kysely";
import {
	afterEach,
	beforeEach,
	expect,
	onTestFinished,
	test,
	vi,
} from "vitest";
import { requestLimits } from "../../../server/http/limits/rate-limit.ts";
import { openMigrated } from "../../support/installation/migrated-database.ts";
import { temporaryFolder } from "../../support/installation/test-landfall.ts";

const LIMITS = {
	requestsPerMinute: 4,
	inferencesPerMinute: 3,
	refreshesPerMinute: 2,
};

beforeEach(() => {
	vi.useFakeTimers({
		toFake: ["Date", "performance", "setTimeout", "clearTimeout"],
		now: 1_800_000_000_000,
	});
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Adds servers on one database, each with its own connections. */
function newServers() {
	const folder = temporaryFolder();
	onTestFinished(() => folder.remove());
	return async () => {
		const file = join(folder.path, "landfall.db");
		const database = await openMigrated(`file:${file}`);
		const warned: string[] = [];
		const warn = (_: object, words: string) => warned.push(words);
		const { limit, stop } = requestLimits(LIMITS, database, { warn } as never);
		onTestFinished(async () => {
			await stop();
			await database.close();
		});
		// It has joined when it has given its first sign of life.
		await pass(2_000);
		/** Whether a request passes. */
		const ask = async (operationId = "listShipments", keyId = "key") => {
			const request = { openapi: { schema: { operationId } } };
			const account = { id: "account", keyId };
			const response = { locals: { account }, setHeader() {} };
			let hasPassed = false;
			const next = () => {
				hasPassed = true;
			};
			try {
				await limit(
					request as unknown as Request,
					response as unknown as Response,
					next,
				);
			} catch (error) {
				expect(error).toMatchObject({ status: 429 });
			}
			return hasPassed;
		};
		const setWritable = (isWritable: boolean) =>
			sql`pragma query_only = ${sql.lit(isWritable ? 0 : 1)}`.execute(
				database.db,
			);
		/** The number of servers that count together. */
		const members = async () => {
			const { state } = await database.db
				.selectFrom("shared_states")
				.select("state")
				.where("name", "=", "servers")
				.executeTakeFirstOrThrow();
			return Object.keys(JSON.parse(state).members).length;
		};
		return { ask, members, stop, setWritable, warned };
	};
}

type Server = Awaited<ReturnType<ReturnType<typeof newServers>>>;

/** How many of these requests pass. */
async function passed(
	count: number,
	{ ask }: Server,
	...what: Parameters<Server["ask"]>
): Promise<number> {
	let passing = 0;
	for (let asked = 0; asked < count; asked++)
		if (await ask(...what)) passing += 1;
	return passing;
}

test("several servers count the requests of each limit apart, and inferences for each key", async () => {
	const start = newServers();
	const [one, other] = [await start(), await start()];
	expect(await passed(9, one)).toBe(4);
	expect(await passed(9, other, "createTrackingRequest")).toBe(4);
	expect(await passed(9, one, "refreshContainer")).toBe(2);
	expect(await passed(9, other, "inferNumber", "one")).toBe(3);
	expect(await passed(9, one, "inferNumber", "one")).toBe(0);
	expect(await passed(9, one, "inferNumber", "other")).toBe(3);
	expect(await passed(9, one, "listShipments", "other")).toBe(0);
});

test("a server that starts later knows how many requests of every limit have passed", async () => {
	const start = newServers();
	const one = await start();
	expect(await passed(3, one)).toBe(3);
	expect(await passed(2, one, "inferNumber", "one")).toBe(2);
	expect(await passed(1, one, "refreshContainer")).toBe(1);
	const other = await start();
	expect(await passed(9, other)).toBe(1);
	expect(await passed(9, other, "inferNumber", "one")).toBe(1);
	expect(await passed(9, other, "inferNumber", "other")).toBe(3);
	expect(await passed(9, other, "refreshContainer")).toBe(1);
});

/** Servers of which the second one has left so long ago that the first one soon counts alone. */
async function almostAlone(start: ReturnType<typeof newServers>) {
	const one = await start();
	const other = await start();
	await other.stop();
	await pass(58_000);
	expect(await passed(2, one)).toBe(2);
	await pass(8_000);
	return one;
}

test("a server that is alone again still counts what it let pass together with others", async () => {
	const one = await almostAlone(newServers());
	expect(await passed(9, one)).toBe(2);
});

test("what a server let pass together with others is not counted again when the next one starts", async () => {
	const start = newServers();
	await almostAlone(start);
	expect(await passed(9, await start())).toBe(2);
});

test("a server that stops leaves the others", async () => {
	const start = newServers();
	const [one, other] = [await start(), await start()];
	expect(await one.members()).toBe(2);
	await other.stop();
	expect(await one.members()).toBe(1);
});

test("the requests of a server that has left count for a minute", async () => {
	const start = newServers();
	const one = await start();
	const other = await start();
	expect(await passed(9, other)).toBe(4);
	await other.stop();
	await pass(55_000);
	expect(await passed(9, one)).toBe(0);
	await pass(4_500);
	expect(await passed(9, one)).toBe(0);
	await pass(3_500);
	expect(await passed(9, one)).toBe(4);
});

test("while nothing can be written a server counts on its own and warns of it once, and what others know already is not counted again", async () => {
	const start = newServers();
	const one = await start();
	expect(await passed(1, one)).toBe(1);
	const other = await start();
	await one.setWritable(false);
	expect(await passed(1, one)).toBe(1);
	await pass(3_000);
	expect(await passed(1, one)).toBe(1);
	expect(one.warned).toEqual([
		"requests are not counted together with other servers, because nothing can be written",
	]);
	await one.setWritable(true);
	await pass(3_000);
	expect(await passed(9, other)).toBe(1);
	expect(await passed(9, one)).toBe(0);
});
