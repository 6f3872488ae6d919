import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { styleText } from "node:util";
import { seedDatabase } from "../../seed/seed-database.ts";
import { billNumber, containerNumber } from "../../seed/seed-numbers.ts";
import { median } from "../median.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";
import { type Sample, scaleRequests } from "./scale-requests.ts";

/** Containers of the small file; of the large one unless there are to be others. */
const FEW = 1_000;
const MANY = 1_000_000;

/** How much longer a read may take with many containers than with few. */
const GOAL = 1.5;

/** Requests to each server in turn, after some that are not counted. */
const REQUESTS = 41;
const WARM_UP = 5;

/** What a read takes may differ by so much without a reason in it: a glance of the scheduler. */
const NOISE_MS = 0.3;

/** A server on a seeded file. */
interface Contestant {
	readonly server: ServerProcess;
	readonly key: string;
	readonly sample: Sample;
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
	const reply = await fetch(`${server.url}${path}`, { headers });
	const text = await reply.text();
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
		deep: {
			shipments: await deepIn("shipments"),
			containers: await deepIn("containers"),
			tracking_requests: await deepIn("tracking_requests"),
		},
	};
}

async function start(file: string, key: string): Promise<Contestant> {
	const server = await startServerProcess(["server/main.ts", "server"], {
		PORT: "0",
		DATABASE_URL: `file:${file}`,
		REQUESTS_PER_MINUTE: "1000000000",
	});
	return { server, key, sample: await findSample(server, key) };
}

/** Asks both in turn and returns the median of each, in ms. */
async function compare(
	contestants: readonly Contestant[],
	pathFor: (sample: Sample) => string,
): Promise<number[]> {
	const times = contestants.map(() => [] as number[]);
	for (let count = -WARM_UP; count < REQUESTS; count++) {
		for (const [index, contestant] of contestants.entries()) {
			const startedAt = performance.now();
			await get(contestant, pathFor(contestant.sample));
			if (count >= 0) times[index]?.push(performance.now() - startedAt);
		}
	}
	return times.map(median);
}

/** Where a file is that was seeded already. */
export interface SeededBefore {
	readonly file: string;
	readonly key: string;
}

/** Compares the latency of every read with few containers and with many. Returns whether no read takes much longer with many. */
export async function benchScale(
	containers: number = MANY,
	large?: SeededBefore,
): Promise<boolean> {
	const folder = mkdtempSync(join(tmpdir(), "landfall-scale-"));
	const contestants: Contestant[] = [];
	const seed = async (count: number) => {
		const file = join(folder, `${count}.db`);
		return { file, key: (await seedDatabase(`file:${file}`, count)).key };
	};
	let isReached = true;
	try {
		const few = await seed(FEW);
		const many = large ?? (await seed(containers));
		for (const { file, key } of [few, many])
			contestants.push(await start(file, key));
		const [first] = contestants;
		if (!first) return false;
		process.stdout.write(
			`${styleText("bold", "reads by the number of containers")} (medians in ms: ${FEW}, ${large ? "the file" : containers}, ratio)\n`,
		);
		for (const { name, pathFor } of scaleRequests(first.sample)) {
			const isWithin = ([small = 0, big = 0]: readonly number[]) =>
				big <= GOAL * small + NOISE_MS;
			let medians = await compare(contestants, pathFor);
			// What else the machine does can disturb one of them: what is missed is measured once more.
			if (!isWithin(medians)) medians = await compare(contestants, pathFor);
			const isGood = isWithin(medians);
			const [small = 0, big = 0] = medians;
			if (!isGood) isReached = false;
			const numbers = [small, big, big / small].map((value) =>
				value.toFixed(2).padStart(8),
			);
			process.stdout.write(
				`  ${numbers.join("")}  ${isGood ? " " : styleText("red", "!")} ${name}\n`,
			);
		}
		process.stdout.write(
			`  goal: no read takes over ${GOAL} times as long: ${isReached ? "reached" : "missed"}\n\n`,
		);
	} finally {
		await Promise.all(contestants.map(({ server }) => server.stop()));
		rmSync(folder, { recursive: true });
	}
	return isReached;
}
