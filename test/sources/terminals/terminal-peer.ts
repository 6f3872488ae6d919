import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import {
	railTerminalByFirmsCode,
	terminalByFirmsCode,
} from "../../../server/reference/lookup.ts";
import {
	type ChannelParts,
	carrierChannel,
} from "../../../server/sources/carriers/carrier-channel.ts";
import { carrierHttp } from "../../../server/sources/carriers/carrier-http.ts";
import {
	knownRailTerminal,
	knownTerminal,
} from "../../../server/sources/terminals/known-facility.ts";
import {
	type StatusTerminalConfig,
	statusTerminal,
} from "../../../server/sources/terminals/status/status-terminal.ts";

const pier400 = terminalByFirmsCode("W185");
const chicago = railTerminalByFirmsCode("H572");
if (!pier400 || !chicago) throw new Error("the tables lack the facilities");

/** An ocean terminal and a ramp that the tests ask about. */
export const PIER_400 = knownTerminal(pier400);
export const CHICAGO = knownRailTerminal(chicago);

/** By this clock the tests live. */
export const NOW = new Date("2026-11-02T18:00:00Z");

const ALL_SUPPORTED = Object.fromEntries(
	[
		"importMilestones",
		"availableForPickup",
		"lastFreeDay",
		"holds",
		"feeType",
		"feeAmount",
		"pickupAppointment",
		"yardLocation",
		"vesselDischarged",
		"fullOut",
		"chassisNumber",
		"onRail",
		"emptyReturned",
	].map((name) => [name, "supported"]),
);

/** A list of facilities: Pier 400, with what is given in place of what it is. */
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

/** The container numbers of a question, with what follows them. */
export function askedIn(request: IncomingMessage): string[] {
	const { searchParams } = new URL(request.url ?? "/", "http://terminal");
	return (searchParams.get("containers") ?? "").split(",");
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers with JSON. */
export function sendJson(
	response: ServerResponse,
	body: unknown,
	status = 200,
): void {
	response.writeHead(status, { "Content-Type": "application/json" });
	response.end(JSON.stringify(body));
}

/** A terminal on this machine until the test ends; `answer` gets the questions about containers. */
export async function terminalPeer(
	answer: Handler,
	list: Handler = (_, response) => sendJson(response, facilityList()),
) {
	const requests: { readonly url: string; readonly key: unknown }[] = [];
	const server = createServer((request, response) => {
		const url = request.url ?? "/";
		requests.push({ url, key: request.headers["x-api-key"] });
		(url === "/yard/facilities" ? list : answer)(request, response);
	});
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}/yard`, requests };
}

/** A source behind a base address, asked with a key. */
export function terminalAt(
	baseUrl: string,
	config: Partial<StatusTerminalConfig> = {},
	parts: Partial<ChannelParts> = {},
) {
	const http = carrierHttp();
	onTestFinished(() => http.close());
	return statusTerminal(
		{
			code: "yard",
			kind: "terminal",
			baseUrl,
			facilities: [PIER_400, CHICAGO],
			...config,
		},
		{
			channel: carrierChannel({
				http,
				headers: { "x-api-key": "k" },
				...parts,
			}),
			now: () => NOW,
		},
	);
}

/** Signals nothing. */
export const NO_SIGNAL = new AbortController().signal;
