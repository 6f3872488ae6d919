import { setTimeout as sleep } from "node:timers/promises";
import {
	createLandfallClient,
	type LandfallClient,
} from "../../client/index.ts";
import { nowMs } from "../bench/deliveries/load.ts";
import type { Fleet } from "./receivers.ts";
import type { StageAccount } from "./stage.ts";
import type { Change, WebhookHistory } from "./webhook-history.ts";

/** A user who keeps changing webhooks over the API, and a history of the changes. */
export interface WebhookEditor {
	readonly histories: readonly WebhookHistory[];
	/** The number of changes of each kind. */
	readonly counts: Readonly<Record<string, number>>;
	/** Changes webhooks until the signal aborts, and leaves every webhook active. */
	keepEditing(until: AbortSignal): Promise<void>;
}

/** The period of the notifications that a redelivery repeats. */
const REDELIVERED_MS = 2_000;

async function timed<T>(request: () => Promise<T>): Promise<[T, Change]> {
	const askedMs = nowMs();
	const answer = await request();
	return [answer, { askedMs, answeredMs: nowMs() }];
}

function pick<T>(list: readonly T[]): T {
	const one = list[Math.floor(Math.random() * list.length)];
	if (one === undefined) throw new Error("the list to pick from is empty");
	return one;
}

/** The API, receivers and pace of webhook editors. */
interface EditorOptions {
	/** URL of the API. */
	readonly api: string;
	readonly fleet: Fleet;
	/** Number of webhooks of each editor. */
	readonly webhooks: number;
	/** The longest pause between two changes. */
	readonly pauseMs: number;
}

/** Creates webhooks for each account, with receivers anywhere in a fleet. */
export async function startWebhookEditors(
	accounts: readonly StageAccount[],
	options: EditorOptions,
): Promise<WebhookEditor[]> {
	let paths = 0;
	const nextPath = () => String(++paths);
	const editors: WebhookEditor[] = [];
	for (const account of accounts) {
		editors.push(await startWebhookEditor(account, options, nextPath));
	}
	return editors;
}

async function startWebhookEditor(
	account: StageAccount,
	{ api, fleet, webhooks, pauseMs }: EditorOptions,
	nextPath: () => string,
): Promise<WebhookEditor> {
	const client: LandfallClient = createLandfallClient({
		baseUrl: api,
		apiKey: account.key,
	});
	const histories: WebhookHistory[] = [];
	const paths = new Map<string, string>();
	const counts: Record<string, number> = {};
	const newUrl = (path: string, number: number) =>
		`${pick(fleet.urls)}/${path}/${number}`;
	const patch = (id: string, attributes: { active?: boolean; url?: string }) =>
		timed(() =>
			client.updateWebhook(id, { data: { id, type: "webhook", attributes } }),
		);

	async function add(): Promise<void> {
		const path = nextPath();
		const url = newUrl(path, 0);
		const attributes = { url, active: true };
		const [{ data }, change] = await timed(() =>
			client.createWebhook({ data: { type: "webhook", attributes } }),
		);
		paths.set(data.id, path);
		histories.push({
			id: data.id,
			addresses: [change],
			secrets: [{ ...change, secret: data.attributes.secret }],
			pauses: [],
			removedMs: Number.POSITIVE_INFINITY,
		});
	}

	async function pauseOrResume({ id, pauses }: WebhookHistory): Promise<void> {
		const last = pauses.at(-1);
		const isPaused = last?.untilMs === Number.POSITIVE_INFINITY;
		const [, { askedMs, answeredMs }] = await patch(id, { active: isPaused });
		if (isPaused) last.untilMs = askedMs;
		else {
			pauses.push({ fromMs: answeredMs, untilMs: Number.POSITIVE_INFINITY });
		}
	}

	const changes = {
		paused: pauseOrResume,
		async moved({ id, addresses }: WebhookHistory) {
			const url = newUrl(paths.get(id) ?? "", addresses.length);
			const [, change] = await patch(id, { url });
			addresses.push(change);
		},
		async rotated({ id, secrets }: WebhookHistory) {
			const [{ data }, change] = await timed(() =>
				client.rotateWebhookSecret(id),
			);
			secrets.push({ ...change, secret: data.attributes.secret });
		},
		async redelivered({ id, pauses }: WebhookHistory) {
			if (pauses.at(-1)?.untilMs === Number.POSITIVE_INFINITY) return;
			const from = new Date(Date.now() - REDELIVERED_MS).toISOString();
			const attributes = { created_from: `${from.slice(0, 19)}Z` };
			await client.redeliverWebhook(id, {
				data: { type: "webhook_redelivery", attributes },
			});
		},
		async removed(history: WebhookHistory) {
			await client.deleteWebhook(history.id);
			history.removedMs = nowMs();
			await add();
		},
	};
	const usual = [
		...Array.from({ length: 8 }, () => "paused" as const),
		...Array.from({ length: 4 }, () => "moved" as const),
		...Array.from({ length: 4 }, () => "rotated" as const),
		"redelivered" as const,
		"removed" as const,
	];

	for (let count = 0; count < webhooks; count++) await add();
	return {
		histories,
		counts,
		async keepEditing(until) {
			const present = () =>
				histories.filter((one) => one.removedMs === Number.POSITIVE_INFINITY);
			while (!until.aborted) {
				const change = pick(usual);
				await changes[change](pick(present()));
				counts[change] = (counts[change] ?? 0) + 1;
				await sleep(Math.random() * pauseMs);
			}
			for (const history of present()) {
				if (history.pauses.at(-1)?.untilMs === Number.POSITIVE_INFINITY) {
					await pauseOrResume(history);
				}
			}
		},
	};
}
