import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { styleText } from "node:util";
import { billNumber, containerNumber } from "../../seed/seed-numbers.ts";
import { median } from "../median.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";
import { type DueClaims, openClaims } from "./scale-claims.ts";
import { type Seeded, seedBeside } from "./scale-databases.ts";
import { scaleRequests } from "./scale-requests.ts";
import type { Sample } from "./scale-sample.ts";

/** Containers of the small database, and the default for the large one. */
const FEW = 1_000;
const MANY = 1_000_000;

/** The highest accepted ratio of the times with many and with few containers, for replies of the same length. */
const GOAL = 1.2;

/** The time limits of a list with many containers, at the median and the 99th percentile, in ms. */
const GOAL_MEDIAN_MS = 50;
const GOAL_P99_MS = 200;

/** Requests to each server in turn; the first ones are not counted. */
const REQUESTS = 101;
const WARM_UP = 5;

/** The difference in time that the scheduler alone can cause. */
const NOISE_MS = 0.3;

/** A server on a seeded database, and due jobs in its queue. */
interface Contestant {
	readonly server: ServerProcess;
	readonly key: string;
	readonly sample: Sample;
	readonly claims: DueClaims;
}

/** The work of both contestants in turn. */
interface Contest {
	readonly name: string;
	readonly isList?: boolean;
	/** Returns the length of the reply; 0 for a refusal. */
	run(contestant: Contestant): Promise<number>;
}

interface ListReply {
	readonly data: readonly { readonly id: string }[];
	readonly links: { readonly next?: string };
	readonly meta: { readonly total: number };
}

async function get(
	{ server, key }: Pick<Contestant, "server" | "key">,
	path: string,
): Promise<string> {
	const headers = { authorization: `Token ${key}` };
	const send = () => fetch(`${server.url}${path}`, { headers });
	// On a busy machine the server can close an idle connection at the moment of its next use.
	const reply = await send().catch(send);
	// A stream does not end; its first bytes count.
	if (reply.headers.get("content-type")?.startsWith("text/event-stream")) {
		await reply.body?.cancel();
		return "";
	}
	const text = await reply.text();
	if (reply.status === 400 && text.includes('"too_broad"')) return "";
	if (![200, 404].includes(reply.status))
		throw new Error(`${path} answers ${reply.status}: ${text.slice(0, 500)}`);
	return text;
}

async function findSample(server: ServerProcess, key: string): Promise<Sample> {
	const list = async (path: string) =>
		JSON.parse(await get({ server, key }, path)) as ListReply;
	const firstId = async (path: string) => (await list(path)).data[0]?.id ?? "";
	const deepIn = async (name: string) => {
		const { total } = (await list(`/${name}?page[size]=1`)).meta;
		const number = Math.max(1, Math.floor(total / 30 / 2));
		const { next = "" } = (await list(`/${name}?page[number]=${number}`)).links;
		return next.slice(next.indexOf("?") + 1);
	};
	return {
		shipment: await firstId(`/shipments?number=${billNumber(1)}`),
		crowded: await firstId(`/containers?filter[number]=${containerNumber(0)}`),
		container: await firstId(
			`/containers?filter[number]=${containerNumber(7)}`,
		),
		request: await firstId(
			`/tracking_requests?filter[request_number]=${billNumber(3)}`,
		),
		webhook: await firstId("/webhooks"),
		field: await firstId("/custom_field_definitions"),
		customer: (await list("/parties?page[size]=2")).data[1]?.id ?? "",
		deep: {
			shipments: await deepIn("shipments"),
			containers: await deepIn("containers"),
			tracking_requests: await deepIn("tracking_requests"),
		},
	};
}

async function start({ url, key }: Seeded): Promise<Contestant> {
	const server = await startServerProcess(["server/main.ts", "server"], {
		PORT: "0",
		DATABASE_URL: url,
		REQUESTS_PER_MINUTE: "1000000000",
	});
	const sample = await findSample(server, key);
	// Enough claims for two measurements: one that misses its goal is repeated once.
	const claims = await openClaims(url, 2 * (WARM_UP + REQUESTS));
	return { server, key, sample, claims };
}

let posted = 0;

/** A number that was never posted before, as long as most bills of lading. */
function newNumber(): string {
	posted += 1;
	const time = Date.now().toString(36).slice(-6);
	return `MEDU${time}${posted.toString(36).padStart(3, "0")}`.toUpperCase();
}

/** Posts a request for a new number. */
async function post({ server, key }: Contestant): Promise<number> {
	const reply = await fetch(`${server.url}/tracking_requests`, {
		method: "POST",
		headers: {
			authorization: `Token ${key}`,
			"content-type": "application/vnd.api+json",
		},
		body: JSON.stringify({
			data: {
				type: "tracking_request",
				attributes: {
					request_type: "bill_of_lading",
					request_number: newNumber(),
					scac: "MAEU",
				},
			},
		}),
	});
	const text = await reply.text();
	if (reply.status !== 201)
		throw new Error(`POST answers ${reply.status}: ${text.slice(0, 500)}`);
	return text.length;
}

function contests(sample: Sample): Contest[] {
	return [
		...scaleRequests(sample).map(({ name, pathFor }) => ({
			name: `GET ${name}`,
			isList: !/[{]id|export/.test(name),
			run: async (one: Contestant) =>
				(await get(one, pathFor(one.sample))).length,
		})),
		{ name: "POST /tracking_requests", run: post },
		{
			name: "claim of a due job",
			async run({ claims }) {
				await claims.claim();
				return 1;
			},
		},
	];
}

/** The times of a contestant in ms, and the length of its longest reply. */
interface Result {
	readonly median: number;
	readonly p99: number;
	readonly length: number;
}

function resultOf(times: readonly number[], length: number): Result {
	const sorted = times.toSorted((a, b) => a - b);
	const p99 = sorted[Math.ceil(0.99 * sorted.length) - 1] ?? Number.NaN;
	return { median: median(times), p99, length };
}

/** Runs the work of both contestants in turn. */
async function compare(
	contestants: readonly Contestant[],
	{ run }: Contest,
): Promise<Result[]> {
	const runs = contestants.map(() => ({ times: [] as number[], length: 0 }));
	for (let count = -WARM_UP; count < REQUESTS; count++) {
		for (const [index, contestant] of contestants.entries()) {
			const startedAt = performance.now();
			const length = await run(contestant);
			const one = runs[index];
			if (!one || count < 0) continue;
			one.times.push(performance.now() - startedAt);
			one.length = Math.max(one.length, length);
		}
	}
	return runs.map(({ times, length }) => resultOf(times, length));
}

/** Prints a line of the table. Returns whether the goals are reached. */
async function measure(
	both: readonly Contestant[],
	contest: Contest,
): Promise<boolean> {
	const isWithin = ([few, many]: readonly Result[]) => {
		if (!few || !many) return false;
		// Few containers may not fill a page, so the reply with many is longer.
		const share = Math.max(1, many.length / (few.length || 1));
		// A list can be refused as too broad with many containers, and answered with few.
		const isAlike = many.length > 0 || few.length === 0;
		return (
			(!isAlike || many.median <= GOAL * share * few.median + NOISE_MS) &&
			(!contest.isList ||
				(many.median <= GOAL_MEDIAN_MS && many.p99 <= GOAL_P99_MS))
		);
	};
	let results = await compare(both, contest);
	// Other programs on the machine can disturb a measurement, so one that misses its goal is repeated once.
	if (!isWithin(results)) results = await compare(both, contest);
	const isGood = isWithin(results);
	const [few, many] = results;
	const numbers = [
		few?.median,
		many?.median,
		many?.p99,
		(many?.median ?? 0) / (few?.median ?? 0),
		(many?.length ?? 0) / (few?.length || 1),
	].map((value) => (value ?? 0).toFixed(2).padStart(8));
	const refused =
		contest.isList && many?.length === 0 ? " (refused as too broad)" : "";
	process.stdout.write(
		`  ${numbers.join("")}  ${isGood ? " " : styleText("red", "!")} ${contest.name}${refused}\n`,
	);
	return isGood;
}

/**
 * Compares the latency of every read, of a new tracking request and of claiming a job with few containers and with many. `large` is a
 * database that was seeded already; the small one is made in the same place. `only` selects measurements by name. Returns whether the
 * goals are reached.
 */
export async function benchScale(
	containers: number = MANY,
	large?: Seeded,
	only = /./,
): Promise<boolean> {
	const folder = mkdtempSync(join(tmpdir(), "landfall-scale-"));
	const seed = (count: number) =>
		seedBeside(large?.url ?? "file:", folder, count);
	const made: { remove(): Promise<void> }[] = [];
	const contestants: Contestant[] = [];
	let isReached = true;
	try {
		const small = await seed(FEW);
		made.push(small);
		const own = large ? undefined : await seed(containers);
		if (own) made.push(own);
		const few = await start(small);
		contestants.push(few);
		const many = await start(large ?? (own as Seeded));
		contestants.push(many);
		process.stdout.write(
			`${styleText("bold", "latency by the number of containers")} (ms: median with ${FEW}, median and p99 with ${large ? "those of the database" : containers}, ratios of the medians and of the replies' lengths)\n`,
		);
		const chosen = contests(few.sample).filter(({ name }) => only.test(name));
		for (const contest of chosen)
			if (!(await measure([few, many], contest))) isReached = false;
		process.stdout.write(
			`  goals: nothing takes over ${GOAL} times as long where the reply is as long, no list over ${GOAL_MEDIAN_MS} ms (p99 ${GOAL_P99_MS} ms): ${isReached ? "reached" : "missed"}\n\n`,
		);
	} finally {
		for (const { server, claims } of contestants) {
			await server.stop();
			await claims.close();
		}
		for (const { remove } of made) await remove();
		rmSync(folder, { recursive: true });
	}
	return isReached;
}
