import { MINUTE_MS } from "../basics/local-time.ts";
import { uuidFrom } from "../basics/seeded-random.ts";
import type { Box } from "../journeys/cargo.ts";
import type { Journey } from "../journeys/journey.ts";
import { type Milestone, milestonesOf } from "../journeys/milestones.ts";
import type { Stop } from "../journeys/stops.ts";
import {
	conventionsOf,
	type LineConventions,
} from "../lines/line-conventions.ts";
import { type CarrierEvent, carrierEvent } from "./carrier-event.ts";
import { type EventReport, reportsAbout } from "./event-reports.ts";
import { mistakesOf } from "./mistakes.ts";

/** A message of the line in the words of 2.2, which the other dialects translate. */
export interface Message {
	/** When the line publishes it (milliseconds). */
	readonly publishedAt: number;
	readonly event: CarrierEvent;
	/** The container of an equipment event. */
	readonly box: Box | undefined;
	/** The phase of the container's journey. */
	readonly phase: Stop["phase"];
	/** The id of the event that it retracts, if any. */
	readonly retracts: string | undefined;
}

/** A report of a milestone of one of the plans. */
export interface MilestoneReport {
	readonly plan: number;
	readonly milestone: Milestone;
	readonly report: EventReport;
}

/** All reports that the line ever publishes about a journey, in any dialect, oldest first. */
export function journeyReports(journey: Journey): readonly MilestoneReport[] {
	const { plans } = journey;
	const conventions = conventionsOf(journey.requested.line.scac);
	const milestones = plans.map((plan) => milestonesOf(journey, plan));
	const published = plans.flatMap(({ sinceAt }, plan) => {
		const before = milestones[plan - 1] ?? [];
		const own = milestones[plan] ?? [];
		const mistakes = mistakesOf(journey, own);
		const next = milestones[plan + 1];
		const untilAt = plans[plan + 1]?.sinceAt ?? Number.POSITIVE_INFINITY;
		return own
			.filter((milestone) => canTell(milestone, conventions))
			.flatMap((milestone) => {
				const isRepeated = isIn(before, milestone);
				const time = { sinceAt, untilAt, isRepeated };
				const reports = reportsAbout(milestone, journey, time);
				const all =
					next === undefined
						? mistakes(milestone, reports)
						: [
								...reports,
								...retractionsOf(
									milestone,
									reports,
									untilAt,
									next,
									conventions,
								),
							];
				return all.map((report) => ({ plan, milestone, report }));
			});
	});
	return published
		.filter((one) => !isCancelledBefore(one, journey))
		.sort((one, other) => one.report.publishedAt - other.report.publishedAt);
}

/** A line reports nothing after the cancellation of a booking. */
function isCancelledBefore(
	{ milestone, report }: MilestoneReport,
	{ situation, changesAt }: Journey,
): boolean {
	return (
		situation === "booking cancelled" &&
		milestone.what.code !== "CANC" &&
		report.publishedAt >= (changesAt ?? 0)
	);
}

function canTell({ what }: Milestone, conventions: LineConventions): boolean {
	return what.kind !== "shipment" || conventions.hasShipmentEvents;
}

/** Whether a plan has the same milestone at the same call and planned time. */
function isIn(milestones: readonly Milestone[], milestone: Milestone): boolean {
	return milestones.some(
		({ name, plannedAt, stop }) =>
			name === milestone.name &&
			plannedAt === milestone.plannedAt &&
			stop.id === milestone.stop.id,
	);
}

/** Lines whose dialect has retractions retract the reports of an abandoned plan. */
function retractionsOf(
	milestone: Milestone,
	reports: readonly EventReport[],
	untilAt: number,
	next: readonly Milestone[],
	{ dialect }: LineConventions,
): EventReport[] {
	const isKept =
		dialect === "2.2" ||
		milestone.what.kind === "shipment" ||
		isIn(next, milestone);
	if (isKept) return [];
	return reports.map((report) => ({
		...report,
		publishedAt: untilAt + 5 * MINUTE_MS,
		retracts: report.name,
	}));
}

/** The messages that the line publishes about a journey until an instant (milliseconds), oldest first. */
export function messagesOf(
	journey: Journey,
	untilAt = Number.POSITIVE_INFINITY,
): readonly Message[] {
	const conventions = conventionsOf(journey.requested.line.scac);
	const published = journeyReports(journey).filter(
		({ report }) => report.publishedAt <= untilAt,
	);
	return published.map(({ plan, milestone, report }) => {
		const subject = subjectOf(milestone, report, journey);
		const idOf = (name: string) =>
			uuidFrom(`${journey.key}|${plan}|${subject}|${name}`);
		const id = idOf(report.name);
		// 3.0 retracts an event under its own id, Beta-1 by another event.
		const isOwnEvent =
			report.retracts !== undefined && conventions.dialect === "3.0-beta1";
		const eventID = isOwnEvent ? idOf(`${report.name} taken back`) : id;
		const { what, stop } = milestone;
		return {
			publishedAt: report.publishedAt,
			event: carrierEvent(journey, milestone, report, eventID, conventions),
			box: what.kind === "equipment" ? what.box : undefined,
			phase: stop.phase,
			retracts: report.retracts === undefined ? undefined : id,
		};
	});
}

/** The part of an event id that names its subject. The plans of a replaced container have the ids of its successor's plans. */
function subjectOf(
	{ name, what }: Milestone,
	{ classifier }: EventReport,
	{ cargo }: Journey,
): string {
	const successor = cargo.boxes.at(-1);
	const isReplaced =
		what.kind === "equipment" &&
		what.box === cargo.swappedOut &&
		classifier !== "ACT";
	return isReplaced && successor !== undefined
		? name.replace(what.box.number, successor.number)
		: name;
}

/** The messages that count at an instant: those published by then, and only the latest of each event id. */
export function currentMessages(
	messages: readonly Message[],
	at: number,
): readonly Message[] {
	const published = messages.filter(({ publishedAt }) => publishedAt <= at);
	const latest = new Map(
		published.map((message) => [message.event.eventID, message]),
	);
	return published.filter(
		(message) => latest.get(message.event.eventID) === message,
	);
}
