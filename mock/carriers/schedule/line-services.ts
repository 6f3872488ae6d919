import { SHIPPING_LINES } from "../../../server/reference/shipping-lines.ts";
import { HOUR_MS, WEEK_MS } from "../basics/local-time.ts";
import { randomFor } from "../basics/seeded-random.ts";
import { seaMiles } from "./sea-lanes.ts";
import { ROTATIONS, type Rotation } from "./services.ts";
import { type Vessel, vesselNumbered } from "./vessels.ts";
import { type Place, portPlace } from "./world-places.ts";

/** A weekly service of one line, with its ports, times and fleet. */
export interface Service {
	readonly scac: string;
	readonly code: string;
	readonly ports: readonly Place[];
	/** Hours at sea from each port to the next, and from the last to the first. */
	readonly legHours: readonly number[];
	/** Hours alongside in each port. */
	readonly stayHours: readonly number[];
	/** One vessel for each week of a round trip. */
	readonly fleet: readonly Vessel[];
	/** When sailing 0 reached the first port. */
	readonly anchorAt: number;
	/** Position of the port where the return voyage begins. */
	readonly turn: number;
	readonly outward: string;
	readonly homeward: string;
}

const FIRST_MONDAY_AT = Date.UTC(2020, 0, 6);
/** Least slack at the end of a round trip, so that it absorbs all delays. */
const SLACK_HOURS = 96;

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
	const random = randomFor(`service ${scac} ${rotation.code}`);
	const ports = rotation.ports.map(portPlace);
	const knots = random.between("knots", 15, 19.5);
	const legHours = ports.map((port, at) => {
		const next = ports[(at + 1) % ports.length] ?? port;
		return Math.ceil(seaMiles(port, next) / knots) + 3;
	});
	const stayHours = ports.map((_, at) => random.integer(`stay ${at}`, 20, 40));
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
		anchorAt: FIRST_MONDAY_AT + random.integer("hour", 0, 167) * HOUR_MS,
		turn,
		outward,
		homeward,
	};
}

/** The sum of numbers. */
export function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}

function farthestFromFirst(ports: readonly Place[]): number {
	const [first] = ports;
	if (first === undefined) return 0;
	const miles = ports.map((port) => seaMiles(first, port));
	return miles.indexOf(Math.max(...miles.slice(1)));
}

/** The direction suffixes of the outward and the return voyage, by the larger of the two distances. */
function directions(from?: Place, to?: Place): [string, string] {
	if (from === undefined || to === undefined) return ["E", "W"];
	const east = ((to.longitude - from.longitude + 540) % 360) - 180;
	const north = to.latitude - from.latitude;
	if (Math.abs(north) > Math.abs(east)) {
		return north > 0 ? ["N", "S"] : ["S", "N"];
	}
	return east > 0 ? ["E", "W"] : ["W", "E"];
}
