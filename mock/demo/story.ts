import { setTimeout as sleep } from "node:timers/promises";
import type { LandfallClient, TrackingRequest } from "../../client/index.ts";
import { isOver, type Outcome, readOutcome } from "./outcome.ts";
import type { Tally } from "./receiver.ts";
import { sayHeading, sayRequest } from "./screen.ts";
import { SUBMISSIONS } from "./submissions.ts";

const GLANCE_MS = 250;
/** Deliveries are made within a fraction of a second: when none has come for so long, none is on its way. */
const SILENCE_MS = 1_500;

/** What the story watches, and how long. */
export interface Watch {
	readonly tally: Readonly<Tally>;
	/** Epoch milliseconds after which nothing is waited for any more. */
	readonly deadlineMs: number;
	readonly signal: AbortSignal;
}

/**
 * Submits the numbers and waits until all containers are back and all deliveries made, or the deadline is there.
 * Rejects when a request is refused or fails.
 */
export async function tellStory(
	client: LandfallClient,
	watch: Watch,
): Promise<Outcome> {
	sayHeading("Three numbers of three lines are submitted");
	const requests: TrackingRequest[] = [];
	for (const attributes of SUBMISSIONS) {
		const { data } = await client.createTrackingRequest(
			{ data: { type: "tracking_request", attributes } },
			{ signal: watch.signal },
		);
		sayRequest(data);
		requests.push(data);
	}
	sayHeading("What the webhook is told; ✓ is a verified signature");
	await Promise.all(
		requests.map((request) => followRequest(client, request, watch)),
	);
	await waitUntil(watch, async () =>
		isOver(await readOutcome(client, watch.signal), SUBMISSIONS.length),
	);
	await waitUntil(watch, () => Date.now() - watch.tally.lastAtMs > SILENCE_MS);
	return readOutcome(client, watch.signal);
}

/** Shows each state that a request comes to, until its shipment exists. */
async function followRequest(
	client: LandfallClient,
	request: TrackingRequest,
	watch: Watch,
): Promise<void> {
	let { status } = request.attributes;
	const isCreated = await waitUntil(watch, async () => {
		const { data } = await client.getTrackingRequest(request.id, undefined, {
			signal: watch.signal,
		});
		if (data.attributes.status !== status) sayRequest(data);
		status = data.attributes.status;
		return status === "created" || status === "failed";
	});
	if (isCreated && status === "created") return;
	const { scac, request_number: number } = request.attributes;
	throw new Error(`the request for ${scac} ${number} ended as ${status}`);
}

/** Asks until the answer is yes; false when the deadline comes first. */
async function waitUntil(
	{ deadlineMs, signal }: Watch,
	ask: () => boolean | Promise<boolean>,
): Promise<boolean> {
	while (!(await ask())) {
		if (Date.now() > deadlineMs) return false;
		await sleep(GLANCE_MS);
		signal.throwIfAborted();
	}
	return true;
}
