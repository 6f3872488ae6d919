import type {
	ContainerStatus,
	TerminalEvent,
	TerminalFee,
	TerminalHold,
	TerminalLastFreeDay,
} from "../../../generated/upstream/terminal-status.ts";
import {
	DAY_MS,
	HOUR_MS,
	localTime,
	startOfDay,
} from "../basics/local-time.ts";
import { randomFor } from "../basics/seeded-random.ts";
import { type HoldSpell, type Stay, stayOf } from "./stay.ts";
import type { Visit } from "./visits.ts";

/** Longest stay in days. */
const MOST_DAYS = 60;

const stays = new WeakMap<Visit, Stay>();

function knownStay(visit: Visit): Stay {
	const { code } = visit.facility;
	const stay =
		stays.get(visit) ??
		stayOf(visit, randomFor(`habits of ${visit.locode} ${code}`));
	stays.set(visit, stay);
	return stay;
}

/** The last second of each last free day, as reported at an instant. */
export function lastFreeEnds(
	visit: Visit,
	at: number,
): ReadonlyMap<TerminalLastFreeDay["kind"], number> {
	const reported = knownStay(visit).lastFreeDays.filter(
		({ reportedStatusAt }) => reportedStatusAt <= at,
	);
	return new Map(reported.map(({ kind, endsAt }) => [kind, endsAt]));
}

/** The form of a last free day: lines write its end, railways its midnight, terminals its date. */
const DAY_FORMS: Readonly<
	Record<
		TerminalLastFreeDay["kind"],
		(endsAt: number, timeZone: string) => string
	>
> = {
	line: localTime,
	rail: (endsAt, timeZone) => localTime(startOfDay(endsAt, timeZone), timeZone),
	terminal: (endsAt, timeZone) => localTime(endsAt, timeZone).slice(0, 10),
};

function lastFreeDays(visit: Visit, at: number): TerminalLastFreeDay[] {
	const { timeZone } = visit;
	return [...lastFreeEnds(visit, at)].map(([kind, endsAt]) => ({
		kind,
		at: DAY_FORMS[kind](endsAt, timeZone),
	}));
}

/** The holds that are announced or in force at an instant. */
export function holdsAt(visit: Visit, at: number): HoldSpell[] {
	return knownStay(visit).holds.filter(
		({ fromAt, untilAt }) => fromAt <= at && at < untilAt,
	);
}

/** Whether a hold is in force, or only announced. */
export function holdStatus(
	{ inForceAt }: HoldSpell,
	at: number,
): "pending" | "hold" {
	return at < inForceAt ? "pending" : "hold";
}

function holds(visit: Visit, at: number): TerminalHold[] {
	return holdsAt(visit, at).map((hold) => ({
		name: hold.name,
		description: hold.description,
		status: holdStatus(hold, at),
	}));
}

/** Days of demurrage: those that have begun since the last free day ended. */
function daysOwed(visit: Visit, at: number): number {
	const ends = lastFreeEnds(visit, at);
	const end = ends.get("terminal") ?? ends.get("rail");
	if (end === undefined || at < end + 1000) return 0;
	return Math.min(Math.floor((at - end - 1000) / DAY_MS) + 1, MOST_DAYS);
}

function fees(visit: Visit, at: number): TerminalFee[] {
	if (at >= visit.leavesAt) return [];
	const { feePerDay, examFee } = knownStay(visit);
	const currency = visit.locode.startsWith("CA") ? "CAD" : "USD";
	const fee = (type: string, amount: number) => ({
		...{ type, currency, amount: amount.toFixed(2) },
	});
	const days = daysOwed(visit, at);
	const isExamOwed = examFee && examFee.fromAt <= at && at < examFee.untilAt;
	const owed = [
		...(days > 0 ? [fee("DEMURRAGE", days * feePerDay)] : []),
		...(isExamOwed ? [fee("EXAM FEE", 350)] : []),
	];
	const total = owed.reduce((sum, { amount }) => sum + Number(amount), 0);
	return owed.length > 0 ? [...owed, fee("TOTAL", total)] : [];
}

function isAvailable(visit: Visit, at: number): boolean {
	const turns = knownStay(visit).availabilityChangesAt.filter(
		(turn) => turn <= at,
	);
	return turns.length % 2 === 1 && at < visit.leavesAt;
}

function eventsBy(visit: Visit, at: number): TerminalEvent[] {
	const { box, facility, timeZone, trainId } = visit;
	return visit.events
		.filter((event) => event.at <= at)
		.map(({ code, at: happenedAt, ship }) => ({
			eventId: `${facility.code}-${box.number}-${code}`,
			code,
			at: localTime(happenedAt, timeZone),
			...(code.startsWith("rail") && trainId !== undefined && { trainId }),
			...(ship && { vesselImo: ship.vessel.imo, vesselName: ship.vessel.name }),
		}));
}

/** All instants at which the status of the container changes. */
function changesOf(visit: Visit): number[] {
	const { announcedAt, groundedAt, leavesAt, events } = visit;
	const stay = knownStay(visit);
	const owing = stay.lastFreeDays.flatMap(({ endsAt }) =>
		Array.from({ length: MOST_DAYS }, (_, day) => endsAt + 1000 + day * DAY_MS),
	);
	return [
		...[announcedAt, groundedAt, leavesAt],
		...events.map(({ at }) => at),
		...stay.holds.flatMap((hold) => [
			hold.fromAt,
			hold.inForceAt,
			hold.untilAt,
		]),
		...stay.availabilityChangesAt,
		...stay.lastFreeDays.map(({ reportedStatusAt }) => reportedStatusAt),
		...(stay.examFee ? [stay.examFee.fromAt, stay.examFee.untilAt] : []),
		...(stay.appointment ? [stay.appointment.madeAt] : []),
		...stay.yard.map(({ fromAt }) => fromAt),
		...(stay.offDockAt === undefined ? [] : [stay.offDockAt]),
		...owing.filter((at) => at < leavesAt),
	];
}

/** Gross weight in kilograms, the same at every facility. */
export function weightKg({ box }: Visit): number {
	return randomFor(`${box.number} ${box.sealNumber}`).integer(
		"weight",
		6_000,
		26_500,
	);
}

/** The chassis that it leaves on. */
function chassisOf({ random }: Visit): string {
	return random.text("chassis", "DCLZ######");
}

/** What a facility always reports: the container's location, events and description. */
function plainFacts(visit: Visit, at: number): ContainerStatus {
	const { timeZone, groundedAt, leavesAt, leavesBy, railCarrierScac } = visit;
	const { appointment } = knownStay(visit);
	const hasAppointment = appointment !== undefined && appointment.madeAt <= at;
	const hasLeftByTruck = at >= leavesAt && leavesBy === "truck";
	const changedAt = Math.max(...changesOf(visit).filter((turn) => turn <= at));
	return {
		observedAt: localTime(at, timeZone),
		changedAt: localTime(changedAt, timeZone),
		appointmentAt: hasAppointment ? localTime(appointment.at, timeZone) : null,
		offDock: isMoved(visit, at),
		events: eventsBy(visit, at),
		equipment: {
			isoCode: visit.box.isoCode,
			grossWeightKg: weightKg(visit),
			sealNumber: visit.box.sealNumber,
		},
		...(hasLeftByTruck && { chassisNumber: chassisOf(visit) }),
		...(at >= groundedAt &&
			railCarrierScac !== undefined && { railCarrierScac }),
	};
}

function isMoved(visit: Visit, at: number): boolean {
	const { offDockAt } = knownStay(visit);
	return offDockAt !== undefined && offDockAt <= at && at < visit.leavesAt;
}

function yardLocation(visit: Visit, at: number): string | null {
	if (at >= visit.leavesAt || isMoved(visit, at)) return null;
	const slot = knownStay(visit).yard.findLast(({ fromAt }) => fromAt <= at);
	return slot?.location ?? null;
}

/** The full status of an announced container at an instant (milliseconds). */
export function statusAt(visit: Visit, at: number): ContainerStatus {
	return {
		...plainFacts(visit, at),
		availability: isAvailable(visit, at) ? "available" : "unavailable",
		holds: holds(visit, at),
		fees: fees(visit, at),
		lastFreeDays: lastFreeDays(visit, at),
		yardLocation: yardLocation(visit, at),
	};
}

/**
 * The status of a container as its facility reports it. In some hours the report leaves out availability, holds, fees
 * and location.
 */
export function reportedStatusAt(visit: Visit, at: number): ContainerStatus {
	const hour = Math.floor(at / HOUR_MS);
	const isSilent =
		at < visit.leavesAt && visit.random.chance(`silent ${hour}`, 0.12);
	return isSilent
		? { ...plainFacts(visit, at), availability: "unknown" }
		: statusAt(visit, at);
}
