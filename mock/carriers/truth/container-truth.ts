import type { RequestedNumber } from "../basics/numbers.ts";
import type { Box } from "../journeys/cargo.ts";
import { namedBoxes } from "../journeys/journey.ts";
import type { Place } from "../schedule/world-places.ts";
import { terminalTruth } from "../terminals/terminal-truth.ts";
import type { Facts } from "./facts.ts";

/** The truth about one container, under Landfall's attribute names. */
export interface ContainerTruth {
	readonly number: string;
	readonly attributes: Readonly<Record<string, unknown>>;
}

/** The truth about the containers that the line names for a number. */
export function containersTruth(
	facts: Facts,
	{ kind, number }: RequestedNumber,
): readonly ContainerTruth[] {
	return namedBoxes(facts.journey)
		.filter((box) => isNamed(box, facts))
		.filter(
			(box) =>
				(kind !== "container" || box.number === number) &&
				(kind !== "bill" || box.bill === number),
		)
		.map((box) => ({
			number: box.number,
			attributes: {
				...truthOf(box, facts),
				...terminalTruth(facts.journey, box, facts.now),
			},
		}));
}

/** Whether the line has named a container by an instant, even one that never travels. */
function isNamed(box: Box, { journey, now }: Facts): boolean {
	const { situation, changesAt, cargo } = journey;
	const isLate =
		situation === "containers assigned late" ||
		(situation === "container swapped" && box === cargo.boxes.at(-1));
	return !isLate || now >= (changesAt ?? 0);
}

function truthOf(box: Box, facts: Facts): ContainerTruth["attributes"] {
	const { stops, happenedAt, isOver } = facts;
	const { emptyPickUp, gateIn, pol, pod, onward, gateOut } = stops;
	if (box === facts.journey.cargo.swappedOut) return rejectedTruth(box, facts);
	const rail = onward?.to.mode === "RAIL" ? onward : undefined;
	const at = (
		code: Parameters<Facts["happenedAt"]>[0]["code"],
		stop: typeof pol | undefined,
	) => (stop === undefined ? null : happenedAt({ code, stop, box }));
	const emptyTerminatedAt = at("GTIN", stops.emptyReturn);
	const outAt = at("GTOT", gateOut);
	return {
		seal_number: box.sealNumber,
		...sizeOf(box.isoCode),
		empty_out_at: at("GTOT", emptyPickUp),
		pol_full_in_at: at("GTIN", gateIn),
		pol_vessel_loaded_at: at("LOAD", pol),
		pol_vessel_departed_at: at("DEPA", pol),
		pod_arrived_at: at("ARRI", pod),
		pod_discharged_at: at("DISC", pod),
		pod_full_out_at: onward === undefined ? outAt : null,
		pod_rail_loaded_at: at("LOAD", rail?.from),
		pod_rail_departed_at: at("DEPA", rail?.from),
		ind_eta_at:
			rail === undefined
				? null
				: facts.expectedAt({ code: "ARRI", stop: rail.to }),
		ind_ata_at: at("ARRI", rail?.to),
		ind_rail_unloaded_at: at("DISC", rail?.to),
		final_destination_full_out_at: onward === undefined ? null : outAt,
		empty_terminated_at: emptyTerminatedAt,
		pod_timezone: zoneOf(pod.place),
		final_destination_timezone: zoneOf(onward?.to.place),
		empty_terminated_timezone:
			emptyTerminatedAt === null ? null : zoneOf(stops.emptyReturn.place),
		...(isOver
			? { current_status: emptyTerminatedAt ? "empty_returned" : "new" }
			: {}),
	};
}

/** The truth about a container that was returned as unfit before it was laden. */
function rejectedTruth(
	box: Box,
	{ stops, happenedAt }: Facts,
): ContainerTruth["attributes"] {
	return {
		...sizeOf(box.isoCode),
		empty_out_at: happenedAt({ code: "GTOT", stop: stops.emptyPickUp, box }),
		pol_full_in_at: null,
		pol_vessel_loaded_at: null,
		pol_vessel_departed_at: null,
		pod_arrived_at: null,
		pod_discharged_at: null,
		pod_full_out_at: null,
		final_destination_full_out_at: null,
	};
}

function zoneOf(place: Place | undefined): string | null {
	return place?.isListed ? place.timeZone : null;
}

const LENGTHS: Readonly<Record<string, number>> = { 2: 20, 4: 40, L: 45 };
const HEIGHTS: Readonly<Record<string, string>> = {
	2: "standard",
	5: "high_cube",
};
const TYPES: Readonly<Record<string, string>> = {
	G: "dry",
	R: "reefer",
	U: "open top",
	P: "flat rack",
	T: "tank",
};

/** The size of a container in Landfall's terms. */
function sizeOf(isoCode: string): ContainerTruth["attributes"] {
	const [length = "", height = "", type = ""] = isoCode;
	return {
		equipment_length: LENGTHS[length] ?? null,
		equipment_height: HEIGHTS[height] ?? null,
		equipment_type: TYPES[type] ?? null,
	};
}
