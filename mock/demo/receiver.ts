import { once } from "node:events";
import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import {
	verifyWebhook,
	type WebhookNotificationDocument,
	WebhookVerificationError,
} from "../../client/index.ts";

const LARGEST_BODY_BYTES = 1_000_000;

/** What a receiver has got so far. */
export interface Tally {
	/** Deliveries whose signature is right. */
	verified: number;
	/** Verified deliveries of a notification that had come before. */
	duplicates: number;
	/** Why the other deliveries were refused. */
	readonly refusals: string[];
	/** Epoch milliseconds of the last delivery; 0 before the first. */
	lastAtMs: number;
}

/** A webhook receiver on loopback: what an integration with Landfall has to be, in one small file. */
export interface Receiver {
	readonly url: string;
	readonly tally: Readonly<Tally>;
	/** Verifies by this secret from now on; before, every delivery is refused. */
	trust(secret: string): void;
	close(): Promise<void>;
}

/** Starts a receiver on a free port. `onNotification` gets each verified notification that has not come before. */
export async function startReceiver(
	onNotification: (notification: WebhookNotificationDocument) => void,
): Promise<Receiver> {
	const tally: Tally = {
		verified: 0,
		duplicates: 0,
		refusals: [],
		lastAtMs: 0,
	};
	const known = new Set<string>();
	let secret: string | undefined;

	/** Status to answer with: 204 takes the delivery, 400 refuses it for good reason. */
	async function receive(request: IncomingMessage): Promise<204 | 400> {
		try {
			if (secret === undefined) throw new Error("no webhook is registered");
			const body = await readBody(request);
			const notification = await verifyWebhook(body, request.headers, secret);
			const { id } = notification.data;
			tally.verified++;
			// A receiver recognises by its id what is delivered twice, which is allowed to happen.
			if (known.has(id)) tally.duplicates++;
			else onNotification(notification);
			known.add(id);
			return 204;
		} catch (error) {
			const isForged = error instanceof WebhookVerificationError;
			tally.refusals.push(isForged ? error.reason : String(error));
			return 400;
		} finally {
			tally.lastAtMs = Date.now();
		}
	}

	const server = createServer(
		async (request: IncomingMessage, response: ServerResponse) => {
			response.writeHead(await receive(request)).end();
		},
	);
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/notifications`,
		tally,
		trust(newSecret) {
			secret = newSecret;
		},
		async close() {
			server.close();
			server.closeAllConnections();
			await once(server, "close");
		},
	};
}

/** The body, byte for byte: what was signed. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let length = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		length += chunk.length;
		if (length > LARGEST_BODY_BYTES) throw new Error("the body is too large");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
