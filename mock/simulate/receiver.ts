import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { WebhookNotificationDocument } from "../../client/index.ts";

/** Takes the notifications of a simulation and remembers what was told about which record. */
export interface Receiver {
	readonly url: string;
	/** The ids of the notifications about a record; one that is delivered twice counts once. */
	toldAbout(recordId: string): ReadonlySet<string>;
	/** Resolves when nothing has come for a while, or after a minute. */
	quiet(): Promise<void>;
	close(): Promise<void>;
}

const QUIET_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
const NOBODY: ReadonlySet<string> = new Set();

/** Starts a receiver on the loopback address. */
export async function startReceiver(): Promise<Receiver> {
	const told = new Map<string, Set<string>>();
	let lastAtMs = 0;

	function take(body: string): void {
		const { data } = JSON.parse(body) as WebhookNotificationDocument;
		const about = data.relationships.reference_object.data.id;
		const ids = told.get(about) ?? new Set();
		told.set(about, ids);
		ids.add(data.id);
		lastAtMs = Date.now();
	}

	const server = createServer(async (request, response) => {
		try {
			take(await text(request));
			response.writeHead(200).end();
		} catch {
			response.writeHead(400).end();
		}
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/notifications`,
		toldAbout: (recordId) => told.get(recordId) ?? NOBODY,
		async quiet() {
			const until = Date.now() + LONGEST_WAIT_MS;
			lastAtMs = Date.now();
			while (Date.now() < until && Date.now() - lastAtMs < QUIET_MS) {
				await sleep(100);
			}
		},
		async close() {
			server.close();
			server.closeAllConnections();
			await once(server, "close");
		},
	};
}
