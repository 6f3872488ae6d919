import { styleText } from "node:util";
import type { LandfallClient } from "../../client/index.ts";

const STATUSES = [
	"pending",
	"awaiting_manifest",
	"created",
	"tracking_stopped",
	"failed",
] as const;

/** The number of requests in each status. */
export type Counts = Readonly<Record<(typeof STATUSES)[number], number>>;

/** Counts the requests in one status. */
export async function countIn(
	client: LandfallClient,
	status: keyof Counts,
): Promise<number> {
	const list = client.listTrackingRequests({
		"filter[status]": status,
		"page[size]": 1,
	});
	for await (const { meta } of list.pages()) return meta.total;
	return 0;
}

/** Counts the requests by status. */
export async function countRequests(client: LandfallClient): Promise<Counts> {
	const counts = await Promise.all(
		STATUSES.map(async (status) => [status, await countIn(client, status)]),
	);
	return Object.fromEntries(counts) as Counts;
}

/** The number of requests that are neither `tracking_stopped` nor `failed`. */
export function openOf(counts: Counts): number {
	return counts.pending + counts.awaiting_manifest + counts.created;
}

/** Whether any notification still waits for its delivery. */
export async function hasPending(client: LandfallClient): Promise<boolean> {
	const list = client.listWebhookNotifications({
		"filter[delivery_status]": "pending",
		"page[size]": 1,
	});
	for await (const { data } of list.pages()) return data.length > 0;
	return false;
}

const BAR_WIDTH = 20;

/** A progress bar, full at 1. */
export function bar(share: number): string {
	const filled = Math.round(Math.min(Math.max(share, 0), 1) * BAR_WIDTH);
	return "█".repeat(filled) + "░".repeat(BAR_WIDTH - filled);
}

const PLAIN_EVERY_MS = 15_000;
let saidAtMs = 0;

/** Shows progress: on a terminal one line that is rewritten, otherwise a plain line now and then. */
export function showProgress(text: string): void {
	if (process.stdout.isTTY) {
		const room = Math.max((process.stdout.columns ?? 80) - 3, 20);
		const shown = text.slice(0, room);
		process.stdout.write(`\r\u001b[K${styleText("cyan", "…")} ${shown}`);
		return;
	}
	const now = Date.now();
	if (now - saidAtMs < PLAIN_EVERY_MS) return;
	saidAtMs = now;
	process.stdout.write(`  ${text}\n`);
}

/** Prints a line that progress does not overwrite. */
export function printLine(text: string): void {
	const clear = process.stdout.isTTY ? "\r\u001b[K" : "";
	process.stdout.write(`${clear}${text}\n`);
}
