import type { ServerResponse } from "node:http";
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
} from "../../../server/sources/requests/source-channel.ts";
import { sourceHttp } from "../../../server/sources/requests/source-http.ts";
import { serve } from "./serve.ts";

/** Answers one request as a carrier. */
export type CarrierAnswer = (response: ServerResponse) => void;

/** Shipping lines, `MAEU` alone by default, behind a real server that gives the answers of the test. */
export interface StubCarrier {
	/** Base URL of the interface of `MAEU`. */
	readonly url: string;
	/** These lines and `TEST`. */
	readonly registry: CarrierRegistry;
	/** All numbers queried, in order. */
	readonly queried: readonly string[];
	/** The lines queried for a number, in order. */
	linesQueriedFor(number: string): string[];
	/** Sets the answer of a line to a number: events, or anything else. A number without an answer is not found. */
	report(
		number: string,
		answer: readonly object[] | CarrierAnswer,
		scac?: string,
	): void;
	close(): Promise<void>;
}

/** An answer with any body, sent as JSON unless it is text. */
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

/** Starts shipping lines. `timeLimitMs` limits one query, `policy` the rate of queries. */
export async function startStubCarrier(
	clock: Clock,
	timeLimitMs = 60_000,
	policy: ChannelPolicy = ONE_ATTEMPT,
	scacs: readonly string[] = ["MAEU"],
): Promise<StubCarrier> {
	const answers = new Map<string, CarrierAnswer>();
	const queried: string[] = [];
	const queriedLines: string[] = [];
	const notFound = reply(404, { message: "no such number" });
	const server = await serve((request, response) => {
		const { pathname, searchParams } = new URL(
			request.url ?? "",
			"http://carrier",
		);
		const scac =
			scacs.find((line) => pathname.startsWith(`/${line}/`)) ?? "MAEU";
		const [number = ""] = [...searchParams.values()];
		queried.push(number);
		queriedLines.push(scac);
		(answers.get(`${scac} ${number}`) ?? notFound)(response);
	});
	const { url } = server;
	const http = sourceHttp();
	const deps = {
		http,
		now: () => clock.now(),
		zoneOf: (locode: string) => timeZoneByLocode(locode) ?? null,
	};
	return {
		url,
		queried,
		linesQueriedFor: (number) =>
			queriedLines.filter((_, index) => queried[index] === number),
		registry: carrierRegistry([
			...scacs.map((scac) =>
				dcsaCarrier(
					{ scac, baseUrl: `${url}/${scac}`, headers: {}, timeLimitMs, policy },
					deps,
				),
			),
			testCarrier(deps),
		]),
		report(number, answer, scac = "MAEU") {
			answers.set(
				`${scac} ${number}`,
				typeof answer === "function" ? answer : reply(200, answer),
			);
		},
		async close() {
			await http.close();
			await server.close();
		},
	};
}
