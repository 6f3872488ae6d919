import type { IncomingMessage, ServerResponse } from "node:http";
import type {
	PositionSource,
	VesselNumbers,
} from "../../../server/sources/contracts/position-source.ts";
import {
	type ChannelParts,
	sourceChannel,
} from "../../../server/sources/requests/source-channel.ts";
import {
	type ContractPositionsConfig,
	contractPositions,
} from "../../../server/sources/vessels/positions/contract-positions.ts";
import { carrierPeer, testHttp } from "../carriers/carrier-peer.ts";

/** The clock of the tests. */
export const NOW = new Date("2026-11-02T12:00:00Z");

/** The start of the queried period. */
export const SINCE = new Date("2026-11-02T06:00:00Z");

/** A signal that never aborts. */
export const NO_SIGNAL = new AbortController().signal;

/** Vessels that the tests query. */
export const ISABELLA: VesselNumbers = { imo: "9839272", mmsi: "371234000" };
export const EMMA: VesselNumbers = { imo: "9321483", mmsi: null };
export const BY_MMSI: VesselNumbers = { imo: null, mmsi: "211331640" };

/** The parameters of a query. */
export interface Asked {
	readonly vessels: readonly string[];
	readonly since: string;
	readonly cursor: string | null;
	readonly key: string | string[] | undefined;
}

function askedIn({ url, headers }: IncomingMessage): Asked {
	const { searchParams } = new URL(url ?? "/", "http://source");
	return {
		vessels: (searchParams.get("vessels") ?? "").split(","),
		since: searchParams.get("since") ?? "",
		cursor: searchParams.get("cursor"),
		key: headers["x-api-key"],
	};
}

/** Answers with JSON. */
export function sendJson(
	response: ServerResponse,
	body: unknown,
	status = 200,
): void {
	response.writeHead(status, { "Content-Type": "application/json" });
	response.end(JSON.stringify(body));
}

/** A source on this machine until the test ends. An answer that is an object is sent as JSON. */
export async function positionPeer(
	answer: (asked: Asked, response: ServerResponse) => object | undefined,
) {
	const asked: Asked[] = [];
	const peer = await carrierPeer((request, response) => {
		const question = askedIn(request);
		asked.push(question);
		const body = answer(question, response);
		if (body !== undefined) sendJson(response, body);
	});
	return { url: `${peer.url}/fleet`, asked, paths: peer.asked };
}

/** A source at a base address, queried with a key. */
export function sourceAt(
	baseUrl: string,
	config: Partial<ContractPositionsConfig> = {},
	parts: Partial<ChannelParts> = {},
): PositionSource {
	const http = testHttp();
	const headers = { "X-Api-Key": "k" };
	return contractPositions(
		{ code: "fleet", baseUrl, ...config },
		{ channel: sourceChannel({ http, headers, ...parts }), now: () => NOW },
	);
}

/** A position as the contract writes it, at a time of the day of {@link NOW}. */
export function told(time: string, latitude = 33.5, longitude = -121.8) {
	return {
		at: `2026-11-02T${time}Z`,
		latitude,
		longitude,
		headingDegrees: 284,
		courseDegrees: 285.4,
		speedKnots: 17.8,
	};
}

/** The same position as the source returns it. */
export function heard(time: string, latitude = 33.5, longitude = -121.8) {
	return {
		at: `2026-11-02T${time}Z`,
		latitude,
		longitude,
		headingDegrees: 284,
		speedKnots: 17.8,
	};
}
