import { DAY_MS, HOUR_MS, MINUTE_MS } from "../basics/local-time.ts";
import type { Journey } from "../journeys/journey.ts";
import type { Milestone } from "../journeys/milestones.ts";
import { conventionsOf } from "../lines/line-conventions.ts";
import type { EventReport } from "./event-reports.ts";

/** Changes the reports of one milestone. */
type Mistake = (
	milestone: Milestone,
	reports: readonly EventReport[],
) => EventReport[];

const NO_MISTAKE: Mistake = (_, reports) => [...reports];

/**
 * The wrong reports that the situation of a journey causes, and their corrections. `milestones` are those of the last plan. None
 * of these reports is published after the last report of the journey.
 */
export function mistakesOf(
	journey: Journey,
	milestones: readonly Milestone[],
): Mistake {
	switch (journey.situation) {
		case "corrected fact":
			return corrected(journey, milestones, "fact");
		case "fact with a new id":
			return corrected(journey, milestones, "fact again");
		case "retracted fact":
			return retracted(journey, milestones);
		case "fact ahead of time":
			return aheadOfTime(journey, milestones);
		case "estimate after the fact":
			return lateForecasts(journey, milestones);
		case "repeated facts":
			return repeated(journey, milestones);
		default:
			return NO_MISTAKE;
	}
}

/** The time of the line's last message about a journey: the return of the last container (milliseconds). */
function lastReportAt(milestones: readonly Milestone[]): number {
	return Math.max(...milestones.map(({ reportedAt }) => reportedAt));
}

function onFirstBox({ what }: Milestone, journey: Journey): boolean {
	return what.kind === "equipment" && what.box === journey.cargo.boxes[0];
}

/** Lines correct only milestones that a record shows and that do not follow another one closely. */
function isCorrectable(milestone: Milestone, journey: Journey): boolean {
	const { what, stop } = milestone;
	if (what.kind === "shipment") return false;
	if (what.kind === "transport") {
		const { code } = what;
		return (
			(stop.role === "POL" && code === "DEPA") ||
			(stop.role === "POD" && code === "ARRI")
		);
	}
	const { code, isEmpty } = what;
	return (
		onFirstBox(milestone, journey) &&
		(code === "GTOT" ||
			(code === "GTIN" && !isEmpty) ||
			(code === "LOAD" && stop.role === "POL"))
	);
}

/** First reports a fact with a time that is too early, and later the correct one. */
function corrected(
	journey: Journey,
	milestones: readonly Milestone[],
	name: string,
): Mistake {
	const { random, requested } = journey;
	const target = random.pick(
		"corrected",
		milestones.filter((milestone) => isCorrectable(milestone, journey)),
	);
	const tooEarlyMs =
		conventionsOf(requested.line.scac).timeForm === "date"
			? DAY_MS
			: Math.round(random.between("too early", 0.5, 3) * 60) * MINUTE_MS;
	const laterMs = random.between("corrected later", 6, 40) * HOUR_MS;
	const end = lastReportAt(milestones);
	return (milestone, reports) => {
		if (milestone.name !== target.name) return [...reports];
		return reports.flatMap((report) => {
			if (report.classifier !== "ACT") return [report];
			const publishedAt = Math.min(
				report.publishedAt + laterMs,
				end - MINUTE_MS,
			);
			return [
				{ ...report, at: report.at - tooEarlyMs },
				{ ...report, name, publishedAt },
			];
		});
	};
}

function isLadenOut({ what }: Milestone): boolean {
	return what.kind === "equipment" && what.code === "GTOT" && !what.isEmpty;
}

/** Reports a gate out from the last terminal too early, retracts it, and reports the actual one later. */
function retracted(
	journey: Journey,
	milestones: readonly Milestone[],
): Mistake {
	const offs = milestones
		.filter((milestone) => onFirstBox(milestone, journey))
		.filter(({ what }) => what.code === "DISC")
		.map(({ reportedAt }) => reportedAt);
	const offAt = Math.max(...offs);
	return (milestone, reports) => {
		if (!isLadenOut(milestone) || !onFirstBox(milestone, journey)) {
			return [...reports];
		}
		const partOfStay = (share: number) =>
			Math.round((offAt + (milestone.actualAt - offAt) * share) / MINUTE_MS) *
			MINUTE_MS;
		const wrong = {
			name: "false fact",
			classifier: "ACT",
			publishedAt: partOfStay(0.4),
			at: partOfStay(0.3),
		} as const;
		const retraction = {
			...{ ...wrong, publishedAt: partOfStay(0.7) },
			retracts: wrong.name,
		};
		return [...reports, wrong, retraction];
	};
}

const AHEAD_MS = 2.5 * DAY_MS;
/** The wrong report comes at least this long before its time, because consumers accept facts less far in the future. */
const LEAST_AHEAD_MS = 30 * HOUR_MS;

/** Reports the discharge as a fact days before it happens. */
function aheadOfTime(
	journey: Journey,
	milestones: readonly Milestone[],
): Mistake {
	const sailedAt = Math.max(
		...milestones
			.filter(
				({ what, stop }) => what.code === "DEPA" && stop.mode === "VESSEL",
			)
			.map(({ actualAt }) => actualAt),
	);
	return (milestone, reports) => {
		const { what, stop, actualAt } = milestone;
		const isTarget =
			stop.role === "POD" &&
			what.code === "DISC" &&
			onFirstBox(milestone, journey);
		const at = actualAt + 6 * HOUR_MS;
		const publishedAt = Math.max(actualAt - AHEAD_MS, sailedAt + 4 * HOUR_MS);
		if (!isTarget || at - publishedAt < LEAST_AHEAD_MS) return [...reports];
		return [
			...reports,
			{ name: "fact ahead", classifier: "ACT", publishedAt, at },
		];
	};
}

/** Publishes estimates of the arrival and the discharge after they happened. */
function lateForecasts(
	journey: Journey,
	milestones: readonly Milestone[],
): Mistake {
	const end = lastReportAt(milestones);
	return (milestone, reports) => {
		const { what, stop, actualAt, plannedAt, reportedAt } = milestone;
		const isArrival = what.code === "ARRI";
		const isTarget =
			stop.role === "POD" &&
			(isArrival || (what.code === "DISC" && onFirstBox(milestone, journey)));
		if (!isTarget) return [...reports];
		const latest = reports.findLast(({ classifier }) => classifier !== "ACT");
		const late: EventReport = {
			name: "late forecast",
			classifier: "EST",
			publishedAt: Math.min(
				reportedAt + journey.random.between("late forecast", 5, 20) * HOUR_MS,
				end - MINUTE_MS,
			),
			at: isArrival
				? (latest?.at ?? plannedAt ?? actualAt)
				: actualAt + 9 * HOUR_MS,
		};
		return [...reports, late];
	};
}

/** Repeats some facts unchanged under another event id. */
function repeated(journey: Journey, milestones: readonly Milestone[]): Mistake {
	const end = lastReportAt(milestones);
	return ({ name, what, stop }, reports) => {
		const random = journey.random.of(`again ${name}`);
		const isAlways = what.code === "ARRI" && stop.role === "POD";
		if (!isAlways && !random.chance("told twice", 0.4)) return [...reports];
		return reports.flatMap((report) => {
			const publishedAt = Math.min(
				report.publishedAt + random.between("later", 2, 20) * HOUR_MS,
				end - MINUTE_MS,
			);
			const isTwice =
				report.classifier === "ACT" && publishedAt > report.publishedAt;
			return isTwice
				? [report, { ...report, name: "fact again", publishedAt }]
				: [report];
		});
	};
}
