import { styleText } from "node:util";
import type { LandfallClient } from "../../client/index.ts";
import type { Launched } from "./launch.ts";

const STATUSES = [
	"pending",
	"awaiting_manifest",
	"created",
	"tracking_stopped",
	"failed",
] as const;

/** How many requests are in each status. */
export type Counts = Readonly<Record<(typeof STATUSES)[number], number>>;

/** Counts the requests by status. */
export async function countRequests(client: LandfallClient): Promise<Counts> {
	const counts = await Promise.all(
		STATUSES.map(async (status) => {
			const list = client.listTrackingRequests({
				filter: { status },
				page: { size: 1 },
			});
			let total = 0;
			for await (const page of list.pages()) {
				total = page.meta.total;
				break;
			}
			return [status, total] as const;
		}),
	);
	return Object.fromEntries(counts) as Counts;
}

/** Resident memory of one process over time, in MB. */
export interface MemoryCurve {
	readonly name: string;
	readonly samples: number[];
}

/** Notes the memory of all processes. */
export function sampleMemory(
	{ world, server, worker }: Launched,
	curves: Map<string, MemoryCurve>,
): void {
	for (const { name, memoryMb } of [world, server, worker]) {
		const curve = curves.get(name) ?? { name, samples: [] };
		curves.set(name, curve);
		const used = memoryMb();
		if (used > 0) curve.samples.push(used);
	}
}

/** Largest memory in the second and in the last third of the run, in MB: what grows without end shows here. */
export function memoryThirds({ samples }: MemoryCurve): [number, number] {
	const third = Math.ceil(samples.length / 3);
	const most = (from: number, to: number) =>
		Math.max(0, ...samples.slice(from, to));
	return [most(third, 2 * third), most(2 * third, samples.length)];
}

const PLAIN_EVERY_MS = 15_000;
let saidAtMs = 0;

/** Shows how far it is: one line that is rewritten on a terminal, a plain line now and then elsewhere. */
export function showProgress(text: string): void {
	if (process.stdout.isTTY) {
		process.stdout.write(`\r\u001b[K${styleText("cyan", "…")} ${text}`);
		return;
	}
	const now = Date.now();
	if (now - saidAtMs < PLAIN_EVERY_MS) return;
	saidAtMs = now;
	process.stdout.write(`${text}\n`);
}

/** Prints a line for good. */
export function say(text: string): void {
	const clear = process.stdout.isTTY ? "\r\u001b[K" : "";
	process.stdout.write(`${clear}${text}\n`);
}
