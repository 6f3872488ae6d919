import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
	railTerminalByFirmsCode,
	terminalByFirmsCode,
} from "../../../server/reference/places/lookup.ts";
import type { Clock } from "../../../server/runtime/clock.ts";
import {
	knownRailTerminal,
	knownTerminal,
} from "../../../server/sources/contracts/known-facility.ts";
import type { TerminalRegistry } from "../../../server/sources/contracts/terminal.ts";
import { carrierChannel } from "../../../server/sources/requests/carrier-channel.ts";
import { carrierHttp } from "../../../server/sources/requests/carrier-http.ts";
import { statusTerminal } from "../../../server/sources/terminals/status/status-terminal.ts";
import { terminalRegistry } from "../../../server/sources/terminals/terminal-registry.ts";

/** The SMDG code of the terminal in Los Angeles. */
export const PIER_400 = "APMT";

/** The FIRMS code of the ramp in Chicago. */
const CHICAGO = "H572";

/** The facilities in our tables. */
function facilities() {
	const pier400 = terminalByFirmsCode("W185");
	const chicago = railTerminalByFirmsCode(CHICAGO);
	if (!pier400 || !chicago) throw new Error("the tables lack the facilities");
	return { yard: knownTerminal(pier400), ramp: knownRailTerminal(chicago) };
}

const CAPABILITIES = Object.fromEntries(
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

const FACILITIES = [
	{
		facilityId: "pier-400",
		kind: "terminal",
		name: "Pier 400",
		unLocode: "USLAX",
		firmsCode: "W185",
		capabilities: CAPABILITIES,
	},
	{
		facilityId: "lpc",
		kind: "rail_terminal",
		name: "Logistics Park Chicago",
		unLocode: "USCHI",
		firmsCode: CHICAGO,
		capabilities: CAPABILITIES,
	},
];

/** A terminal in Los Angeles and a ramp in Chicago behind a real server that says what a test tells it to. */
export interface StubTerminal {
	/** The terminal as source `yard`, the ramp as source `ramp`. */
	readonly registry: TerminalRegistry;
	/** Every container that was asked for, with its facility, in the order of asking: `pier-400 MSKU1234565`. */
	readonly asked: readonly string[];
	/** What is said about a container from now on, at the present of the clock. One it was told nothing of is not found. */
	say(containerNumber: string, status: object): void;
	/** Does something each time a container is asked for, before it answers; undefined ends that. */
	beforeAnswers(happens: (() => void) | undefined): void;
	/** Answers every question with this status of HTTP; undefined ends that. */
	fail(status: number | undefined): void;
	close(): Promise<void>;
}

/** Starts a terminal that lives by a clock. */
export async function startStubTerminal(clock: Clock): Promise<StubTerminal> {
	const statuses = new Map<string, object>();
	const asked: string[] = [];
	let failure: number | undefined;
	let happens: (() => void) | undefined;
	const answer = (containerNumber: string) => {
		const status = statuses.get(containerNumber);
		return status
			? { outcome: "found", containerNumber, status }
			: { outcome: "not_found", containerNumber };
	};
	const server = createServer((request, response) => {
		const { pathname, searchParams } = new URL(
			request.url ?? "",
			"http://yard",
		);
		const [, , facilityId = "", what] = pathname.split("/");
		const numbers = (searchParams.get("containers") ?? "")
			.split(",")
			.map((item) => item.replace(/:.*/, ""));
		if (what === "containers") {
			asked.push(...numbers.map((number) => `${facilityId} ${number}`));
			happens?.();
		}
		response.writeHead(failure ?? 200, { "content-type": "application/json" });
		response.end(
			JSON.stringify(
				what === "containers"
					? { answers: numbers.map(answer) }
					: { facilities: FACILITIES },
			),
		);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const http = carrierHttp();
	const deps = { channel: carrierChannel({ http }), now: () => clock.now() };
	const { yard, ramp } = facilities();
	return {
		asked,
		registry: terminalRegistry([
			{
				source: statusTerminal(
					{ code: "yard", kind: "terminal", baseUrl, facilities: [yard] },
					deps,
				),
				facilities: [yard],
			},
			{
				source: statusTerminal(
					{ code: "ramp", kind: "rail", baseUrl, facilities: [ramp] },
					deps,
				),
				facilities: [ramp],
			},
		]),
		say(containerNumber, status) {
			const observedAt = clock.now().toISOString();
			statuses.set(containerNumber, { observedAt, ...status });
		},
		beforeAnswers(happening) {
			happens = happening;
		},
		fail(status) {
			failure = status;
		},
		async close() {
			await http.close();
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
