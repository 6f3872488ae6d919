import type { Container, Shipment } from "../../generated/openapi.ts";
import { TERMINALS } from "../../server/reference/places/terminals/terminals.ts";
import { terminalId } from "../../server/reference/reference-id.ts";
import { madeAt } from "./seed-numbers.ts";

const LINES = ["MSCU", "MAEU", "CMDU", "HLCU", "EGLV", "ONEY", "ZIMU"];
const LADINGS = ["CNSHA", "CNNGB", "KRPUS", "VNSGN", "INMUN", "NLRTM"];
const DISCHARGES = ["USLAX", "USNYC", "USSAV", "DEHAM", "GBFXT", "BEANR"];
const TERMINAL_IDS = TERMINALS.slice(0, 12).map(terminalId);

/** How many of a hundred containers have each status: most journeys have ended. */
const STATUSES: Readonly<
	Partial<Record<Container["attributes"]["current_status"], number>>
> = {
	empty_returned: 58,
	on_ship: 22,
	new: 5,
	picked_up: 4,
	available: 4,
	not_available: 2,
	on_rail: 2,
	grounded: 1,
	awaiting_inland_transfer: 1,
	loaded: 1,
};
const STATUS_BY_HUNDRED = Object.entries(STATUSES).flatMap(([status, count]) =>
	Array<string>(count).fill(status),
);

/** Days in the minutes that {@link madeAt} counts. */
const DAY = 1_440;

/** A pseudo-random number below `most`, always the same for an index and a purpose. */
function drawn(index: number, purpose: number, most: number): number {
	let mixed =
		Math.imul(index + 1, 0x9e37_79b1) ^ Math.imul(purpose, 0x85eb_ca6b);
	mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2_ae35);
	return ((mixed ^ (mixed >>> 13)) >>> 0) % most;
}

/** One of some values: the first often, the last rarely. */
function oneOf(values: readonly string[], index: number, purpose: number) {
	const place = drawn(index, purpose, values.length);
	return values[drawn(index, purpose + 1, place + 1)] ?? "";
}

/** The known part of a shipment's voyage. */
export function voyage(index: number): Partial<Shipment["attributes"]> {
	const scac = oneOf(LINES, index, 1);
	const etaDays = 20 + drawn(index, 3, 30);
	const eta = index + etaDays * DAY;
	return {
		shipping_line_scac: scac,
		port_of_lading_locode: oneOf(LADINGS, index, 5),
		port_of_discharge_locode:
			drawn(index, 7, 20) === 0 ? null : oneOf(DISCHARGES, index, 8),
		pod_vessel_imo: String(9_100_000 + drawn(index, 10, 300)),
		pod_eta_at: drawn(index, 11, 10) === 0 ? null : madeAt(eta),
		pod_ata_at:
			drawn(index, 12, 3) === 0 ? null : madeAt(eta + drawn(index, 13, DAY)),
	};
}

/** Id of the terminal of discharge of a shipment. */
export function podTerminal(index: number): string {
	return oneOf(TERMINAL_IDS, index, 14);
}

/** The stage of a container. */
export function progress(index: number): Partial<Container["attributes"]> {
	const status = STATUS_BY_HUNDRED[drawn(index, 20, 100)];
	const current_status = status as Container["attributes"]["current_status"];
	const isAshore = !["new", "loaded", "on_ship"].includes(current_status);
	const isWaiting = ["available", "not_available"].includes(current_status);
	const arrived = index + (25 + drawn(index, 21, 25)) * DAY;
	const at = (days: number) => (isAshore ? madeAt(arrived + days * DAY) : null);
	return {
		current_status,
		pod_arrived_at: at(0),
		pod_discharged_at: at(drawn(index, 22, 3)),
		pickup_lfd: drawn(index, 23, 8) === 0 ? null : at(4 + drawn(index, 24, 5)),
		available_for_pickup: isWaiting ? current_status === "available" : null,
		holds_at_pod_terminal:
			current_status === "not_available"
				? [{ name: "customs", status: "hold", description: null }]
				: [],
		fees_at_pod_terminal:
			isWaiting && drawn(index, 25, 4) === 0
				? [{ type: "demurrage", amount: 100 }]
				: [],
	};
}
