import { once } from "node:events";
import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { type Behaviour, failureOf, HEALTHY } from "./behaviour.ts";
import { printable, readClaim } from "./claim.ts";
import { answerControl, reply } from "./control.ts";
import { type Ledger, openLedger, type Totals } from "./ledger.ts";
import { answer } from "./misbehave.ts";
import type { Delivery } from "./records.ts";
import { readBody } from "./request-body.ts";
import { judge, type Refusal } from "./verdict.ts";

/** How to start a receiver. */
export interface ReceiverOptions {
	/** A free one when absent. */
	readonly port?: number;
	/** `127.0.0.1` when absent. */
	readonly host?: string;
	readonly secrets?: readonly string[];
	/** Accepts every delivery when absent. */
	readonly behaviour?: Behaviour;
	/** Seed that decides which attempts fail when only a share of them fails. */
	readonly seed?: string;
	/** Called for every delivery before it is answered. */
	readonly onDelivery?: (delivery: Delivery) => void;
}

/** A webhook receiver that verifies deliveries and can fail on purpose. */
export interface Receiver {
	/** URL for notifications. */
	readonly url: string;
	readonly totals: Readonly<Totals>;
	/** Sets the secrets for verification; without any, every delivery is refused. */
	trust(...secrets: readonly string[]): void;
	close(): Promise<void>;
}

const NOTIFICATIONS = "/notifications";
const LARGEST_BODY_BYTES = 1_000_000;
/** Time limit for headers and body together. */
const LONGEST_REQUEST_MS = 30_000;

/** The secrets, ledger and behaviour of a receiver; they can change while it runs. */
interface State {
	readonly ledger: Ledger;
	readonly seed: string;
	secrets: readonly string[];
	behaviour: Behaviour;
}

/** Starts a receiver. Rejects when it cannot listen. */
export async function startReceiver(
	options: ReceiverOptions = {},
): Promise<Receiver> {
	const { port = 0, host = "127.0.0.1", onDelivery = () => {} } = options;
	const { seed = "landfall", secrets = [], behaviour = HEALTHY } = options;
	const state: State = { ledger: openLedger(), seed, secrets, behaviour };
	const server = createServer(
		{ requestTimeout: LONGEST_REQUEST_MS, connectionsCheckingInterval: 5_000 },
		(request, response) => {
			const { method, url = "" } = request;
			const path = url.replace(/\?.*$/, "");
			const isDelivery = path === NOTIFICATIONS && method === "POST";
			const answered = isDelivery
				? receive(request, response, state, onDelivery)
				: answerControl(request, response, path, state);
			answered.catch(({ message }: Error) =>
				reply(response, 500, { error: message }),
			);
		},
	);
	server.listen(port, host);
	await once(server, "listening");
	return {
		url: `${originOf(server.address() as AddressInfo)}${NOTIFICATIONS}`,
		totals: state.ledger.totals,
		trust(...trusted) {
			state.secrets = trusted;
		},
		async close() {
			server.close();
			server.closeAllConnections();
			await once(server, "close");
		},
	};
}

async function receive(
	request: IncomingMessage,
	response: ServerResponse,
	state: State,
	onDelivery: (delivery: Delivery) => void,
): Promise<void> {
	const delivery = await examine(request, state);
	const { id, refusal, failure } = delivery;
	onDelivery(delivery);
	// Closes the connection instead of waiting for the rest of the body.
	if (refusal === "body_too_large") response.shouldKeepAlive = false;
	const isTaken = await answer(response, statusFor(refusal), failure);
	if (isTaken && refusal === undefined) state.ledger.take(id);
}

/** Reads, verifies and records a delivery. */
async function examine(
	request: IncomingMessage,
	state: State,
): Promise<Delivery> {
	const body = await readBody(request, LARGEST_BODY_BYTES);
	const isWhole = typeof body !== "string";
	const verdict = isWhole
		? await judge(body, request.headers, state.secrets)
		: { refusal: body };
	const { ledger, seed, behaviour } = state;
	const id = printable(request.headers["webhook-id"]);
	const at = new Date();
	const claim = readClaim(isWhole ? body : Buffer.alloc(0));
	const arrival =
		"refusal" in verdict
			? ledger.refuse(verdict.refusal, at)
			: ledger.arrive(id, claim, at);
	const failure = failureOf(behaviour, seed, id, arrival.attempt);
	if (failure) ledger.totals.failed++;
	return {
		...{ refusal: undefined, notification: undefined, ...verdict },
		...{ ...claim, ...arrival, id, at, failure },
	};
}

function statusFor(refusal: Refusal | undefined): number {
	if (refusal === undefined) return 204;
	return refusal === "body_too_large" ? 413 : 400;
}

function originOf({ address, family, port }: AddressInfo): string {
	return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}
