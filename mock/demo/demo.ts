import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLandfallClient } from "../../client/index.ts";
import { type Receiver, startReceiver } from "../receiver/receiver.ts";
import { checkOutcome, sayHint, sayOutcome, stayUp } from "./ending.ts";
import { foldEstimates, type Teller } from "./fold-estimates.ts";
import { headlineOf } from "./headline.ts";
import { mappedOf } from "./outcome.ts";
import { sayDelivery, sayDone, sayHeading, sayLog } from "./screen.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { tellStory } from "./story.ts";

/** What the caller of the demo can choose. */
export interface DemoOptions {
	/** Whether everything stays up after the story, until the demo is interrupted. */
	readonly isKept: boolean;
	/** How many times faster than the wall clock the simulated world lives. */
	readonly speed: string;
	/** How long the containers are followed at the most. */
	readonly limitMs: number;
}

/**
 * Runs the demo on free ports and in a folder of its own, which is removed at the end whatever happens.
 * Rejects with one sentence when something is missing or goes wrong, and when it is interrupted before the story has ended.
 */
export async function runDemo(
	options: DemoOptions,
	interrupted: AbortSignal,
): Promise<void> {
	const toldShipments = new Set<string>();
	const teller = foldEstimates(sayDelivery);
	await using opened = new AsyncDisposableStack();
	const folder = temporaryFolder(opened);
	const receiver = await startReceiver({
		onDelivery({ notification, attempt }) {
			// A receiver recognises by its id what is delivered twice, which is allowed to happen.
			if (notification === undefined || attempt > 1) return;
			const headline = headlineOf(notification);
			if (headline.shipmentId) toldShipments.add(headline.shipmentId);
			teller.tell(headline);
		},
	});
	opened.defer(() => receiver.close());
	const apiKey = `demo_${randomUUID()}`;
	const server = startServer({ folder, apiKey, speed: options.speed });
	opened.defer(() => server.stop());
	try {
		await play(
			{ options, receiver, server, apiKey, toldShipments, teller },
			interrupted,
		);
	} catch (error) {
		if (!interrupted.aborted) sayLog(server.logTail());
		throw error;
	}
}

/** Removed when the stack is disposed of; on the way out of the process at the latest. */
function temporaryFolder(opened: AsyncDisposableStack): string {
	const folder = mkdtempSync(join(tmpdir(), "landfall-demo-"));
	const remove = () => rmSync(folder, { recursive: true, force: true });
	process.once("exit", remove);
	opened.defer(() => {
		process.off("exit", remove);
		remove();
	});
	return folder;
}

/** What the demo is played with. */
interface Stage {
	readonly options: DemoOptions;
	readonly receiver: Receiver;
	readonly server: ServerProcess;
	readonly apiKey: string;
	/** Ids of the shipments that a notification has told of. */
	readonly toldShipments: ReadonlySet<string>;
	readonly teller: Teller;
}

async function play(stage: Stage, interrupted: AbortSignal): Promise<void> {
	const { options, receiver, server, apiKey, toldShipments } = stage;
	const startedAtMs = Date.now();
	const signal = AbortSignal.any([interrupted, server.ended]);
	sayHeading("Landfall demo: three shipments, from booking to empty return");
	sayDone("webhook receiver", receiver.url);

	const baseUrl = await server.untilReady(signal);
	sayDone("server and simulated lines", baseUrl);
	const days = (Number(options.speed) / 86_400).toPrecision(2);
	sayDone("clock", `one second is ${days} days`);

	const client = createLandfallClient({ baseUrl, apiKey });
	const { data: webhook } = await client.createWebhook(
		{
			data: {
				type: "webhook",
				attributes: { url: receiver.url, active: true },
			},
		},
		{ signal },
	);
	receiver.trust(webhook.attributes.secret);
	sayDone("webhook", `for ${webhook.attributes.events.length} events`);

	const mapOf = (containerId: string) =>
		new URL(`/map/${containerId}#key=${apiKey}`, baseUrl).href;
	const outcome = await tellStory(client, {
		totals: receiver.totals,
		toldShipments,
		mapOf,
		limitMs: options.limitMs,
		signal,
	});
	stage.teller.end();
	sayOutcome(outcome, receiver.totals, Date.now() - startedAtMs);
	checkOutcome(outcome, receiver.totals, toldShipments);
	const mapped = mappedOf(outcome);
	const map = mapped && mapOf(mapped.id);
	if (!options.isKept) return sayHint(map);
	const places = { baseUrl, apiKey, receiver, map };
	await stayUp(places, interrupted, server.ended);
}
