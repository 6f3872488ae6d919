import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { timeZoneByLocode } from "../../../server/reference/places/lookup.ts";
import type { Clock } from "../../../server/runtime/clock.ts";
import {
	type CarrierRegistry,
	carrierRegistry,
} from "../../../server/sources/carriers/carrier-registry.ts";
import { dcsaCarrier } from "../../../server/sources/carriers/dcsa/dcsa-carrier.ts";
import { testCarrier } from "../../../server/sources/carriers/test-carrier.ts";
import {
	type ChannelPolicy,
	ONE_ATTEMPT,
} from "../../../server/sources/requests/carrier-channel.ts";
import { carrierHttp } from "../../../server/sources/requests/carrier-http.ts";

/** What a carrier does with one request. */
export type CarrierAnswer = (response: ServerResponse) => void;

/** Shipping lines, `MAEU` alone by default, behind a real server that says what a test tells it to. */
export interface StubCarrier {
	/** Where the interface of `MAEU` starts. */
	readonly url: string;
	/** These lines and `TEST`. */
	readonly registry: CarrierRegistry;
	/** Every number that was asked for, in the order of asking. */
	readonly asked: readonly string[];
	/** The lines that were asked for a number, in the order of asking. */
	linesAskedFor(number: string): string[];
	/**
	 * What is said about a number from now on, by `MAEU` or another line: events, or anything else. A number that a line was told
	 * nothing of is not found.
	 */
	say(
		number: string,
		answer: readonly object[] | CarrierAnswer,
		scac?: string,
	): void;
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

/** Starts shipping lines. `timeLimitMs` is what one inquiry may take, `policy` how each is asked. */
export async function startStubCarrier(
	clock: Clock,
	timeLimitMs = 5_000,
	policy: ChannelPolicy = ONE_ATTEMPT,
	scacs: readonly string[] = ["MAEU"],
): Promise<StubCarrier> {
	const answers = new Map<string, CarrierAnswer>();
	const asked: string[] = [];
	const askedLines: string[] = [];
	const notFound = reply(404, { message: "no such number" });
	const server = createServer((request, response) => {
		const { pathname, searchParams } = new URL(
			request.url ?? "",
			"http://carrier",
		);
		const scac =
			scacs.find((line) => pathname.startsWith(`/${line}/`)) ?? "MAEU";
		const [number = ""] = [...searchParams.values()];
		asked.push(number);
		askedLines.push(scac);
		(answers.get(`${scac} ${number}`) ?? notFound)(response);
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
		linesAskedFor: (number) =>
			askedLines.filter((_, index) => asked[index] === number),
		registry: carrierRegistry([
			...scacs.map((scac) =>
				dcsaCarrier(
					{ scac, baseUrl: `${url}/${scac}`, headers: {}, timeLimitMs, policy },
					deps,
				),
			),
			testCarrier(deps),
		]),
		say(number, answer, scac = "MAEU") {
			answers.set(
				`${scac} ${number}`,
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
