import type { Clock } from "../../../server/runtime/clock.ts";
import type { PositionSource } from "../../../server/sources/contracts/position-source.ts";
import { sourceChannel } from "../../../server/sources/requests/source-channel.ts";
import { sourceHttp } from "../../../server/sources/requests/source-http.ts";
import { contractPositions } from "../../../server/sources/vessels/positions/contract-positions.ts";
import { serve } from "./serve.ts";

/** A position of a vessel as the source reports it. */
export interface ReportedPosition {
	readonly at: string;
	readonly latitude: number;
	readonly longitude: number;
	readonly headingDegrees?: number;
	readonly speedKnots?: number;
}

/** A source of vessel positions, behind a real server that gives the answers of the test. */
export interface StubPositions {
	readonly source: PositionSource;
	/** All queries: vessel and start of the period, as sent. */
	readonly queried: readonly string[];
	/** The start of the period in each query for a vessel. */
	queriedSince(imo: string): readonly (string | undefined)[];
	/** Adds positions of a vessel. A vessel without positions is not found. */
	report(imo: string, positions: readonly ReportedPosition[]): void;
	/** Sets a function that runs before each answer; undefined removes it. */
	beforeAnswers(happens: (() => Promise<void> | void) | undefined): void;
	/** Sets the HTTP status of all answers; undefined restores 200. */
	fail(status: number | undefined): void;
	/** Makes every answer announce a second page, which then fails. */
	breakOff(isBroken: boolean): void;
	close(): Promise<void>;
}

/** MMSI of all vessels of the stub. */
export const STUB_MMSI = "371234000";

/** Starts a source that never reports positions later than the clock. */
export async function startStubPositions(clock: Clock): Promise<StubPositions> {
	const reported = new Map<string, readonly ReportedPosition[]>();
	const queried: string[] = [];
	let failure: number | undefined;
	let isBroken = false;
	let happens: (() => Promise<void> | void) | undefined;
	const answer = (vessel: string, since: string) => {
		const imo = vessel.slice(4, 11);
		const positions = reported.get(imo);
		if (!positions) return { outcome: "not_found", vessel };
		const isDue = ({ at }: ReportedPosition) =>
			at >= since && Date.parse(at) <= clock.now().getTime();
		return {
			...{ outcome: "found", vessel, imo, mmsi: STUB_MMSI },
			positions: positions.filter(isDue),
		};
	};
	const server = await serve(async (request, response) => {
		const { searchParams } = new URL(request.url ?? "", "http://sea");
		const vessels = (searchParams.get("vessels") ?? "").split(",");
		const since = searchParams.get("since") ?? "";
		if (searchParams.has("cursor")) {
			response.writeHead(500).end();
			return;
		}
		queried.push(...vessels.map((vessel) => `${vessel} ${since}`));
		await happens?.();
		response.writeHead(failure ?? 200, { "content-type": "application/json" });
		const answers = vessels.map((vessel) => answer(vessel, since));
		const more = isBroken ? { nextCursor: "more" } : {};
		response.end(JSON.stringify({ answers, ...more }));
	});
	const baseUrl = server.url;
	const http = sourceHttp();
	return {
		queried,
		source: contractPositions(
			{ code: "fleet", baseUrl },
			{ channel: sourceChannel({ http }), now: () => clock.now() },
		),
		queriedSince: (imo) =>
			queried
				.filter((one) => one.startsWith(`imo:${imo}`))
				.map((one) => one.split(" ")[1]),
		report(imo, positions) {
			reported.set(imo, [...(reported.get(imo) ?? []), ...positions]);
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
			await server.close();
		},
	};
}
