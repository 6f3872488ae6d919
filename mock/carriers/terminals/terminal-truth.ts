import { startOfDay, utcTime } from "../basics/local-time.ts";
import type { Box } from "../journeys/cargo.ts";
import type { Journey } from "../journeys/journey.ts";
import {
	holdStatus,
	holdsAt,
	lastFreeEnds,
	standingAt,
	weightKg,
} from "./standing.ts";
import { type Visit, type VisitEvent, visitsOf } from "./visits.ts";

/** What the terminals know of a container, under the names of the attributes of the interface. */
export type TerminalTruth = Readonly<Record<string, unknown>>;

const POUNDS = 2.20462;

const CANONICAL_FEES: Readonly<Record<string, string>> = {
	DEMURRAGE: "demurrage",
	"EXAM FEE": "exam",
	TOTAL: "total",
};

/** Attributes that tell when something happened, for the facility that knows it. */
const MILESTONES: Readonly<
	Record<Visit["kind"], Partial<Record<VisitEvent["code"], string>>>
> = {
	terminal: {
		discharged: "pod_discharged_at",
		full_out: "pod_full_out_at",
		rail_loaded: "pod_rail_loaded_at",
		rail_departed: "pod_rail_departed_at",
	},
	rail_terminal: {
		rail_arrived: "ind_ata_at",
		rail_unloaded: "ind_rail_unloaded_at",
		full_out: "final_destination_full_out_at",
	},
};

function milestones({ kind, events }: Visit, at: number) {
	return Object.fromEntries(
		events.flatMap((event) => {
			const attribute = MILESTONES[kind][event.code];
			return attribute !== undefined && event.at <= at
				? [[attribute, utcTime(event.at)]]
				: [];
		}),
	);
}

function feesOf(visit: Visit, at: number) {
	const { fees = [] } = standingAt(visit, at);
	return fees.map(({ type, amount, currency }) => ({
		type: CANONICAL_FEES[type] ?? "other",
		amount: Number(amount),
		currency_code: currency,
	}));
}

/** A hold's own words stand in its description, where they are not its name. */
function holdsOf(visit: Visit, at: number) {
	return holdsAt(visit, at).map((hold) => {
		const { canonical, name, description } = hold;
		const words = [name === canonical ? null : name, description];
		return {
			name: canonical,
			status: holdStatus(hold, at),
			description: words.filter((word) => word !== null).join(": ") || null,
		};
	});
}

/** A last free day, written as the midnight that begins it. */
function lastFree(
	visit: Visit | undefined,
	kind: "terminal" | "line" | "rail",
	at: number,
): string | null {
	if (visit === undefined) return null;
	const endsAt = lastFreeEnds(visit, at).get(kind);
	return endsAt === undefined
		? null
		: utcTime(startOfDay(endsAt, visit.timeZone));
}

function deadlines(
	port: Visit | undefined,
	ramp: Visit | undefined,
	at: number,
) {
	const import_deadlines = {
		pickup_lfd_terminal: lastFree(port, "terminal", at),
		pickup_lfd_line: lastFree(port, "line", at),
		pickup_lfd_rail: lastFree(ramp, "rail", at),
	};
	const { pickup_lfd_terminal, pickup_lfd_line, pickup_lfd_rail } =
		import_deadlines;
	return {
		import_deadlines,
		pickup_lfd: pickup_lfd_line ?? pickup_lfd_terminal ?? pickup_lfd_rail,
		ind_facility_lfd_on: pickup_lfd_rail,
	};
}

function portTruth(visit: Visit, at: number) {
	const { appointmentAt, yardLocation, chassisNumber, railCarrierScac } =
		standingAt(visit, at);
	return {
		...milestones(visit, at),
		holds_at_pod_terminal: holdsOf(visit, at),
		fees_at_pod_terminal: feesOf(visit, at),
		location_at_pod_terminal: yardLocation ?? null,
		pickup_appointment_at: appointmentAt
			? utcTime(Date.parse(appointmentAt))
			: null,
		pod_full_out_chassis_number: chassisNumber ?? null,
		pod_rail_carrier_scac: railCarrierScac ?? null,
	};
}

function rampTruth(visit: Visit, at: number) {
	return {
		...milestones(visit, at),
		ind_facility_holds: holdsOf(visit, at),
		ind_facility_fees: feesOf(visit, at),
		ind_rail_carrier_scac: standingAt(visit, at).railCarrierScac ?? null,
	};
}

/**
 * What a container's terminals would tell at an instant (milliseconds) if they were asked: attributes of Landfall's
 * interface that only terminals know, and those milestones that they know to the minute. Undefined while they have
 * nothing to tell, and where the reference tables have no terminal with a code.
 */
export function terminalTruth(
	journey: Journey,
	box: Box,
	at: number,
): TerminalTruth | undefined {
	const announced = visitsOf(journey).filter(
		(visit) => visit.box === box && visit.announcedAt <= at,
	);
	const port = announced.find(({ kind }) => kind === "terminal");
	const ramp = announced.find(({ kind }) => kind === "rail_terminal");
	const last = ramp ?? port;
	if (last === undefined) return undefined;
	return {
		availability_known: true,
		available_for_pickup: standingAt(last, at).availability === "available",
		// The latest report counts, whichever facility it is of.
		weight_in_lbs: Math.round(weightKg(last) * POUNDS),
		...deadlines(port, ramp, at),
		...(port && portTruth(port, at)),
		...(ramp && rampTruth(ramp, at)),
	};
}
