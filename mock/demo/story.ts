import { setTimeout as sleep } from "node:timers/promises";
import type { LandfallClient, TrackingRequest } from "../../client/index.ts";
import type { Totals } from "../receiver/ledger.ts";
import { isOver, mappedOf, type Outcome, readOutcome } from "./outcome.ts";
import { sayHeading, sayLink, sayRequest } from "./screen.ts";
import { SUBMISSIONS } from "./submissions.ts";

const GLANCE_MS = 250;
/** How long a request may take to lead to a shipment that the webhook is told of; a fraction of a second is usual. */
const CREATION_LIMIT_MS = 60_000;
/** Deliveries follow each other closely: when none has come for so long, none is on its way. */
const SILENCE_MS = 1_500;

/** What the story watches, and how long. */
export interface Watch {
	readonly totals: Readonly<Totals>;
	/** Ids of the shipments that a notification has told of. */
	readonly toldShipments: ReadonlySet<string>;
	/** Where the map of a container is seen. */
	readonly mapOf: (containerId: string) => string;
	/** How long the containers are followed. */
	readonly limitMs: number;
	readonly signal: AbortSignal;
}

/**
 * Submits the numbers and waits until all containers are back and all deliveries made, or the time is up.
 * Rejects when a request is refused or fails.
 */
export async function tellStory(
	client: LandfallClient,
	watch: Watch,
): Promise<Outcome> {
	const { totals, toldShipments, mapOf, limitMs, signal } = watch;
	sayHeading("Three numbers of three lines are submitted");
	const requests: TrackingRequest[] = [];
	for (const attributes of SUBMISSIONS) {
		const { data } = await client.createTrackingRequest(
			{ data: { type: "tracking_request", attributes } },
			{ signal },
		);
		sayRequest(data);
		requests.push(data);
	}
	sayHeading(
		"What the webhook is told, by the day of the world; ✓ is a verified signature, ×3 what was told three times",
	);
	const creation = { untilMs: Date.now() + CREATION_LIMIT_MS, signal };
	const journey = { untilMs: Date.now() + limitMs, signal };
	await Promise.all(
		requests.map((request) => followRequest(client, request, creation)),
	);
	const mapped = mappedOf(await readOutcome(client, signal));
	if (mapped)
		sayLink(`watch ${mapped.attributes.number} on the map`, mapOf(mapped.id));
	await waitFor(creation, () => toldShipments.size >= requests.length);
	await waitFor(journey, async () =>
		isOver(await readOutcome(client, signal), requests.length),
	);
	await waitFor(journey, () => Date.now() - totals.lastAtMs > SILENCE_MS);
	return readOutcome(client, signal);
}

/** Until when something is waited for, in epoch milliseconds, and what ends the wait before. */
interface Patience {
	readonly untilMs: number;
	readonly signal: AbortSignal;
}

/** Shows each state that a request comes to, until its shipment exists. */
async function followRequest(
	client: LandfallClient,
	request: TrackingRequest,
	patience: Patience,
): Promise<void> {
	const { signal } = patience;
	let { status } = request.attributes;
	await waitFor(patience, async () => {
		const { data } = await client.getTrackingRequest(request.id, undefined, {
			signal,
		});
		if (data.attributes.status !== status) sayRequest(data);
		status = data.attributes.status;
		return status === "created" || status === "failed";
	});
	if (status === "created") return;
	const { scac, request_number: number } = request.attributes;
	throw new Error(`the request for ${scac} ${number} has ended as ${status}`);
}

/** Asks until the answer is yes or patience is at its end. */
async function waitFor(
	{ untilMs, signal }: Patience,
	ask: () => boolean | Promise<boolean>,
): Promise<void> {
	while (!(await ask()) && Date.now() < untilMs) {
		await sleep(GLANCE_MS);
		signal.throwIfAborted();
	}
}
