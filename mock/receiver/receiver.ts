import { once } from "node:events";
import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import type { WebhookNotificationDocument } from "../../client/index.ts";
import {
	type Behaviour,
	type Failure,
	failureOf,
	HEALTHY,
} from "./behaviour.ts";
import { type Claim, printable, readClaim } from "./claim.ts";
import { answerControl, reply } from "./control.ts";
import { openLedger, type Totals } from "./ledger.ts";
import { answer } from "./misbehave.ts";
import { readBody } from "./request-body.ts";
import { judge, type Refusal } from "./verdict.ts";

/** One attempt to hand over a notification, as the receiver saw it. */
export interface Delivery extends Claim {
	readonly at: Date;
	/** What the header `webhook-id` says; empty when it is missing. */
	readonly id: string;
	/** The notification, when both of its signatures are right. */
	readonly notification: WebhookNotificationDocument | undefined;
	/** Why it is not trusted. */
	readonly refusal: Refusal | undefined;
	/** How often the notification has come, this time included; 1 for what is refused. */
	readonly attempt: number;
	/** Whether a later event of the same container was taken before. */
	readonly isOutOfOrder: boolean;
	/** What it meets instead of an answer. */
	readonly failure: Failure | undefined;
}

/** How a receiver is started. */
export interface ReceiverOptions {
	/** A free one when absent. */
	readonly port?: number;
	/** `127.0.0.1` when absent. */
	readonly host?: string;
	readonly secrets?: readonly string[];
	/** It takes every delivery when absent. */
	readonly behaviour?: Behaviour;
	/** Decides which attempts fail when only a part of them does. */
	readonly seed?: string;
	/** Gets every delivery before it is answered. */
	readonly onDelivery?: (delivery: Delivery) => void;
}

/** A webhook receiver: what an integration with Landfall has to be, and one that can be told to fail. */
export interface Receiver {
	/** Where notifications go. */
	readonly url: string;
	readonly totals: Readonly<Totals>;
	/** Verifies by these secrets from now on; without any, every delivery is refused. */
	trust(...secrets: readonly string[]): void;
	close(): Promise<void>;
}

const NOTIFICATIONS = "/notifications";
const LARGEST_BODY_BYTES = 1_000_000;
/** For headers and body together. */
const LONGEST_REQUEST_MS = 30_000;

/** Starts a receiver. Rejects when it cannot listen there. */
export async function startReceiver(
	options: ReceiverOptions = {},
): Promise<Receiver> {
	const { port = 0, host = "127.0.0.1", seed = "landfall" } = options;
	const ledger = openLedger();
	const { totals } = ledger;
	let { secrets = [], behaviour = HEALTHY } = options;

	async function examine(request: IncomingMessage): Promise<Delivery> {
		const id = printable(request.headers["webhook-id"] ?? "");
		const body = await readBody(request, LARGEST_BODY_BYTES);
		const isWhole = typeof body !== "string";
		const claim = readClaim(isWhole ? body : Buffer.alloc(0));
		const verdict = isWhole
			? await judge(body, request.headers, secrets)
			: { refusal: body };
		const at = new Date();
		totals.deliveries++;
		totals.lastAtMs = at.getTime();
		const delivery = { ...claim, at, id };
		if ("refusal" in verdict) {
			const { refusal } = verdict;
			totals.refusals[refusal] = (totals.refusals[refusal] ?? 0) + 1;
			const failure = failureOf(behaviour, seed, id, 1);
			const first = { attempt: 1, isOutOfOrder: false };
			return {
				...delivery,
				...first,
				refusal,
				failure,
				notification: undefined,
			};
		}
		const arrival = ledger.arrive(id, claim, at);
		const failure = failureOf(behaviour, seed, id, arrival.attempt);
		return { ...delivery, ...arrival, ...verdict, refusal: undefined, failure };
	}

	async function receive(request: IncomingMessage, response: ServerResponse) {
		const delivery = await examine(request);
		const { id, refusal, failure } = delivery;
		if (failure) totals.failed++;
		options.onDelivery?.(delivery);
		// What was not read of the body is not waited for either.
		if (refusal === "body_too_large") response.shouldKeepAlive = false;
		const isTaken = await answer(response, statusFor(refusal), failure);
		if (isTaken && refusal === undefined) ledger.take(id);
	}

	const control = {
		ledger,
		getBehaviour: () => behaviour,
		setBehaviour(wanted: Behaviour) {
			behaviour = wanted;
		},
	};
	const server = createServer(
		{ requestTimeout: LONGEST_REQUEST_MS, connectionsCheckingInterval: 5_000 },
		(request, response) => {
			const { method, url = "" } = request;
			const path = url.replace(/\?.*$/, "");
			const isDelivery = path === NOTIFICATIONS && method === "POST";
			const answered = isDelivery
				? receive(request, response)
				: answerControl(request, response, path, control);
			answered.catch(({ message }: Error) =>
				reply(response, 500, { error: message }),
			);
		},
	);
	server.listen(port, host);
	await once(server, "listening");
	return {
		url: `${originOf(server.address() as AddressInfo)}${NOTIFICATIONS}`,
		totals,
		trust(...trusted) {
			secrets = trusted;
		},
		async close() {
			server.close();
			server.closeAllConnections();
			await once(server, "close");
		},
	};
}

/** A refusal has its good reason, so that sending the same once more would be in vain; it is tried again all the same. */
function statusFor(refusal: Refusal | undefined): number {
	if (refusal === undefined) return 204;
	return refusal === "body_too_large" ? 413 : 400;
}

function originOf({ address, family, port }: AddressInfo): string {
	return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}
