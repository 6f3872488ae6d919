import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Clock } from "../../../server/runtime/clock.ts";
import type { PositionSource } from "../../../server/sources/contracts/position-source.ts";
import { carrierChannel } from "../../../server/sources/requests/carrier-channel.ts";
import { carrierHttp } from "../../../server/sources/requests/carrier-http.ts";
import { contractPositions } from "../../../server/sources/vessels/positions/contract-positions.ts";

/** Where a vessel is told to have been. */
export interface SaidPosition {
	readonly at: string;
	readonly latitude: number;
	readonly longitude: number;
	readonly headingDegrees?: number;
	readonly speedKnots?: number;
}

/** Somebody who knows where vessels are, behind a real server that says what a test tells it to. */
export interface StubPositions {
	readonly source: PositionSource;
	/** Every question: the vessel in its words, and since when. */
	readonly asked: readonly string[];
	/** Since when it was asked about one vessel, by its IMO number, each time. */
	askedSince(imo: string): readonly (string | undefined)[];
	/** What is heard of a vessel besides what was heard before. One that nothing is heard of is not found. */
	say(imo: string, positions: readonly SaidPosition[]): void;
	/** Does something each time before it answers; undefined ends that. */
	beforeAnswers(happens: (() => Promise<void> | void) | undefined): void;
	/** Answers every question with this status of HTTP; undefined ends that. */
	fail(status: number | undefined): void;
	/** Whether every answer is to be said to have a second page, which cannot be had. */
	breakOff(isBroken: boolean): void;
	close(): Promise<void>;
}

/** The MMSI of every vessel that the stub knows. */
export const STUB_MMSI = "371234000";

/** Starts somebody who lives by a clock. */
export async function startStubPositions(clock: Clock): Promise<StubPositions> {
	const heard = new Map<string, readonly SaidPosition[]>();
	const asked: string[] = [];
	let failure: number | undefined;
	let isBroken = false;
	let happens: (() => Promise<void> | void) | undefined;
	const answer = (vessel: string, since: string) => {
		const imo = vessel.slice(4, 11);
		const positions = heard.get(imo);
		if (!positions) return { outcome: "not_found", vessel };
		const isTold = ({ at }: SaidPosition) =>
			at >= since && Date.parse(at) <= clock.now().getTime();
		return {
			...{ outcome: "found", vessel, imo, mmsi: STUB_MMSI },
			positions: positions.filter(isTold),
		};
	};
	const server = createServer(async (request, response) => {
		const { searchParams } = new URL(request.url ?? "", "http://sea");
		const vessels = (searchParams.get("vessels") ?? "").split(",");
		const since = searchParams.get("since") ?? "";
		if (searchParams.has("cursor")) {
			response.writeHead(500).end();
			return;
		}
		asked.push(...vessels.map((vessel) => `${vessel} ${since}`));
		await happens?.();
		response.writeHead(failure ?? 200, { "content-type": "application/json" });
		const answers = vessels.map((vessel) => answer(vessel, since));
		const more = isBroken ? { nextCursor: "more" } : {};
		response.end(JSON.stringify({ answers, ...more }));
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const http = carrierHttp();
	return {
		asked,
		source: contractPositions(
			{ code: "fleet", baseUrl },
			{ channel: carrierChannel({ http }), now: () => clock.now() },
		),
		askedSince: (imo) =>
			asked
				.filter((one) => one.startsWith(`imo:${imo}`))
				.map((one) => one.split(" ")[1]),
		say(imo, positions) {
			heard.set(imo, [...(heard.get(imo) ?? []), ...positions]);
		},
		beforeAnswers(happening) {
			happens = happening;
		},
		fail(status) {
			failure = status;
		},
		breakOff(isToBreak) {
			isBroken = isToBreak;
		},
		async close() {
			await http.close();
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
