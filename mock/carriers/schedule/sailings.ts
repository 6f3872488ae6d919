import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from "../basics/local-time.ts";
import type { SeededRandom } from "../basics/seeded-random.ts";
import { type Service, sum } from "./line-services.ts";
import type { Vessel } from "./vessels.ts";
import type { Place } from "./world-places.ts";

/** A vessel's call at a port, with its planned and actual times in milliseconds. */
export interface Call {
	readonly place: Place;
	readonly vessel: Vessel;
	readonly importVoyage: string;
	readonly exportVoyage: string;
	readonly plannedArrivalAt: number;
	readonly plannedDepartureAt: number;
	readonly arrivalAt: number;
	readonly departureAt: number;
}

/** Must be less than the slack at the end of a round trip. */
const GREATEST_DELAY_HOURS = 90;
const GREATEST_HEAD_START_HOURS = -6;

/** The number of a service's last sailing whose first call was planned by an instant. */
export function sailingBefore(service: Service, at: number): number {
	return Math.floor((at - service.anchorAt) / WEEK_MS);
}

/** Milliseconds from the planned start of a sailing to the planned arrival at a position, which can be in the next round. */
export function plannedOffsetMs(service: Service, position: number): number {
	const { ports, legHours, stayHours, fleet } = service;
	const rounds = Math.floor(position / ports.length);
	const within = position % ports.length;
	const hours =
		sum(legHours.slice(0, within)) + sum(stayHours.slice(0, within));
	return rounds * fleet.length * WEEK_MS + hours * HOUR_MS;
}

/** A call of a sailing. Positions after the last port are in the same vessel's next round. */
export function callOf(
	service: Service,
	sailing: number,
	position: number,
	world: SeededRandom,
): Call {
	const rounds = Math.floor(position / service.ports.length);
	const round = sailing + rounds * service.fleet.length;
	const within = position % service.ports.length;
	const random = world.of(`sailing ${service.scac} ${service.code} ${round}`);
	const [lateIn, lateOut] = delaysAt(service, within, random);
	const startAt = service.anchorAt + round * WEEK_MS;
	const plannedArrivalAt = startAt + plannedOffsetMs(service, within);
	const plannedDepartureAt =
		plannedArrivalAt + (service.stayHours[within] ?? 24) * HOUR_MS;
	const voyage = voyageNumber(startAt);
	return {
		place: itemAt(service.ports, within),
		vessel: itemAt(service.fleet, wrap(round, service.fleet.length)),
		importVoyage: `${voyage}${within > 0 && within <= service.turn ? service.outward : service.homeward}`,
		exportVoyage: `${voyage}${within < service.turn ? service.outward : service.homeward}`,
		plannedArrivalAt,
		plannedDepartureAt,
		arrivalAt: plannedArrivalAt + wholeMinutes(lateIn),
		departureAt: plannedDepartureAt + wholeMinutes(lateOut),
	};
}

/** Hours of delay at the arrival and departure of a call: from earlier calls, weather and port congestion. */
function delaysAt(
	service: Service,
	position: number,
	random: SeededRandom,
): [number, number] {
	let lateIn = random.between("late at first port", -2, 6);
	let lateOut = lateIn;
	for (let at = 0; at <= position; at++) {
		if (at > 0) {
			const seaHours = service.legHours[at - 1] ?? 0;
			lateIn = bounded(
				lateOut + seaHours * random.between(`weather ${at}`, -0.03, 0.07),
			);
		}
		const isFull = random.chance(`full port ${at}`, 0.25);
		const waiting = isFull ? random.between(`waiting ${at}`, 6, 30) : 0;
		lateOut = bounded(lateIn + waiting + random.between(`stay ${at}`, -1, 3));
	}
	return [lateIn, lateOut];
}

function bounded(hours: number): number {
	return Math.min(
		GREATEST_DELAY_HOURS,
		Math.max(GREATEST_HEAD_START_HOURS, hours),
	);
}

function wholeMinutes(hours: number): number {
	return Math.round((hours * HOUR_MS) / MINUTE_MS) * MINUTE_MS;
}

/** Last digit of the year and week number of the round's start: `643` is week 43 of 2026. */
function voyageNumber(startAt: number): string {
	const year = new Date(startAt).getUTCFullYear();
	const week = Math.floor((startAt - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1;
	return `${year % 10}${String(week).padStart(2, "0")}`;
}

function wrap(number: number, length: number): number {
	return ((number % length) + length) % length;
}

function itemAt<Item>(list: readonly Item[], at: number): Item {
	const item = list[at];
	if (item === undefined) throw new Error(`nothing at position ${at}`);
	return item;
}
