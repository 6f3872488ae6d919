import { startSimulatedWorld } from "../../mock/carriers/simulated-world.ts";
import { timeZoneByLocode } from "../../server/reference/places/lookup.ts";
import { carrierRegistry } from "../../server/sources/carriers/carrier-registry.ts";
import { simulatedCarriers } from "../../server/sources/carriers/simulated-carriers.ts";
import { sourceHttp } from "../../server/sources/requests/source-http.ts";
import { simulatedVessels } from "../../server/sources/vessels/simulated-vessels.ts";
import {
	startTestLandfall,
	type TestLandfall,
} from "../support/installation/test-landfall.ts";
import { trackingRequestBody } from "../support/records/track-number.ts";
import { eventually } from "../support/time/eventually.ts";
import { type TestClock, testClock } from "../support/time/test-clock.ts";
import { type SightingLog, sightingLog } from "./oracle/sightings.ts";

/** A busy machine needs a while when hundreds of shipments have jobs at one moment. */
const SETTLE_LIMIT_MS = 300_000;

/** Lines of all dialects of the world. */
const LINES = ["MAEU", "MSCU", "CMDU", "HLCU", "COSU", "EGLV", "ONEY", "ZIMU"];

/** Words that put a journey into a situation, as `mock/carriers/README.md` explains them. A number without one may be at any stage. */
const WORDS = [
	...["VIAHUB", "", "DELAYED", "ROLLED", "", "SWAPSHIP", "OMITTED", "HUBMOVED"],
	...["", "BARGE", "BYRAIL", "TWOCALLS", "", "SPLITBILL", "VIAHUB", "AHEAD"],
	...["", "SAMEID", "NEWID", "RETRACT", "LATEGUESS", "", "REPEATED", "LATEBOX"],
	...["SWAPBOX", "", "PLAIN", "MANIFEST", "REUSED", "NOWHERE", "", "ELSEWHERE"],
	"CANCELLED",
];

/** The simulated world with a server and a worker that follow its vessels, by a clock that the test moves. */
export interface SimulatedInstallation {
	readonly clock: TestClock;
	readonly system: TestLandfall;
	/** The world's positions of its vessels. */
	readonly log: SightingLog;
	/** Submits numbers of all situations and lines. Each serial is a journey of its own. */
	submit(from: number, count: number): Promise<void>;
	/** Waits until every due job has ended. */
	settle(): Promise<void>;
	stop(): Promise<void>;
}

function submission(serial: number) {
	const word = WORDS[serial % WORDS.length] ?? "";
	const scac = LINES[Math.floor(serial / 3) % LINES.length] ?? "";
	const own = word === "" ? 300_000_000 + serial : serial;
	return trackingRequestBody({ scac, request_number: `${scac}${word}${own}` });
}

/** Starts such an installation at a moment; its database is in memory when no file is named. */
export async function startSimulatedInstallation(
	startAt: Date,
	databaseFile = ":memory:",
): Promise<SimulatedInstallation> {
	const clock = testClock(startAt);
	const now = () => clock.now();
	const world = await startSimulatedWorld({ now });
	const http = sourceHttp();
	const zoneOf = (locode: string) => timeZoneByLocode(locode) ?? null;
	const deps = { http, now, zoneOf };
	const [vessels] = simulatedVessels(world, deps);
	const system = await startTestLandfall({
		clock,
		carriers: carrierRegistry(simulatedCarriers(world, deps)),
		databaseFile,
		...(vessels && { vessels }),
	});
	const { database, wakeWorkers } = system.services;

	async function isAtRest(): Promise<boolean> {
		wakeWorkers();
		const job = await database.db
			.selectFrom("jobs")
			.select("id")
			.where((eb) =>
				eb.or([
					eb("lease_owner", "is not", null),
					eb("run_at", "<=", now().toISOString()),
				]),
			)
			.executeTakeFirst();
		return job === undefined;
	}

	return {
		clock,
		system,
		log: sightingLog(world.vessels, () => now().getTime()),
		async submit(from, count) {
			for (let serial = from; serial < from + count; serial++) {
				await system.client.createTrackingRequest(submission(serial));
			}
		},
		async settle() {
			await eventually("no job is due", isAtRest, SETTLE_LIMIT_MS);
		},
		async stop() {
			await system.stop();
			await http.close();
			await world.close();
		},
	};
}
