import { setTimeout as sleep } from "node:timers/promises";
import { type Ask, recordOf, trackingBody, webhookBody } from "./api.ts";
import { shipmentNumber } from "./big-shipment.ts";

/** Sizes of abuses. */
export interface AbuseSizes {
	readonly webhooks: number;
	/** Containers of each of its shipments. */
	readonly containers: number;
	readonly requests: number;
	readonly notifications: number;
	readonly faults: number;
	/** Duration of an abuse without an end of its own. */
	readonly seconds: number;
	/** Time limit of each wait. */
	readonly limitMs: number;
}

/** Context of an abuse. */
export interface AbuserContext {
	readonly ask: Ask;
	/** Sends requests with a key that does not exist. */
	readonly askWithWrongKey: Ask;
	readonly sizes: AbuseSizes;
	/** A receiver that accepts everything. */
	readonly receiverUrl: string;
	/** The line that the account tracks at. */
	readonly scac: string;
}

/** An abuse of the installation. */
export interface Abuse {
	readonly name: string;
	/** Whether abuser and victim track at the line that accepts few requests. */
	readonly isAtLimitedLine?: true;
	/** Prepares the account; not measured. */
	prepare(context: AbuserContext): Promise<void>;
	/** Returns a printed description of its result. */
	run(context: AbuserContext): Promise<string>;
}

/** A port where nothing listens. */
const CLOSED_PORT = "http://127.0.0.1:9/hooks";

/** Concurrent requests. */
const AT_ONCE = 8;

/** A number of records that no page holds. */
const LARGEST_PAGE = 1_000_000;

let serial = 1;

/** Submits a number and waits until it is tracked. */
async function trackBig(
	{ ask, sizes, scac }: AbuserContext,
	containers: number,
	messages: number,
): Promise<string> {
	const number = shipmentNumber(containers, messages, serial++);
	const body = trackingBody(number, scac);
	const { id } = recordOf(await ask("POST", "/tracking_requests", body));
	const until = Date.now() + sizes.limitMs;
	while (Date.now() < until) {
		const request = recordOf(await ask("GET", `/tracking_requests/${id}`));
		if (request.attributes.status !== "pending") return `${number} tracked`;
		await sleep(100);
	}
	return `${number} not tracked within ${sizes.limitMs} ms`;
}

/** Sends requests several at a time, up to a number or a time limit; counts the replies by status. */
async function keepAsking(
	{ sizes }: AbuserContext,
	next: (count: number) => ReturnType<Ask>,
	most = Number.POSITIVE_INFINITY,
): Promise<string> {
	const lastsMs =
		most < Number.POSITIVE_INFINITY ? sizes.limitMs : sizes.seconds * 1_000;
	const until = Date.now() + lastsMs;
	const statuses = new Map<number, number>();
	let count = 0;
	const work = async () => {
		while (Date.now() < until && count < most) {
			const { status } = await next(count++);
			statuses.set(status, (statuses.get(status) ?? 0) + 1);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	return [...statuses].map(([status, n]) => `${n} × ${status}`).join(", ");
}

const DEEP_READS = [
	`/shipments?page[size]=${LARGEST_PAGE}&include=containers.transport_events.location,containers.raw_events.location,pod_terminal.port`,
	`/containers?page[size]=${LARGEST_PAGE}&include=shipment.containers.transport_events,transport_events.previous_version,raw_events.terminal`,
	`/tracking_requests?page[size]=${LARGEST_PAGE}&include=tracked_object.containers.transport_events`,
];

const LISTS = [
	"/containers?page[size]=100&page[number]=40",
	"/containers?filter[number]=MSKU0000001",
	"/shipments?filter[tracking_stopped]=true&page[size]=100",
	"/shipments?number=NOTHING",
	"/tracking_requests?filter[request_number]=NOTHING&filter[status]=created",
	"/tracking_requests?filter[created_at][start]=2020-01-01T00:00:00Z&filter[created_at][end]=2040-01-01T00:00:00Z",
];

function faultyBody(faults: number): object {
	const attributes = Object.fromEntries(
		Array.from({ length: faults }, (_, index) => [`fault${index}`, index]),
	);
	return { data: { type: "webhook", attributes } };
}

/** The item of a list at this count, which starts again after the last item. */
function nthOf<T>(list: readonly T[], count: number): T {
	const one = list[count % list.length];
	if (one === undefined) throw new Error("the list is empty");
	return one;
}

const nothing = async () => {};

/** Tracks shipments until there are about this many containers. */
async function trackContainers(
	context: AbuserContext,
	containers: number,
): Promise<void> {
	const each = context.sizes.containers;
	for (let count = 0; count < containers; count += each)
		await trackBig(context, each, 12);
}

/** Every abuse that is tried. */
export const ABUSES: readonly Abuse[] = [
	{
		name: "webhooks",
		async prepare({ ask, sizes }) {
			for (let index = 0; index < sizes.webhooks; index++)
				recordOf(await ask("POST", "/webhooks", webhookBody(CLOSED_PORT)));
		},
		run: (context) => trackBig(context, 2, 12),
	},
	{
		name: "containers",
		async prepare({ ask, receiverUrl }) {
			recordOf(await ask("POST", "/webhooks", webhookBody(receiverUrl)));
		},
		async run(context) {
			const { containers } = context.sizes;
			const six = await trackBig(context, containers, 6);
			return `${six}; ${await trackBig(context, containers, 12)}`;
		},
	},
	{
		name: "reads",
		prepare: (context) => trackContainers(context, context.sizes.containers),
		run: (context) =>
			keepAsking(context, (count) =>
				context.ask("GET", nthOf(DEEP_READS, count)),
			),
	},
	{
		name: "requests",
		isAtLimitedLine: true,
		prepare: nothing,
		run: (context) =>
			keepAsking(
				context,
				() => {
					const number = shipmentNumber(1, 12, serial++);
					const body = trackingBody(number, context.scac);
					return context.ask("POST", "/tracking_requests", body);
				},
				context.sizes.requests,
			),
	},
	{
		name: "lists",
		prepare: (context) =>
			trackContainers(context, context.sizes.containers * 5),
		run: (context) =>
			keepAsking(context, (count) => context.ask("GET", nthOf(LISTS, count))),
	},
	{
		name: "faults",
		prepare: nothing,
		run(context) {
			const { ask, askWithWrongKey, sizes } = context;
			const faulty = JSON.stringify(faultyBody(sizes.faults));
			const refusals = [
				() => ask("POST", "/webhooks", faulty),
				() => askWithWrongKey("GET", "/shipments"),
				() => ask("POST", "/tracking_requests/infer_number", { number: "X1" }),
			];
			return keepAsking(context, (count) => nthOf(refusals, count)());
		},
	},
	{
		name: "redelivery",
		async prepare(context) {
			const { ask, receiverUrl, sizes } = context;
			recordOf(await ask("POST", "/webhooks", webhookBody(receiverUrl)));
			// Each container has about as many events as messages.
			await trackContainers(context, Math.ceil(sizes.notifications / 12));
			const pending =
				"/webhook_notifications?filter[delivery_status]=pending&page[size]=1";
			const until = Date.now() + sizes.limitMs;
			while (Date.now() < until) {
				const { text } = await ask("GET", pending);
				if ((JSON.parse(text) as { data: unknown[] }).data.length === 0) break;
				await sleep(500);
			}
		},
		async run({ ask }) {
			const { text } = await ask("GET", "/webhooks");
			const [webhook] = (JSON.parse(text) as { data: { id: string }[] }).data;
			const path = `/webhooks/${webhook?.id}`;
			const attributes = { created_from: "2020-01-01T00:00:00Z" };
			const data = { type: "webhook_redelivery", attributes };
			const again = await ask("POST", `${path}/redeliver`, { data });
			await sleep(2_000);
			const removed = await ask("DELETE", path);
			return `redelivery ${again.status}, removal ${removed.status}`;
		},
	},
];
