import type { IncomingMessage, ServerResponse } from "node:http";
import {
	railTerminalByFirmsCode,
	terminalByFirmsCode,
} from "../../../server/reference/places/lookup.ts";
import {
	knownRailTerminal,
	knownTerminal,
} from "../../../server/sources/contracts/known-facility.ts";
import {
	type ChannelParts,
	sourceChannel,
} from "../../../server/sources/requests/source-channel.ts";
import type {
	Capabilities,
	StatusContext,
} from "../../../server/sources/terminals/terminal-status/status-context.ts";
import { CAPABILITY_NAMES } from "../../../server/sources/terminals/terminal-status/status-facilities.ts";
import {
	type StatusTerminalConfig,
	statusTerminal,
} from "../../../server/sources/terminals/terminal-status/status-terminal.ts";

import {
	type Behaviour,
	carrierPeer,
	testHttp,
} from "../carriers/carrier-peer.ts";

const pier400 = terminalByFirmsCode("W185");
const chicago = railTerminalByFirmsCode("H572");
if (!pier400 || !chicago) throw new Error("the tables lack the facilities");

/** An ocean terminal and a ramp that the tests query. */
export const PIER_400 = knownTerminal(pier400);
export const CHICAGO = knownRailTerminal(chicago);

/** The clock of the tests. */
export const NOW = new Date("2026-11-02T18:00:00Z");

const ALL_SUPPORTED = Object.fromEntries(
	CAPABILITY_NAMES.map((name) => [name, "supported"]),
) as unknown as Capabilities;

/** The context in which reports of Pier 400 are parsed. */
export function contextWith(
	capabilities: Partial<Capabilities> = {},
): StatusContext {
	return {
		source: { kind: "terminal", code: "yard" },
		facilityId: "pier-400",
		place: PIER_400.place,
		timezone: PIER_400.timezone,
		capabilities: { ...ALL_SUPPORTED, ...capabilities },
		now: NOW,
	};
}

/** A list of facilities: Pier 400 with the given members replaced. */
export function facilityList(pier: Readonly<Record<string, unknown>> = {}) {
	return {
		facilities: [
			{
				facilityId: "pier-400",
				kind: "terminal",
				name: "Pier 400",
				unLocode: "USLAX",
				firmsCode: "W185",
				capabilities: ALL_SUPPORTED,
				...pier,
			},
			{
				facilityId: "lpc",
				kind: "rail_terminal",
				name: "Logistics Park Chicago",
				unLocode: "USCHI",
				firmsCode: "H572",
				capabilities: ALL_SUPPORTED,
			},
		],
	};
}

/** The container numbers of a query, each with its bill when one was sent. */
export function askedIn(request: IncomingMessage): string[] {
	const { searchParams } = new URL(request.url ?? "/", "http://terminal");
	return (searchParams.get("containers") ?? "").split(",");
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

/** A terminal on this machine until the test ends; `answer` gets the queries about containers. */
export async function terminalPeer(
	answer: Behaviour,
	list: Behaviour = (_, response) => sendJson(response, facilityList()),
) {
	const peer = await carrierPeer((request, response) => {
		const isList = request.url === "/yard/facilities";
		(isList ? list : answer)(request, response);
	});
	return {
		url: `${peer.url}/yard`,
		requests: () =>
			peer.requests.map(({ url, headers }) => ({
				url: url ?? "",
				key: headers["x-api-key"],
			})),
	};
}

/** A source at a base address, queried with a key. */
export function terminalAt(
	baseUrl: string,
	config: Partial<StatusTerminalConfig> = {},
	parts: Partial<ChannelParts> = {},
) {
	const http = testHttp();
	return statusTerminal(
		{
			code: "yard",
			kind: "terminal",
			baseUrl,
			facilities: [PIER_400, CHICAGO],
			...config,
		},
		{
			channel: sourceChannel({
				http,
				headers: { "x-api-key": "k" },
				...parts,
			}),
			now: () => NOW,
		},
	);
}

/** A signal that never aborts. */
export const NO_SIGNAL = new AbortController().signal;
