import { verifyWebhook } from "../../client/webhooks.ts";
import type { Arrival } from "./receivers.ts";
import { MOST_AT_ONCE } from "./worker-life.ts";

/** A change of a webhook, in epoch milliseconds. */
export interface Change {
	readonly askedMs: number;
	/** Time of the answer; the change is in effect from then on. */
	readonly answeredMs: number;
}

/** The changes of a webhook over the API. */
export interface WebhookHistory {
	readonly id: string;
	/** Its addresses, oldest first. The last part of each path is its number. */
	readonly addresses: Change[];
	readonly secrets: (Change & { readonly secret: string })[];
	/** Pauses; the last one may have no end. */
	readonly pauses: { readonly fromMs: number; untilMs: number }[];
	removedMs: number;
}

/** Requests that a webhook should not have received after a change. */
function lateArrivals(
	{ addresses, pauses, removedMs }: WebhookHistory,
	arrivals: readonly Arrival[],
): Map<string, readonly { arrival: Arrival; lateMs: number }[]> {
	const after = arrivals.flatMap((arrival) => {
		const { atMs, path } = arrival;
		const next = Number(path.split("/").at(-1)) + 1;
		const ends: [string, number, number][] = [
			["it was removed", removedMs, Number.POSITIVE_INFINITY],
			[
				`it had moved to its address ${next}`,
				addresses[next]?.answeredMs ?? Number.POSITIVE_INFINITY,
				Number.POSITIVE_INFINITY,
			],
			...pauses.map(({ fromMs, untilMs }, index): [string, number, number] => [
				`its pause ${index} had begun`,
				fromMs,
				untilMs,
			]),
		];
		return ends
			.filter(([, fromMs, untilMs]) => atMs > fromMs && atMs < untilMs)
			.map(([change, fromMs]) => ({ change, arrival, lateMs: atMs - fromMs }));
	});
	return Map.groupBy(after, ({ change }) => change);
}

/** Largest number of concurrent requests. */
function mostAtOnce(arrivals: readonly Arrival[]): number {
	const steps = arrivals
		.flatMap(({ atMs, endMs }) => [
			{ atMs, by: 1 },
			{ atMs: endMs, by: -1 },
		])
		.sort((a, b) => a.atMs - b.atMs || a.by - b.by);
	let underWay = 0;
	let most = 0;
	for (const { by } of steps) {
		underWay += by;
		most = Math.max(most, underWay);
	}
	return most;
}

async function isSigned(
	{ body = "", headers = {}, atMs }: Arrival,
	secrets: readonly string[],
): Promise<boolean> {
	const now = new Date(atMs);
	const hex = Object.entries(headers).filter(([name]) =>
		name.startsWith("x-t49-"),
	);
	try {
		await verifyWebhook(body, headers, secrets, { now });
		await verifyWebhook(body, Object.fromEntries(hex), secrets, {
			allowHexSignature: true,
		});
		return true;
	} catch {
		return false;
	}
}

/**
 * Whether valid secrets signed a request. Between two rotations these are the current and the previous one. The time of a rotation is
 * known to the second, so close to it either candidate is valid.
 */
async function hasValidSignatures(
	{ secrets }: WebhookHistory,
	arrival: Arrival,
): Promise<boolean> {
	const begunMs = Number(arrival.headers?.["webhook-timestamp"]) * 1_000;
	const current = secrets.findLastIndex((one) => one.answeredMs < begunMs);
	const possible = secrets.filter((one) => one.askedMs < arrival.atMs);
	if (current >= 0 && possible.length === current + 1) {
		const valid = possible.slice(-2);
		const checks = valid.map(({ secret }) => isSigned(arrival, [secret]));
		return (await Promise.all(checks)).every(Boolean);
	}
	const fitting = possible.slice(Math.max(0, current - 1));
	return isSigned(
		arrival,
		fitting.map(({ secret }) => secret),
	);
}

/** The problems of the requests to a webhook, and the longest time from a change to a request, in milliseconds. */
export async function judgeArrivals(
	history: WebhookHistory,
	arrivals: readonly Arrival[],
): Promise<{ readonly problems: string[]; readonly latestMs: number }> {
	const { id } = history;
	const problems: string[] = [];
	let latestMs = 0;
	const atOnce = mostAtOnce(arrivals);
	if (atOnce > MOST_AT_ONCE) {
		problems.push(`${id} got ${atOnce} requests at once`);
	}
	for (const [change, late] of lateArrivals(history, arrivals)) {
		latestMs = Math.max(latestMs, ...late.map(({ lateMs }) => lateMs));
		// Up to this many requests can be in flight when a change is answered.
		if (late.length > MOST_AT_ONCE) {
			problems.push(`${id} got ${late.length} requests after ${change}`);
		}
	}
	for (const arrival of arrivals) {
		const { data } = JSON.parse(arrival.body ?? "{}");
		if (data?.id !== arrival.id || data.relationships.webhook.data.id !== id) {
			problems.push(`${id} got ${arrival.id} with another body`);
		}
		if (!(await hasValidSignatures(history, arrival))) {
			problems.push(`${id} got ${arrival.id} with a wrong signature`);
		}
	}
	return { problems, latestMs };
}
