import { rmSync } from "node:fs";
import { styleText } from "node:util";
import autocannon from "autocannon";
import { openDatabase } from "../../../server/database/database.ts";
import {
	CONNECTIONS,
	compareRounds,
	ROUND_SECONDS,
	ROUNDS,
	type Round,
	roundOf,
	roundsLine,
	WARM_UP_SECONDS,
} from "../rounds.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";
import { timeRoutes } from "./route-speed.ts";
import { type SeededMaps, seedMaps } from "./seed-maps.ts";
import { atShare } from "./spread.ts";

/** The rate of stored maps, as a share of the highest possible rate for the same bytes. */
const CACHED_GOAL = 0.6;
/** Goal for the median time of a map that a request has to draw. */
const COLD_GOAL_MS = 15;

const pathOf = (id: string) => `/containers/${id}/map_geojson`;

/** Deletes the drawn maps. */
async function forgetMaps(file: string): Promise<void> {
	const database = openDatabase(`file:${file}`);
	await database.db.deleteFrom("container_maps").execute();
	await database.close();
}

/** Reads every map once, one after the other. Returns the time of each in milliseconds. */
async function askEach(
	{ url }: ServerProcess,
	{ key, containerIds }: SeededMaps,
): Promise<number[]> {
	const headers = { authorization: `Token ${key}` };
	const times: number[] = [];
	for (const id of containerIds) {
		const askedAt = performance.now();
		const reply = await fetch(`${url}${pathOf(id)}`, { headers });
		await reply.arrayBuffer();
		times.push(performance.now() - askedAt);
		if (!reply.ok) throw new Error(`${url}${pathOf(id)} is ${reply.status}`);
	}
	return times;
}

/** Prints how long requests take whose map has to be drawn. Returns whether the goal is reached. */
async function timeColdMaps(
	ours: ServerProcess,
	seeded: SeededMaps,
): Promise<boolean> {
	await forgetMaps(seeded.file);
	// The very first request also loads the sea lanes.
	const [first = Number.NaN, ...cold] = await askEach(ours, seeded);
	await forgetMaps(seeded.file);
	const redrawn = await askEach(ours, seeded);
	const middle = atShare(cold, 0.5);
	const isReached = middle < COLD_GOAL_MS;
	const summaryOf = (times: readonly number[]) =>
		`${atShare(times, 0.5).toFixed(1)} ms, p99 ${atShare(times, 0.99).toFixed(1)} ms`;
	process.stdout.write(
		`${styleText("bold", "maps that have to be drawn")} (${seeded.containerIds.length} containers)\n` +
			`  on ways that may be new   median ${styleText(isReached ? "green" : "red", summaryOf(cold))}, of less than ${COLD_GOAL_MS} ms; the first of all ${first.toFixed(0)} ms\n` +
			`  on ways that are known    median ${summaryOf(redrawn)}\n\n`,
	);
	return isReached;
}

/** The headers of a reply without those that Node adds to every reply. */
async function headersOf(
	{ url }: ServerProcess,
	{ key, containerIds: [id = ""] }: SeededMaps,
): Promise<Record<string, string>> {
	const headers = { authorization: `Token ${key}` };
	const reply = await fetch(`${url}${pathOf(id)}`, { headers });
	await reply.arrayBuffer();
	const own = ["connection", "keep-alive", "date"];
	return Object.fromEntries(
		[...reply.headers].filter(([name]) => !own.includes(name)),
	);
}

/** Loads both servers with the same requests in turn. Returns whether the goal is reached. */
async function compareCached(
	ours: ServerProcess,
	bare: ServerProcess,
	{ key, containerIds }: SeededMaps,
): Promise<boolean> {
	const load = (server: ServerProcess, seconds: number) =>
		autocannon({
			url: server.url,
			duration: seconds,
			connections: CONNECTIONS,
			headers: { authorization: `Token ${key}` },
			requests: containerIds.map((id) => ({ path: `/v2${pathOf(id)}` })),
		});
	const rounds = { ours: [] as Round[], bare: [] as Round[] };
	await load(ours, WARM_UP_SECONDS);
	await load(bare, WARM_UP_SECONDS);
	for (let round = 0; round < ROUNDS; round++) {
		rounds.ours.push(roundOf(await load(ours, ROUND_SECONDS)));
		rounds.bare.push(roundOf(await load(bare, ROUND_SECONDS)));
	}
	process.stdout.write(
		`${styleText("bold", "GET /containers/{id}/map_geojson")}\n` +
			roundsLine("landfall", rounds.ours, ours.memoryMb()) +
			roundsLine("bare", rounds.bare, bare.memoryMb()),
	);
	const rival = { name: "bare", goal: CACHED_GOAL };
	const isReached = compareRounds(rival, rounds.ours, rounds.bare);
	process.stdout.write("\n");
	return isReached;
}

/** Maps: routes over the sea, maps that a request draws, and stored maps. Returns whether the goals are reached. */
export async function benchMaps(): Promise<boolean> {
	timeRoutes();
	const seeded = await seedMaps();
	const running: ServerProcess[] = [];
	try {
		const ours = await startServerProcess(["server/main.ts", "server"], {
			PORT: "0",
			DATABASE_URL: `file:${seeded.file}`,
			REQUESTS_PER_MINUTE: "1000000000",
		});
		running.push(ours);
		const isColdFast = await timeColdMaps(ours, seeded);
		const bare = await startServerProcess([
			"test/bench/map/bare-maps.ts",
			seeded.file,
			seeded.accountId,
			JSON.stringify(await headersOf(ours, seeded)),
		]);
		running.push(bare);
		return (await compareCached(ours, bare, seeded)) && isColdFast;
	} finally {
		await Promise.all(running.map((server) => server.stop()));
		rmSync(seeded.folder, { recursive: true });
	}
}
