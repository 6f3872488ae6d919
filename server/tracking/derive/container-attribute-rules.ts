import type { ContainerAttributes } from "../journey/container-attributes.ts";
import type { Milestone } from "../observations/event-names.ts";
import type {
	EquipmentObservation,
	Fee,
	Message,
	StatusObservation,
} from "../observations/observation.ts";
import { bestActual } from "../observations/precedence.ts";
import type { Role } from "../route/message-roles.ts";
import { type Occurrences, reportsOf } from "../route/occurrence.ts";
import type { LeftPlaces } from "./availability.ts";
import { containerStatus, type StatusFacts } from "./container-status.ts";
import {
	type Derived,
	firstKnown,
	type Rules,
	readBest,
	readFrom,
} from "./derived.ts";
import { equipmentSize } from "./equipment/equipment.ts";
import type { EstimatedTime } from "./estimates.ts";
import { LAST_FREE_DAY_RULES, type LastFreeDays } from "./last-free-days.ts";
import type { PlaceLookup } from "./lookups.ts";
import { type DerivedPlace, timezoneOf } from "./place-facts.ts";
import { latestPart, type TerminalReports } from "./terminal-reports.ts";

/** Evidence that the container rules read. */
export interface ContainerEvidence {
	readonly occurrences: Occurrences;
	/** The container's own messages. */
	readonly own: readonly EquipmentObservation[];
	/** All status reports of terminals and railways, in order of time. */
	readonly statuses: readonly StatusObservation[];
	readonly reports: TerminalReports;
	readonly portOfDischarge: DerivedPlace;
	readonly destination: DerivedPlace;
	/** Arrivals of trains at the inland destination. */
	readonly trainArrivals: readonly Message[];
	readonly trainArrival: EstimatedTime;
	readonly status: StatusFacts;
	readonly left: LeftPlaces;
	readonly lookup: PlaceLookup;
}

type Time = Derived<string | null>;

const timeOf = (message: Message | null): Time =>
	readFrom(message, ({ occurredAt }) => occurredAt);

/** Actual time of a milestone, anywhere or in some roles. */
const factOf = (
	{ occurrences }: ContainerEvidence,
	milestone: Milestone,
	...roles: readonly Role[]
): Time => timeOf(bestActual(reportsOf(occurrences, milestone, ...roles)));

/** One member of the size and type: from the container's messages, else from status reports. */
function sizeOf<Word extends keyof ReturnType<typeof equipmentSize>>(
	{ own, statuses }: ContainerEvidence,
	word: Word,
): Derived<ReturnType<typeof equipmentSize>[Word]> {
	const wordFor = (isoCode: string | null | undefined) =>
		equipmentSize(isoCode ?? null)[word];
	const fromMessages = readBest(own, ({ isoCode }) => wordFor(isoCode));
	return fromMessages.value === null
		? readFrom(
				statuses.findLast(({ report }) => wordFor(report.isoCode) !== null) ??
					null,
				({ report }) => wordFor(report.isoCode),
			)
		: fromMessages;
}

/** Pounds in a kilogram. */
const POUNDS = 2.20462;

const feesOf = (fees: readonly Fee[]) =>
	fees.map(({ type, amount, currencyCode }) => ({
		type,
		amount,
		...(currencyCode === null ? {} : { currency_code: currencyCode }),
	}));

/** Converts a derived value and keeps its statement. */
const mapValue = <From, To>(
	{ value, from }: Derived<From | null>,
	turn: (value: From) => To,
): Derived<To | null> => ({ value: value === null ? null : turn(value), from });

const holdsIn = (reports: readonly StatusObservation[]) =>
	mapValue(latestPart(reports, "holds"), (holds) => [...holds]);

const feesIn = (reports: readonly StatusObservation[]) =>
	mapValue(latestPart(reports, "fees"), feesOf);

const withDefault = <T>(
	{ value, from }: Derived<T | null>,
	other: T,
): Derived<T> => ({
	value: value ?? other,
	from,
});

/** What a facility reports of a container that stands there, or the other value once the container has left. */
const whileThere = <T>(
	reported: Derived<T | null>,
	left: Message | null,
	other: T | null,
): Derived<T | null> =>
	reported.value === null || left === null
		? reported
		: { value: other, from: other === null ? null : left };

/** The values of the container rules; `import_deadlines` is composed of its members. */
export type ContainerValues = Omit<ContainerAttributes, "import_deadlines"> &
	LastFreeDays;

/**
 * The rule of each derived container attribute. Event names are those of DCSA Track & Trace 2.2: EQUIPMENT events `GTIN`,
 * `GTOT`, `LOAD`, `DISC`, `PICK`, `DROP` and TRANSPORT events `ARRI`, `DEPA`, all `ACT` unless noted. {@link milestonesOf}
 * maps messages to milestones; a "report" is a status report of a terminal or railway.
 */
export const CONTAINER_RULES: Rules<ContainerEvidence, ContainerValues> = {
	...LAST_FREE_DAY_RULES,

	/** `seals[0].sealNumber`, otherwise the one in a report. */
	seal_number: ({ own, statuses }) =>
		firstKnown(
			readBest(own, (o) => o.sealNumber),
			latestPart(statuses, "sealNumber"),
		),
	/** `ISOEquipmentCode` (ISO 6346), otherwise the one in a report. */
	equipment_type: (evidence) => sizeOf(evidence, "equipmentType"),
	/** As for the type. */
	equipment_length: (evidence) => sizeOf(evidence, "equipmentLength"),
	/** As for the type. */
	equipment_height: (evidence) => sizeOf(evidence, "equipmentHeight"),
	/** A report's weight; Track & Trace has none. In whole pounds. */
	weight_in_lbs: ({ statuses }) =>
		mapValue(latestPart(statuses, "weightKg"), (kg) => Math.round(kg * POUNDS)),
	/** See {@link containerStatus}. */
	current_status: ({ status }) => containerStatus(status),

	/** `GTOT` or `PICK` `EMPTY` before the voyage. */
	empty_out_at: (evidence) => factOf(evidence, "empty_out"),
	/** `GTIN` or `DROP` `LADEN` at the port of lading, otherwise at an earlier place. */
	pol_full_in_at: (evidence) =>
		firstKnown(factOf(evidence, "full_in", "pol"), factOf(evidence, "full_in")),
	/** `LOAD` `LADEN` on the vessel at the port of lading. */
	pol_vessel_loaded_at: (evidence) => factOf(evidence, "vessel_loaded"),
	/** `DEPA` of that vessel there. */
	pol_vessel_departed_at: (evidence) => factOf(evidence, "vessel_departed"),

	/** Zone of the port of discharge. */
	pod_timezone: ({ portOfDischarge }) => portOfDischarge.timezone,
	/** `ARRI` of the vessel at the port of discharge. */
	pod_arrived_at: (evidence) => factOf(evidence, "vessel_arrived"),
	/** `DISC` `LADEN` from the vessel there. */
	pod_discharged_at: (evidence) => factOf(evidence, "vessel_discharged"),
	/** `GTOT` or `PICK` `LADEN` there by truck: "null for inland moves" (specification). */
	pod_full_out_at: (evidence) => factOf(evidence, "full_out", "pod"),
	/** The chassis in the terminal's report; Track & Trace has none. */
	pod_full_out_chassis_number: ({ reports }) =>
		latestPart(reports.pod, "chassisNumber"),
	/** `LOAD` `RAIL` there. */
	pod_rail_loaded_at: (evidence) => factOf(evidence, "rail_loaded", "pod"),
	/** `DEPA` `RAIL` there, otherwise the `GTOT` `RAIL`. */
	pod_rail_departed_at: (evidence) =>
		factOf(evidence, "rail_departed", "pod", "transfer"),
	/** The railway in the terminal's report. */
	pod_rail_carrier_scac: ({ reports }) =>
		latestPart(reports.pod, "railCarrierScac"),

	/** Zone of the inland destination. */
	final_destination_timezone: ({ destination }) => destination.timezone,
	/**
	 * `ARRI` `EST`, otherwise `PLN`, `RAIL` at the inland destination: "per the rail carrier" (specification). Reports of the railway
	 * take precedence over those of the line.
	 */
	ind_eta_at: ({ trainArrival }) => timeOf(trainArrival.current),
	/** `ARRI` `RAIL` there, the railway's before the line's; otherwise the `GTIN` `RAIL`. */
	ind_ata_at: ({ trainArrivals }) => timeOf(bestActual(trainArrivals)),
	/** `DISC` `RAIL` there. */
	ind_rail_unloaded_at: (evidence) =>
		factOf(evidence, "rail_unloaded", "destination"),
	/** The railway in the inland facility's report. */
	ind_rail_carrier_scac: ({ reports }) =>
		latestPart(reports.inland, "railCarrierScac"),
	/** The latest list of holds in the inland facility's reports; null before, empty once the container has left. */
	ind_facility_holds: ({ reports, left }) =>
		whileThere(holdsIn(reports.inland), left.inland, []),
	/** As for its holds. */
	ind_facility_fees: ({ reports, left }) =>
		whileThere(feesIn(reports.inland), left.inland, []),
	/** The deprecated name of `pickup_lfd_rail` (specification). */
	ind_facility_lfd_on: LAST_FREE_DAY_RULES.pickup_lfd_rail,
	/** `GTOT` or `PICK` `LADEN` at the inland destination. */
	final_destination_full_out_at: (evidence) =>
		factOf(evidence, "full_out", "destination"),

	/** `GTIN` or `DROP` `EMPTY` after the voyage, at any terminal or depot. */
	empty_terminated_at: (evidence) => factOf(evidence, "empty_in"),
	/** Zone of the place of that return. */
	empty_terminated_timezone: ({ occurrences, lookup }) =>
		readFrom(bestActual(reportsOf(occurrences, "empty_in")), (o) =>
			timezoneOf(o, lookup),
		),

	/** "Whether availability status is being received from the terminal" (specification): from any report, not from `AVPU`. */
	availability_known: ({ statuses }) =>
		withDefault(
			mapValue(latestPart(statuses, "isAvailable"), () => true),
			false,
		),
	/**
	 * Latest report of the inland facility, otherwise of the terminal at the port; false once the container has left there. The
	 * line's `AVPU` only sets `current_status`.
	 */
	available_for_pickup: ({ reports, left }) =>
		firstKnown(
			whileThere(latestPart(reports.inland, "isAvailable"), left.inland, false),
			whileThere(latestPart(reports.pod, "isAvailable"), left.pod, false),
		),
	/**
	 * The latest list of holds in the terminal's reports: a report without a list clears nothing (our decision). Empty once the
	 * container has left.
	 */
	holds_at_pod_terminal: ({ reports, left }) =>
		withDefault(whileThere(holdsIn(reports.pod), left.pod, []), []),
	/** As for its holds. Fees are not added up: `total` overlaps the others. */
	fees_at_pod_terminal: ({ reports, left }) =>
		withDefault(whileThere(feesIn(reports.pod), left.pod, []), []),
	/** The terminal's own words, until the container has left. */
	location_at_pod_terminal: ({ reports, left }) =>
		whileThere(latestPart(reports.pod, "yardLocation"), left.pod, null),
	/** The port terminal's appointment, not an inland facility's: the zone is the port's (specification). */
	pickup_appointment_at: ({ reports }) =>
		latestPart(reports.pod, "appointmentAt"),
};
