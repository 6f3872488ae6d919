import { setTimeout as sleep } from "node:timers/promises";
import type { Fleet } from "../receivers.ts";
import { type Ask, recordOf, trackingBody, webhookBody } from "./api.ts";
import { shipmentNumber } from "./big-shipment.ts";

/** The results that a victim waits for. */
export const WAITS = ["read", "post", "tracked", "delivered"] as const;

/** Waits of a victim by result, in ms. */
export type Waits = Readonly<Record<(typeof WAITS)[number], number[]>>;

/** The waits and problems of a victim in a period. */
export interface Period {
	readonly waits: Waits;
	readonly problems: readonly string[];
}

/** An account with the usual requests of a client. */
export interface Victim {
	/** Sends requests until the signal aborts, then waits for open results up to the limit. */
	live(until: AbortSignal, limitMs: number): Promise<Period>;
}

const READ_PAUSE_MS = 30;
const POLL_PAUSE_MS = 50;
const SETTLING_LIMIT_MS = 30_000;

/** The events that end a tracking request. */
const EVENTS = ["tracking_request.succeeded", "tracking_request.failed"];

/** Serials that no abuser uses. */
let serial = 50_000_000;

/** Waits for a condition; returns whether it held within the limit. */
async function holds(
	condition: () => Promise<boolean>,
	limitMs: number,
): Promise<boolean> {
	const until = performance.now() + limitMs;
	while (performance.now() < until) {
		if (await condition()) return true;
		await sleep(POLL_PAUSE_MS);
	}
	return false;
}

async function submit(ask: Ask, scac: string): Promise<string> {
	const body = trackingBody(shipmentNumber(1, 12, serial++), scac);
	return recordOf(await ask("POST", "/tracking_requests", body)).id;
}

async function isTracked(ask: Ask, id: string): Promise<boolean> {
	const request = recordOf(await ask("GET", `/tracking_requests/${id}`));
	return request.attributes.status !== "pending";
}

interface Notification {
	readonly data?: {
		readonly relationships?: {
			readonly reference_object?: { readonly data?: { readonly id?: string } };
		};
	};
}

/** Returns a check that a receiver was notified of the end of a request. */
function listener(fleet: Fleet): (id: string) => Promise<boolean> {
	let seen = 0;
	const notified = new Set<string | undefined>();
	return async (id) => {
		const arrivals = await fleet.arrivals(seen);
		seen += arrivals.length;
		for (const { body = "{}" } of arrivals) {
			const { data } = JSON.parse(body) as Notification;
			notified.add(data?.relationships?.reference_object?.data?.id);
		}
		return notified.has(id);
	};
}

/** Reads one path after the other until the signal aborts. */
async function keepReading(
	ask: Ask,
	paths: readonly string[],
	until: AbortSignal,
	waits: Waits,
	problems: string[],
): Promise<void> {
	for (let count = 0; !until.aborted; count++) {
		const path = paths[count % paths.length] ?? "";
		const startedAt = performance.now();
		const { status } = await ask("GET", path);
		waits.read.push(performance.now() - startedAt);
		if (status !== 200) problems.push(`${path} was answered ${status}`);
		await sleep(READ_PAUSE_MS);
	}
}

/** Prepares a victim: a webhook at the first receiver, which keeps requests, and one shipment to read. */
export async function settleVictim(
	ask: Ask,
	scac: string,
	fleet: Fleet,
): Promise<Victim> {
	const webhook = webhookBody(fleet.urls[0] ?? "", EVENTS);
	recordOf(await ask("POST", "/webhooks", webhook));
	const isNotified = listener(fleet);
	const first = await submit(ask, scac);
	if (!(await holds(() => isTracked(ask, first), SETTLING_LIMIT_MS)))
		throw new Error("the victim's first shipment is not tracked");
	const tracked = recordOf(await ask("GET", `/tracking_requests/${first}`));
	const shipment = tracked.relationships?.tracked_object?.data as {
		readonly id: string;
	};
	const paths = [`/shipments/${shipment.id}`, "/shipments", "/containers"];
	const steps = [
		["tracked", (id: string) => isTracked(ask, id)],
		["delivered", isNotified],
	] as const;

	async function keepTracking(
		until: AbortSignal,
		limitMs: number,
		waits: Waits,
		problems: string[],
	): Promise<void> {
		while (!until.aborted) {
			const startedAt = performance.now();
			const id = await submit(ask, scac);
			waits.post.push(performance.now() - startedAt);
			for (const [what, condition] of steps) {
				if (!(await holds(() => condition(id), limitMs)))
					problems.push(`a request was not ${what} within ${limitMs} ms`);
				waits[what].push(performance.now() - startedAt);
			}
		}
	}

	return {
		async live(until, limitMs) {
			const waits: Waits = { read: [], post: [], tracked: [], delivered: [] };
			const problems: string[] = [];
			await Promise.all([
				keepReading(ask, paths, until, waits, problems),
				keepTracking(until, limitMs, waits, problems),
			]);
			return { waits, problems };
		},
	};
}
