import { setTimeout as sleep } from "node:timers/promises";
import type { Fleet } from "../receivers.ts";
import { type Ask, recordOf, trackingBody, webhookBody } from "./api.ts";
import { shipmentNumber } from "./big-shipment.ts";

/** What a victim waits for. */
export const WAITS = ["read", "post", "tracked", "delivered"] as const;

/** How long a victim has waited for each, in ms. */
export type Waits = Readonly<Record<(typeof WAITS)[number], number[]>>;

/** What a period was like for a victim. */
export interface Period {
	readonly waits: Waits;
	readonly problems: readonly string[];
}

/** Who does what a normal client does all the time. */
export interface Victim {
	/** Lives normally until the signal comes; what is awaited then is waited for, up to the limit. */
	live(until: AbortSignal, limitMs: number): Promise<Period>;
}

const READ_PAUSE_MS = 30;
const POLL_PAUSE_MS = 50;

/** Serials that no abuser uses. */
let serial = 50_000_000;

/** Resolves when the condition holds; whether it did within the limit. */
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

/** Sets a victim up: a webhook at the first receiver, and one shipment to read. */
export async function settleVictim(
	ask: Ask,
	scac: string,
	fleet: Fleet,
): Promise<Victim> {
	const [receiver = ""] = fleet.urls;
	const events = ["tracking_request.succeeded", "tracking_request.failed"];
	recordOf(await ask("POST", "/webhooks", webhookBody(receiver, events)));
	const submit = async () => {
		const body = trackingBody(shipmentNumber(1, 12, serial++), scac);
		return recordOf(await ask("POST", "/tracking_requests", body)).id;
	};
	const isTracked = async (id: string) => {
		const request = recordOf(await ask("GET", `/tracking_requests/${id}`));
		return request.attributes.status !== "pending";
	};
	let seen = 0;
	const told = new Set<string>();
	const isTold = async (id: string) => {
		const arrivals = await fleet.arrivals(seen);
		seen += arrivals.length;
		for (const { body = "{}" } of arrivals) {
			const { data } = JSON.parse(body) as {
				data?: {
					relationships?: { reference_object?: { data?: { id?: string } } };
				};
			};
			told.add(data?.relationships?.reference_object?.data?.id ?? "");
		}
		return told.has(id);
	};
	const first = await submit();
	if (!(await holds(() => isTracked(first), 30_000)))
		throw new Error("the victim's first shipment is not tracked");
	const tracked = recordOf(await ask("GET", `/tracking_requests/${first}`));
	const { id: shipmentId } = (tracked.relationships?.tracked_object?.data ??
		{}) as { id?: string };

	return {
		async live(until, limitMs) {
			const waits: Waits = { read: [], post: [], tracked: [], delivered: [] };
			const problems: string[] = [];
			const paths = [`/shipments/${shipmentId}`, "/shipments", "/containers"];
			const reading = async () => {
				for (let count = 0; !until.aborted; count++) {
					const startedAt = performance.now();
					const path = paths[count % paths.length] ?? "";
					const { status } = await ask("GET", path);
					waits.read.push(performance.now() - startedAt);
					if (status !== 200) problems.push(`${path} was answered ${status}`);
					await sleep(READ_PAUSE_MS);
				}
			};
			const tracking = async () => {
				while (!until.aborted) {
					const startedAt = performance.now();
					const id = await submit();
					waits.post.push(performance.now() - startedAt);
					for (const [what, condition] of [
						["tracked", isTracked],
						["delivered", isTold],
					] as const) {
						if (!(await holds(() => condition(id), limitMs)))
							problems.push(`a request was not ${what} within ${limitMs} ms`);
						waits[what].push(performance.now() - startedAt);
					}
				}
			};
			await Promise.all([reading(), tracking()]);
			return { waits, problems };
		},
	};
}
