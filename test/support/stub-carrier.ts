import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Clock } from "../../server/clock.ts";
import { timeZoneByLocode } from "../../server/reference/lookup.ts";
import {
	type ChannelPolicy,
	ONE_ATTEMPT,
} from "../../server/sources/carriers/carrier-channel.ts";
import { carrierHttp } from "../../server/sources/carriers/carrier-http.ts";
import {
	type CarrierRegistry,
	carrierRegistry,
} from "../../server/sources/carriers/carrier-registry.ts";
import { dcsaCarrier } from "../../server/sources/carriers/dcsa/dcsa-carrier.ts";
import { testCarrier } from "../../server/sources/carriers/test-carrier.ts";

/** What a carrier does with one request. */
export type CarrierAnswer = (response: ServerResponse) => void;

/** A shipping line (`MAEU`) behind a real server that says what a test tells it to. */
export interface StubCarrier {
	/** Where the line's interface starts. */
	readonly url: string;
	/** This line and `TEST`. */
	readonly registry: CarrierRegistry;
	/** Every number that was asked for, in the order of asking. */
	readonly asked: readonly string[];
	/** What is said about a number from now on: events, or anything else. A number it was told nothing of is not found. */
	say(number: string, answer: readonly object[] | CarrierAnswer): void;
	close(): Promise<void>;
}

/** Answers anything, as JSON when it is no text. */
export function reply(
	status: number,
	body: unknown,
	headers: Readonly<Record<string, string>> = {},
): CarrierAnswer {
	const text = typeof body === "string" ? body : JSON.stringify(body);
	return (response) => {
		response.writeHead(status, {
			"content-type": "application/json",
			...headers,
		});
		response.end(text);
	};
}

/** Starts a shipping line. `timeLimitMs` is what one inquiry may take, `policy` how it is asked. */
export async function startStubCarrier(
	clock: Clock,
	timeLimitMs = 5_000,
	policy: ChannelPolicy = ONE_ATTEMPT,
): Promise<StubCarrier> {
	const answers = new Map<string, CarrierAnswer>();
	const asked: string[] = [];
	const notFound = reply(404, { message: "no such number" });
	const server = createServer((request, response) => {
		const { searchParams } = new URL(request.url ?? "", "http://carrier");
		const [number = ""] = [...searchParams.values()];
		asked.push(number);
		(answers.get(number) ?? notFound)(response);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const http = carrierHttp();
	const deps = {
		http,
		now: () => clock.now(),
		zoneOf: (locode: string) => timeZoneByLocode(locode) ?? null,
	};
	return {
		url,
		asked,
		registry: carrierRegistry([
			dcsaCarrier(
				{ scac: "MAEU", baseUrl: url, headers: {}, timeLimitMs, policy },
				deps,
			),
			testCarrier(deps),
		]),
		say(number, answer) {
			answers.set(
				number,
				typeof answer === "function" ? answer : reply(200, answer),
			);
		},
		async close() {
			await http.close();
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
