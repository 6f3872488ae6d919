import type { Container, Shipment } from "../../../generated/openapi.ts";
import type { TerminalRules } from "../../settings/tracking-rules/tracking-rules.ts";
import type { Facility } from "../../sources/contracts/known-facility.ts";
import {
	leftInlandAt,
	leftPortAt,
} from "../../tracking/compare/departure-times.ts";

/** The part of a container's journey that a terminal knows: at the port of discharge, or inland. */
export type VisitPlace = "port" | "inland";

/** A facility to poll about a container, and the interval. */
export interface TerminalVisit {
	readonly place: VisitPlace;
	readonly facility: Facility;
	readonly intervalMs: number;
	/** When the facility last answered about the container. */
	readonly askedAt: string | null;
}

/** What determines whether and how often a facility is polled about a container. */
interface Stay {
	readonly place: VisitPlace;
	readonly facility: Facility | null;
	readonly etaAt: string | null;
	readonly arrivedAt: string | null;
	/** When the container has left the facility. */
	readonly leftAt: string | null;
	/** When the facility last answered. */
	readonly askedAt: string | null;
}

function staysOf(shipment: Shipment, container: Container): Stay[] {
	const { attributes: of } = container;
	const { destination_terminal: inland } = shipment.relationships;
	return [
		{
			place: "port",
			facility: container.relationships.pod_terminal.data,
			etaAt: shipment.attributes.pod_eta_at,
			arrivedAt: of.pod_arrived_at ?? of.pod_discharged_at,
			leftAt: leftPortAt(of),
			askedAt: of.terminal_checked_at,
		},
		{
			place: "inland",
			facility: inland.data,
			etaAt: of.ind_eta_at ?? shipment.attributes.destination_eta_at,
			arrivedAt: of.ind_ata_at ?? of.ind_rail_unloaded_at,
			leftAt: leftInlandAt(of),
			askedAt: of.rail_last_tracking_request_at,
		},
	];
}

/** Time after a gate-out, because lines may report only its day, and terminals may report the chassis only later. */
const AFTER_LEAVING_MS = 24 * 3_600_000;

/** A last free day is stored as its first instant and lasts until its end. */
const FREE_DAY_MS = 24 * 3_600_000;

/** Whether the facility was polled late enough to have reported everything. */
function isOver({ leftAt, askedAt }: Stay): boolean {
	if (leftAt === null || askedAt === null) return false;
	return Date.parse(askedAt) >= Date.parse(leftAt) + AFTER_LEAVING_MS;
}

function intervalMs(
	{ etaAt, arrivedAt, leftAt }: Stay,
	lastFreeDayAt: string | null,
	{ askEveryMs, nearArrivalMs, nearLastFreeDayMs }: TerminalRules,
	now: Date,
): number {
	const isNear = (at: string | null, ms: number) =>
		at !== null && Date.parse(at) - now.getTime() <= ms;
	if (leftAt !== null) return askEveryMs.left;
	if (arrivedAt !== null) {
		return isNear(lastFreeDayAt, nearLastFreeDayMs - FREE_DAY_MS)
			? askEveryMs.nearLastFreeDay
			: askEveryMs.arrived;
	}
	return isNear(etaAt, nearArrivalMs)
		? askEveryMs.nearArrival
		: askEveryMs.atSea;
}

/**
 * The facilities to poll about a container, and the intervals. By default: daily at sea, every 6 hours from three days before
 * arrival, hourly from the arrival, half-hourly from two days before the last free day ends, and every 6 hours until a day
 * after the gate-out, when the terminal can report how it left.
 */
export function terminalVisits(
	shipment: Shipment,
	container: Container,
	rules: TerminalRules,
	now: Date,
): TerminalVisit[] {
	const { pickup_lfd: lastFreeDayAt } = container.attributes;
	return staysOf(shipment, container).flatMap((stay) => {
		const { place, facility, askedAt } = stay;
		if (facility === null || isOver(stay)) return [];
		return [
			{
				place,
				facility: { type: facility.type, id: facility.id },
				intervalMs: intervalMs(stay, lastFreeDayAt, rules, now),
				askedAt,
			},
		];
	});
}
