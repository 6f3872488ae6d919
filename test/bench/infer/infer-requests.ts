import { rmSync } from "node:fs";
import { styleText } from "node:util";
import autocannon from "autocannon";
import { readNumber } from "../../../server/inference/reading/read-number.ts";
import { median } from "../median.ts";
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
import { type SeededDatabase, seedDatabase } from "../seed-database.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";

/** The most that a request may cost, as a multiple of reading one tracking request. */
const COST_GOAL = 1.3;
/** How many different requests of each kind there are. */
const DIFFERENT = 500;
const NO_LIMIT = "1000000000";

function headers(key: string, mediaType: string): Record<string, string> {
	return { authorization: `Token ${key}`, "content-type": mediaType };
}

/** Submits a number and returns the path of its tracking request. */
async function submit(
	url: string,
	key: string,
	index: number,
): Promise<string> {
	const reply = await fetch(`${url}/tracking_requests`, {
		method: "POST",
		headers: headers(key, "application/vnd.api+json"),
		body: JSON.stringify({
			data: {
				type: "tracking_request",
				attributes: {
					request_type: "bill_of_lading",
					request_number: `MAEU${200_000_000 + index}`,
					scac: "MAEU",
				},
			},
		}),
	});
	const { data } = (await reply.json()) as { data: { id: string } };
	return `/v2/tracking_requests/${data.id}`;
}

/** One kind of request, and a round of it. */
interface Kind {
	readonly mediaType: string;
	readonly requests: readonly autocannon.Request[];
}

/** A round, and the server's cost of a request in it. */
interface CostlyRound extends Round {
	readonly processorUs: number;
}

async function load(
	server: ServerProcess,
	key: string,
	{ mediaType, requests }: Kind,
	seconds: number,
): Promise<CostlyRound> {
	const usedMs = server.processorMs();
	const result = await autocannon({
		url: server.url,
		duration: seconds,
		connections: CONNECTIONS,
		headers: headers(key, mediaType),
		requests: [...requests],
	});
	const processorMs = server.processorMs() - usedMs;
	return {
		...roundOf(result),
		processorUs: (processorMs * 1_000) / result.requests.total,
	};
}

async function bothKinds(
	url: string,
	key: string,
	texts: readonly string[],
): Promise<{ readonly infer: Kind; readonly read: Kind }> {
	const paths = await Promise.all(
		Array.from({ length: DIFFERENT }, (_, index) => submit(url, key, index)),
	);
	return {
		infer: {
			mediaType: "application/json",
			requests: texts.map((number) => ({
				method: "POST",
				path: "/v2/tracking_requests/infer_number",
				body: JSON.stringify({ number }),
			})),
		},
		read: {
			mediaType: "application/vnd.api+json",
			requests: paths.map((path) => ({ path })),
		},
	};
}

/** Loads one server with both kinds of requests in turn. Returns whether the goal is reached. */
async function alternate(
	server: ServerProcess,
	key: string,
	texts: readonly string[],
): Promise<boolean> {
	const { infer, read } = await bothKinds(server.url, key, texts);
	await load(server, key, infer, WARM_UP_SECONDS);
	await load(server, key, read, WARM_UP_SECONDS);
	const ours: CostlyRound[] = [];
	const theirs: CostlyRound[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		ours.push(await load(server, key, infer, ROUND_SECONDS));
		theirs.push(await load(server, key, read, ROUND_SECONDS));
	}
	const costUs = (rounds: readonly CostlyRound[]) =>
		median(rounds.map(({ processorUs }) => processorUs));
	process.stdout.write(
		`${styleText("bold", "POST /tracking_requests/infer_number")}\n` +
			roundsLine("infer number", ours, server.memoryMb()) +
			roundsLine("GET of one request", theirs, server.memoryMb()) +
			`  processor time: ${costUs(ours).toFixed(0)} µs against ${costUs(theirs).toFixed(0)} µs, ${(costUs(ours) / costUs(theirs)).toFixed(2)} times as much\n`,
	);
	const isReached = compareRounds(
		{ name: "GET /tracking_requests/{id}", goal: 1 / COST_GOAL },
		ours,
		theirs,
	);
	process.stdout.write("\n");
	return isReached;
}

/** Requests to infer a number against reads of one tracking request, on one server. Returns whether the goal is reached. */
export async function compareRequests(
	texts: readonly string[],
): Promise<boolean> {
	const seeded: SeededDatabase = await seedDatabase();
	try {
		const server = await startServerProcess(["server/main.ts", "server"], {
			PORT: "0",
			DATABASE_URL: `file:${seeded.file}`,
			REQUESTS_PER_MINUTE: NO_LIMIT,
			INFERENCES_PER_MINUTE: NO_LIMIT,
		});
		try {
			const readable = texts.filter((text) => readNumber(text) !== undefined);
			const step = Math.floor(readable.length / DIFFERENT);
			const some = readable.filter((_, index) => index % step === 0);
			return await alternate(server, seeded.key, some);
		} finally {
			await server.stop();
		}
	} finally {
		rmSync(seeded.folder, { recursive: true });
	}
}
