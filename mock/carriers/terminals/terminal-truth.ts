import { startOfDay, utcTime } from "../basics/local-time.ts";
import type { Box } from "../journeys/cargo.ts";
import type { Journey } from "../journeys/journey.ts";
import {
	holdStatus,
	holdsAt,
	lastFreeEnds,
	statusAt,
	weightKg,
} from "./container-status.ts";
import { type Visit, type VisitEvent, visitsOf } from "./visits.ts";

/** What the terminals know of a container, under Landfall's attribute names. */
export type TerminalTruth = Readonly<Record<string, unknown>>;

const POUNDS = 2.20462;

const CANONICAL_FEES: Readonly<Record<string, string>> = {
	DEMURRAGE: "demurrage",
	"EXAM FEE": "exam",
	TOTAL: "total",
};

/** The time attributes that each kind of facility knows. */
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
	const { fees = [] } = statusAt(visit, at);
	return fees.map(({ type, amount, currency }) => ({
		type: CANONICAL_FEES[type] ?? "other",
		amount: Number(amount),
		currency_code: currency,
	}));
}

/** Holds with the terminal's own words as description, unless they equal the name. */
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

/** A last free day, written as its first midnight. */
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
		statusAt(visit, at);
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
		ind_rail_carrier_scac: statusAt(visit, at).railCarrierScac ?? null,
	};
}

/**
 * What a container's terminals know at an instant (milliseconds): attributes that only terminals report, and milestones
 * that they know to the minute. Undefined before the first report, and where the reference tables have no terminal
 * with a code.
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
		available_for_pickup: statusAt(last, at).availability === "available",
		// The latest report of any facility counts.
		weight_in_lbs: Math.round(weightKg(last) * POUNDS),
		...deadlines(port, ramp, at),
		...(port && portTruth(port, at)),
		...(ramp && rampTruth(ramp, at)),
	};
}
