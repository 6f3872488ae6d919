import { SHIPPING_LINES } from "../../server/reference/shipping-lines.ts";
import { type Deal, dealFor } from "./deal.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from "./local-time.ts";
import { seaMiles } from "./sea-lanes.ts";
import { ROTATIONS, type Rotation } from "./services.ts";
import { type Vessel, vesselNumbered } from "./vessels.ts";
import { type Place, portPlace } from "./world-places.ts";

/** A weekly service of one line: its ports, its speed and the vessels that take turns on it. */
export interface Service {
	readonly scac: string;
	readonly code: string;
	readonly ports: readonly Place[];
	/** Hours at sea from each port to the next, the last one back to the first. */
	readonly legHours: readonly number[];
	/** Hours alongside in each port. */
	readonly stayHours: readonly number[];
	/** One vessel for each week of a round trip. */
	readonly fleet: readonly Vessel[];
	/** When sailing number 0 reached the first port. */
	readonly anchorAt: number;
	/** Position of the port where vessels turn back. */
	readonly turn: number;
	readonly outward: string;
	readonly homeward: string;
}

/** One vessel in one port: when it was to come and go, and when it does. Milliseconds. */
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

const FIRST_MONDAY_AT = Date.UTC(2020, 0, 6);
/** A round trip ends with at least this much slack, so that no delay is carried into the next. */
const SLACK_HOURS = 96;
const GREATEST_DELAY_HOURS = 90;
const GREATEST_HEAD_START_HOURS = -6;

let services: ReadonlyMap<string, readonly Service[]> | undefined;

/** The services of a line. */
export function servicesOf(scac: string): readonly Service[] {
	services ??= buildServices();
	return services.get(scac) ?? [];
}

function buildServices(): Map<string, Service[]> {
	const built = new Map<string, Service[]>();
	let vessels = 0;
	for (const line of SHIPPING_LINES) {
		const own = ROTATIONS.filter(({ lines }) => lines.includes(line.scac));
		let vesselsOfLine = 0;
		const nextVessel = () => vesselNumbered(vessels++, line, vesselsOfLine++);
		const ofLine = own.map((rotation) =>
			buildService(line.scac, rotation, nextVessel),
		);
		built.set(line.scac, ofLine);
	}
	return built;
}

function buildService(
	scac: string,
	rotation: Rotation,
	nextVessel: () => Vessel,
): Service {
	const deal = dealFor(`service ${scac} ${rotation.code}`);
	const ports = rotation.ports.map(portPlace);
	const knots = deal.between("knots", 15, 19.5);
	const legHours = ports.map((port, at) => {
		const next = ports[(at + 1) % ports.length] ?? port;
		return Math.ceil(seaMiles(port, next) / knots) + 3;
	});
	const stayHours = ports.map((_, at) => deal.integer(`stay ${at}`, 20, 40));
	const hours = sum(legHours) + sum(stayHours) + SLACK_HOURS;
	const weeks = Math.ceil(hours / (WEEK_MS / HOUR_MS));
	const turn = farthestFromFirst(ports);
	const [outward, homeward] = directions(ports[0], ports[turn]);
	return {
		scac,
		code: rotation.code,
		ports,
		legHours,
		stayHours,
		fleet: Array.from({ length: weeks }, nextVessel),
		anchorAt: FIRST_MONDAY_AT + deal.integer("hour", 0, 167) * HOUR_MS,
		turn,
		outward,
		homeward,
	};
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}

function farthestFromFirst(ports: readonly Place[]): number {
	const [first] = ports;
	if (first === undefined) return 0;
	const miles = ports.map((port) => seaMiles(first, port));
	return miles.indexOf(Math.max(...miles.slice(1)));
}

/** The letters behind a voyage number: the way out and the way home, by the longer of the two distances. */
function directions(from?: Place, to?: Place): [string, string] {
	if (from === undefined || to === undefined) return ["E", "W"];
	const east = ((to.longitude - from.longitude + 540) % 360) - 180;
	const north = to.latitude - from.latitude;
	if (Math.abs(north) > Math.abs(east)) {
		return north > 0 ? ["N", "S"] : ["S", "N"];
	}
	return east > 0 ? ["E", "W"] : ["W", "E"];
}

/** The number of the last sailing of a service whose first call was planned at or before an instant. */
export function sailingBefore(service: Service, at: number): number {
	return Math.floor((at - service.anchorAt) / WEEK_MS);
}

/** Milliseconds from the planned start of a sailing to the planned arrival at a position; positions go on into the next round. */
export function plannedOffsetMs(service: Service, position: number): number {
	const { ports, legHours, stayHours, fleet } = service;
	const rounds = Math.floor(position / ports.length);
	const within = position % ports.length;
	const hours =
		sum(legHours.slice(0, within)) + sum(stayHours.slice(0, within));
	return rounds * fleet.length * WEEK_MS + hours * HOUR_MS;
}

/** A call of a sailing. Positions behind the last port are the same vessel's next round. */
export function callOf(
	service: Service,
	sailing: number,
	position: number,
	world: Deal,
): Call {
	const rounds = Math.floor(position / service.ports.length);
	const round = sailing + rounds * service.fleet.length;
	const within = position % service.ports.length;
	const deal = world.of(`sailing ${service.scac} ${service.code} ${round}`);
	const [lateIn, lateOut] = delaysAt(service, within, deal);
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

/** Hours a vessel is late into and out of a port: weather at sea adds to what it brings along, a full port adds more. */
function delaysAt(
	service: Service,
	position: number,
	deal: Deal,
): [number, number] {
	let lateIn = deal.between("late at first port", -2, 6);
	let lateOut = lateIn;
	for (let at = 0; at <= position; at++) {
		if (at > 0) {
			const seaHours = service.legHours[at - 1] ?? 0;
			lateIn = bounded(
				lateOut + seaHours * deal.between(`weather ${at}`, -0.03, 0.07),
			);
		}
		const isFull = deal.chance(`full port ${at}`, 0.25);
		const waiting = isFull ? deal.between(`waiting ${at}`, 6, 30) : 0;
		lateOut = bounded(lateIn + waiting + deal.between(`stay ${at}`, -1, 3));
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

/** Last digit of the year and number of the week in which the round starts: `643` is week 43 of 2026. */
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
