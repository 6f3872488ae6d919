import { verifyWebhook } from "../../client/index.ts";
import type { Arrival } from "./receivers.ts";
import { MOST_AT_ONCE } from "./worker-life.ts";

/** A request to change a webhook; epoch milliseconds. */
export interface Change {
	readonly askedMs: number;
	/** When its answer had come: from then on it holds. */
	readonly answeredMs: number;
}

/** What was asked of a webhook over the API, and when. */
export interface WebhookHistory {
	readonly id: string;
	/** The addresses that it had, the first since it was made. The last part of each path is its number. */
	readonly addresses: Change[];
	readonly secrets: (Change & { readonly secret: string })[];
	/** Times without deliveries; the last one may have no end. */
	readonly pauses: { readonly fromMs: number; untilMs: number }[];
	removedMs: number;
}

/** What came to one webhook although it should not have, by the change that it came after. */
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

/** The most requests that were under way at the same time. */
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
 * Whether a request is signed by secrets that were valid: when it was certainly begun between two changes of the secret, by
 * the current one as well as by the one before; else by one of those that it may have been begun with, which is known to the
 * second.
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

/** What is wrong with what came to a webhook, and the longest time in milliseconds that something came after a change. */
export async function judgeArrivals(
	history: WebhookHistory,
	arrivals: readonly Arrival[],
): Promise<{ readonly problems: string[]; readonly latestMs: number }> {
	const { id } = history;
	const problems: string[] = [];
	let latestMs = 0;
	const atOnce = mostAtOnce(arrivals);
	if (atOnce > MOST_AT_ONCE) {
		problems.push(`${atOnce} requests at once came to ${id}`);
	}
	for (const [change, late] of lateArrivals(history, arrivals)) {
		latestMs = Math.max(latestMs, ...late.map(({ lateMs }) => lateMs));
		// As many may be under way when a change is answered.
		if (late.length > MOST_AT_ONCE) {
			problems.push(`${late.length} came to ${id} after ${change}`);
		}
	}
	for (const arrival of arrivals) {
		const { data } = JSON.parse(arrival.body ?? "{}");
		if (data?.id !== arrival.id || data.relationships.webhook.data.id !== id) {
			problems.push(`${arrival.id} came to ${id} with another body`);
		}
		if (!(await hasValidSignatures(history, arrival))) {
			problems.push(`${arrival.id} came to ${id} with a wrong signature`);
		}
	}
	return { problems, latestMs };
}
