import { setTimeout as sleep } from "node:timers/promises";
import type { LandfallClient, TrackingRequest } from "../../client/index.ts";
import type { Totals } from "../receiver/ledger.ts";
import { isOver, mappedOf, type Outcome, readOutcome } from "./outcome.ts";
import { printHeading, printLink, printRequest } from "./screen.ts";
import { SUBMISSIONS } from "./submissions.ts";

const POLL_MS = 250;
/** The longest time from a tracking request to the notification of its shipment; usually a fraction of a second. */
const CREATION_LIMIT_MS = 60_000;
/** After this long without a delivery, no delivery is on its way. */
const SILENCE_MS = 1_500;

/** What the story follows, and for how long. */
export interface Watch {
	readonly totals: Readonly<Totals>;
	/** Ids of the shipments that a notification has named. */
	readonly notifiedShipments: ReadonlySet<string>;
	/** URL of a container's map. */
	readonly mapOf: (containerId: string) => string;
	/** For how long the containers are followed. */
	readonly limitMs: number;
	readonly signal: AbortSignal;
}

/**
 * Submits the numbers and waits until all containers are returned and all deliveries made, or the time is up.
 * Rejects when a request is refused or fails.
 */
export async function runStory(
	client: LandfallClient,
	watch: Watch,
): Promise<Outcome> {
	const { totals, notifiedShipments, mapOf, limitMs, signal } = watch;
	printHeading("Three numbers of three lines are submitted");
	const requests: TrackingRequest[] = [];
	for (const attributes of SUBMISSIONS) {
		const { data } = await client.createTrackingRequest(
			{ data: { type: "tracking_request", attributes } },
			{ signal },
		);
		printRequest(data);
		requests.push(data);
	}
	printHeading(
		"Notifications by the day of the world; ✓ is a verified signature, ×3 an estimate that changed three times",
	);
	const creation = { untilMs: Date.now() + CREATION_LIMIT_MS, signal };
	const journey = { untilMs: Date.now() + limitMs, signal };
	await Promise.all(
		requests.map((request) => followRequest(client, request, creation)),
	);
	const mapped = mappedOf(await readOutcome(client, signal));
	if (mapped)
		printLink(`watch ${mapped.attributes.number} on the map`, mapOf(mapped.id));
	await waitFor(creation, () => notifiedShipments.size >= requests.length);
	await waitFor(journey, async () =>
		isOver(await readOutcome(client, signal), requests.length),
	);
	await waitFor(journey, () => Date.now() - totals.lastAtMs > SILENCE_MS);
	return readOutcome(client, signal);
}

/** The end of a wait in epoch milliseconds, and the signal that ends it earlier. */
interface WaitLimit {
	readonly untilMs: number;
	readonly signal: AbortSignal;
}

/** Shows each state of a request until its shipment exists. */
async function followRequest(
	client: LandfallClient,
	request: TrackingRequest,
	waitLimit: WaitLimit,
): Promise<void> {
	const { signal } = waitLimit;
	let { status } = request.attributes;
	await waitFor(waitLimit, async () => {
		const { data } = await client.getTrackingRequest(request.id, undefined, {
			signal,
		});
		if (data.attributes.status !== status) printRequest(data);
		status = data.attributes.status;
		return status === "created" || status === "failed";
	});
	if (status === "created") return;
	const { scac, request_number: number } = request.attributes;
	throw new Error(`the request for ${scac} ${number} has ended as ${status}`);
}

/** Polls a condition until it holds or the wait ends. */
async function waitFor(
	{ untilMs, signal }: WaitLimit,
	ask: () => boolean | Promise<boolean>,
): Promise<void> {
	while (!(await ask()) && Date.now() < untilMs) {
		await sleep(POLL_MS);
		signal.throwIfAborted();
	}
}
