import type { Position as PositionReport } from "../../../generated/upstream/vessel-positions.ts";
import { HOUR_MS, MINUTE_MS, utcTime } from "../basics/local-time.ts";
import type { SeededRandom } from "../basics/seeded-random.ts";
import type { FleetVessel } from "./fleet.ts";
import type { Motion } from "./passage.ts";
import { motionIn, type Whereabouts, whereaboutsOf } from "./whereabouts.ts";

/** Length of the interval in which at most one report of a vessel is received. */
const SLOT_MS = 5 * MINUTE_MS;
const LATEST_IN_SLOT_SECONDS = 240;

/** Range of receivers on land. Farther out satellites receive some of the reports. */
const COAST_MILES = 120;
const MISSED_BY_SATELLITES = 0.4;

/** Each period of this length at open sea has a gap without a satellite. */
const SILENCE_MS = 10 * HOUR_MS;
const LONGEST_SILENCE = 0.7;

/** Share of reports without a position. */
const WITHOUT_FIX = 0.002;
const WITH_BAD_FIX = 0.003;
const WITHOUT_COMPASS = 0.03;
const WITHOUT_SPEED = 0.01;

/** The values that a transponder sends for "not available" (ITU-R M.1371 annex 8). */
const NOT_AVAILABLE = {
	latitude: 91,
	longitude: 181,
	headingDegrees: 511,
	courseDegrees: 360,
	speedKnots: 102.3,
} as const;

/** The received reports of a vessel between two instants (milliseconds, the second one excluded), oldest first. */
export function* reportsOf(
	vessel: FleetVessel,
	fromAt: number,
	toAt: number,
	world: SeededRandom,
): Generator<PositionReport> {
	const random = world.of(`reports of ${vessel.vessel.imo}`);
	let whereabouts: Whereabouts | undefined;
	for (let slot = Math.floor(fromAt / SLOT_MS); slot * SLOT_MS < toAt; slot++) {
		const own = random.of(`${slot}`);
		const at =
			slot * SLOT_MS + own.integer("second", 0, LATEST_IN_SLOT_SECONDS) * 1_000;
		if (at < fromAt || at >= toAt) continue;
		if (whereabouts === undefined || at >= whereabouts.untilAt)
			whereabouts = whereaboutsOf(vessel, at, world);
		const motion = motionIn(whereabouts, at);
		if (isHeard(whereabouts, motion, at, own, random))
			yield reportOf(motion, at, own);
	}
}

function isHeard(
	whereabouts: Whereabouts,
	{ miles }: Motion,
	at: number,
	own: SeededRandom,
	random: SeededRandom,
): boolean {
	if (whereabouts.kind === "in port") return true;
	const { nauticalMiles } = whereabouts.passage.route;
	if (Math.min(miles, nauticalMiles - miles) < COAST_MILES) return true;
	const time = Math.floor(at / SILENCE_MS);
	const begin = random.between(`silence ${time} from`, 0, 1);
	const end = begin + random.between(`silence ${time} for`, 0, LONGEST_SILENCE);
	const share = at / SILENCE_MS - time;
	const isSilent = share >= begin && share < end;
	return !isSilent && !own.chance("is missed", MISSED_BY_SATELLITES);
}

function reportOf(
	motion: Motion,
	at: number,
	random: SeededRandom,
): PositionReport {
	if (random.chance("has no fix", WITHOUT_FIX))
		return { at: utcTime(at), ...NOT_AVAILABLE };
	const { latitude, longitude } = reportedPlace(motion, random);
	const { headingDegrees, speedKnots } = motion;
	const course = headingDegrees + random.between("drift", -3, 3);
	return {
		at: utcTime(at),
		latitude: rounded(latitude, 5),
		longitude: rounded(longitude, 5),
		headingDegrees: random.chance("has no compass", WITHOUT_COMPASS)
			? NOT_AVAILABLE.headingDegrees
			: Math.floor(headingDegrees),
		courseDegrees: rounded((course + 360) % 360, 1) % 360,
		speedKnots: random.chance("has no log", WITHOUT_SPEED)
			? NOT_AVAILABLE.speedKnots
			: rounded(speedKnots, 1),
	};
}

/** A bad fix is farther away than any ship can sail between two reports. */
function reportedPlace(
	{ position: [longitude, latitude] }: Motion,
	random: SeededRandom,
) {
	if (!random.chance("is a bad fix", WITH_BAD_FIX))
		return { latitude, longitude };
	const degrees = random.between("degrees off", 2, 20);
	const side = latitude > 0 ? -1 : 1;
	return { latitude: latitude + side * degrees, longitude };
}

function rounded(value: number, decimals: number): number {
	return Number(value.toFixed(decimals));
}
