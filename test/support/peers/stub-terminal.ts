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
import { sourceChannel } from "../../../server/sources/requests/source-channel.ts";
import { sourceHttp } from "../../../server/sources/requests/source-http.ts";
import { terminalRegistry } from "../../../server/sources/terminals/terminal-registry.ts";
import { statusTerminal } from "../../../server/sources/terminals/terminal-status/status-terminal.ts";
import { serve } from "./serve.ts";

/** The SMDG code of the terminal in Los Angeles. */
export const PIER_400 = "APMT";

/** The FIRMS code of the ramp in Chicago. */
const CHICAGO = "H572";

/** Both facilities, from the reference data. */
function facilities() {
	const pier400 = terminalByFirmsCode("W185");
	const chicago = railTerminalByFirmsCode(CHICAGO);
	if (!pier400 || !chicago)
		throw new Error("the reference data lacks the facilities");
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

/** A terminal in Los Angeles and a ramp in Chicago behind a real server that gives the answers of the test. */
export interface StubTerminal {
	/** The terminal as source `yard`, the ramp as source `ramp`. */
	readonly registry: TerminalRegistry;
	/** All containers queried, each with its facility, in order: `pier-400 MSKU1234565`. */
	readonly queried: readonly string[];
	/** Sets the status of a container, observed now. A container without a status is not found. */
	report(containerNumber: string, status: object): void;
	/** Sets a function that runs before each answer about containers; undefined removes it. */
	beforeAnswers(happens: (() => Promise<void> | void) | undefined): void;
	/** Sets the HTTP status of all answers; undefined restores 200. */
	fail(status: number | undefined): void;
	close(): Promise<void>;
}

/** Starts the terminal and the ramp. */
export async function startStubTerminal(clock: Clock): Promise<StubTerminal> {
	const statuses = new Map<string, object>();
	const queried: string[] = [];
	let failure: number | undefined;
	let happens: (() => Promise<void> | void) | undefined;
	const answer = (containerNumber: string) => {
		const status = statuses.get(containerNumber);
		return status
			? { outcome: "found", containerNumber, status }
			: { outcome: "not_found", containerNumber };
	};
	const server = await serve(async (request, response) => {
		const { pathname, searchParams } = new URL(
			request.url ?? "",
			"http://yard",
		);
		const [, , facilityId = "", what] = pathname.split("/");
		const numbers = (searchParams.get("containers") ?? "")
			.split(",")
			.map((item) => item.replace(/:.*/, ""));
		if (what === "containers") {
			queried.push(...numbers.map((number) => `${facilityId} ${number}`));
			await happens?.();
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
	const baseUrl = server.url;
	const http = sourceHttp();
	const deps = { channel: sourceChannel({ http }), now: () => clock.now() };
	const { yard, ramp } = facilities();
	return {
		queried,
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
		report(containerNumber, status) {
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
			await server.close();
		},
	};
}
