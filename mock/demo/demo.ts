import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLandfallClient } from "../../client/index.ts";
import { type Receiver, startReceiver } from "../receiver/receiver.ts";
import { checkOutcome, printHint, printOutcome, stayUp } from "./ending.ts";
import { foldEstimates, type HeadlineFolder } from "./fold-estimates.ts";
import { headlineOf } from "./headline.ts";
import { mappedOf } from "./outcome.ts";
import { printDelivery, printDone, printHeading, printLog } from "./screen.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { runStory } from "./story.ts";

/** The options of the demo. */
export interface DemoOptions {
	/** Whether the servers keep running after the story until the demo is interrupted. */
	readonly isKept: boolean;
	/** How many times faster than real time the simulated world runs. */
	readonly speed: string;
	/** The longest time for which the containers are followed. */
	readonly limitMs: number;
}

/**
 * Runs the demo on free ports and in a temporary folder, which is always removed at the end.
 * Rejects with one sentence on an error, and when it is interrupted before the end of the story.
 */
export async function runDemo(
	options: DemoOptions,
	interrupted: AbortSignal,
): Promise<void> {
	const notifiedShipments = new Set<string>();
	const folded = foldEstimates(printDelivery);
	await using opened = new AsyncDisposableStack();
	const folder = temporaryFolder(opened);
	const receiver = await startReceiver({
		onDelivery({ notification, attempt }) {
			// Notifications can be delivered twice; a receiver recognises them by their id.
			if (notification === undefined || attempt > 1) return;
			const headline = headlineOf(notification);
			if (headline.shipmentId) notifiedShipments.add(headline.shipmentId);
			folded.add(headline);
		},
	});
	opened.defer(() => receiver.close());
	const apiKey = `demo_${randomUUID()}`;
	const server = startServer({ folder, apiKey, speed: options.speed });
	opened.defer(() => server.stop());
	try {
		await play(
			{ options, receiver, server, apiKey, notifiedShipments, folded },
			interrupted,
		);
	} catch (error) {
		if (!interrupted.aborted) printLog(server.logTail());
		throw error;
	}
}

/** A folder that is removed with the stack, or at the latest when the process exits. */
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

/** The servers and clients of a running demo. */
interface Stage {
	readonly options: DemoOptions;
	readonly receiver: Receiver;
	readonly server: ServerProcess;
	readonly apiKey: string;
	/** Ids of the shipments that a notification has named. */
	readonly notifiedShipments: ReadonlySet<string>;
	readonly folded: HeadlineFolder;
}

async function play(stage: Stage, interrupted: AbortSignal): Promise<void> {
	const { options, receiver, server, apiKey, notifiedShipments } = stage;
	const startedAtMs = Date.now();
	const signal = AbortSignal.any([interrupted, server.ended]);
	printHeading("Landfall demo: three shipments, from booking to empty return");
	printDone("webhook receiver", receiver.url);

	const baseUrl = await server.untilReady(signal);
	printDone("server and simulated lines", baseUrl);
	const days = (Number(options.speed) / 86_400).toPrecision(2);
	printDone("clock", `one second is ${days} days`);

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
	printDone("webhook", `for ${webhook.attributes.events.length} events`);

	const mapOf = (containerId: string) =>
		new URL(`/map/${containerId}#key=${apiKey}`, baseUrl).href;
	const outcome = await runStory(client, {
		totals: receiver.totals,
		notifiedShipments,
		mapOf,
		limitMs: options.limitMs,
		signal,
	});
	stage.folded.end();
	printOutcome(outcome, receiver.totals, Date.now() - startedAtMs);
	checkOutcome(outcome, receiver.totals, notifiedShipments);
	const mapped = mappedOf(outcome);
	const map = mapped && mapOf(mapped.id);
	if (!options.isKept) return printHint(map);
	const places = { baseUrl, apiKey, receiver, map };
	await stayUp(places, interrupted, server.ended);
}
