import { DAY_MS, HOUR_MS, MINUTE_MS } from "../basics/local-time.ts";
import type { Journey } from "../journeys/journey.ts";
import type { Milestone } from "../journeys/milestones.ts";
import { mannersOf } from "../lines/manners.ts";
import type { Saying } from "./sayings.ts";

/** Changes what is said about one milestone. */
type Mistake = (milestone: Milestone, sayings: readonly Saying[]) => Saying[];

const NO_MISTAKE: Mistake = (_, sayings) => [...sayings];

/**
 * What the line does wrong in the situation of a journey, and how it puts it right. `milestones` are those of the last
 * plan. Everything is said before the report with which the journey is over.
 */
export function mistakesOf(
	journey: Journey,
	milestones: readonly Milestone[],
): Mistake {
	switch (journey.situation) {
		case "corrected fact":
			return corrected(journey, milestones, "fact");
		case "fact told anew":
			return corrected(journey, milestones, "fact again");
		case "retracted fact":
			return retracted(journey, milestones);
		case "fact ahead of time":
			return aheadOfTime(journey, milestones);
		case "estimate after the fact":
			return lateForecasts(journey, milestones);
		case "told twice":
			return toldTwice(journey, milestones);
		default:
			return NO_MISTAKE;
	}
}

/** When the line reports that the last container is back (milliseconds): its last message about a journey. */
function lastReportAt(milestones: readonly Milestone[]): number {
	return Math.max(...milestones.map(({ reportedAt }) => reportedAt));
}

function onFirstBox({ what }: Milestone, journey: Journey): boolean {
	return what.kind === "equipment" && what.box === journey.cargo.boxes[0];
}

/** The milestones whose times the lines correct: those that a record shows and that no other lies close before. */
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

/** The fact is first told with a time that is too early, and put right some time later. */
function corrected(
	journey: Journey,
	milestones: readonly Milestone[],
	name: string,
): Mistake {
	const { deal, asked } = journey;
	const target = deal.pick(
		"corrected",
		milestones.filter((milestone) => isCorrectable(milestone, journey)),
	);
	const tooEarlyMs =
		mannersOf(asked.line.scac).timeForm === "date"
			? DAY_MS
			: Math.round(deal.between("too early", 0.5, 3) * 60) * MINUTE_MS;
	const laterMs = deal.between("corrected later", 6, 40) * HOUR_MS;
	const end = lastReportAt(milestones);
	return (milestone, sayings) => {
		if (milestone.name !== target.name) return [...sayings];
		return sayings.flatMap((saying) => {
			if (saying.classifier !== "ACT") return [saying];
			const saidAt = Math.min(saying.saidAt + laterMs, end - MINUTE_MS);
			return [
				{ ...saying, at: saying.at - tooEarlyMs },
				{ ...saying, name, saidAt },
			];
		});
	};
}

function isLadenOut({ what }: Milestone): boolean {
	return what.kind === "equipment" && what.code === "GTOT" && !what.isEmpty;
}

/** The container is said to have left the last terminal while it still stands there; that is taken back. */
function retracted(
	journey: Journey,
	milestones: readonly Milestone[],
): Mistake {
	const offs = milestones
		.filter((milestone) => onFirstBox(milestone, journey))
		.filter(({ what }) => what.code === "DISC")
		.map(({ reportedAt }) => reportedAt);
	const offAt = Math.max(...offs);
	return (milestone, sayings) => {
		if (!isLadenOut(milestone) || !onFirstBox(milestone, journey)) {
			return [...sayings];
		}
		const partOfStay = (share: number) =>
			Math.round((offAt + (milestone.actualAt - offAt) * share) / MINUTE_MS) *
			MINUTE_MS;
		const wrong = {
			name: "false fact",
			classifier: "ACT",
			saidAt: partOfStay(0.4),
			at: partOfStay(0.3),
		} as const;
		const takenBack = {
			...{ ...wrong, saidAt: partOfStay(0.7) },
			takesBack: wrong.name,
		};
		return [...sayings, wrong, takenBack];
	};
}

const AHEAD_MS = 2.5 * DAY_MS;
/** Consumers believe facts that lie less ahead. */
const LEAST_AHEAD_MS = 30 * HOUR_MS;

/** The discharge is told as a fact days before it happens. */
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
	return (milestone, sayings) => {
		const { what, stop, actualAt } = milestone;
		const isTarget =
			stop.role === "POD" &&
			what.code === "DISC" &&
			onFirstBox(milestone, journey);
		const at = actualAt + 6 * HOUR_MS;
		const saidAt = Math.max(actualAt - AHEAD_MS, sailedAt + 4 * HOUR_MS);
		if (!isTarget || at - saidAt < LEAST_AHEAD_MS) return [...sayings];
		return [...sayings, { name: "fact ahead", classifier: "ACT", saidAt, at }];
	};
}

/** The schedule goes on forecasting the arrival and the discharge after they happened. */
function lateForecasts(
	journey: Journey,
	milestones: readonly Milestone[],
): Mistake {
	const end = lastReportAt(milestones);
	return (milestone, sayings) => {
		const { what, stop, actualAt, plannedAt, reportedAt } = milestone;
		const isArrival = what.code === "ARRI";
		const isTarget =
			stop.role === "POD" &&
			(isArrival || (what.code === "DISC" && onFirstBox(milestone, journey)));
		if (!isTarget) return [...sayings];
		const told = sayings.findLast(({ classifier }) => classifier !== "ACT");
		const late: Saying = {
			name: "late forecast",
			classifier: "EST",
			saidAt: Math.min(
				reportedAt + journey.deal.between("late forecast", 5, 20) * HOUR_MS,
				end - MINUTE_MS,
			),
			at: isArrival
				? (told?.at ?? plannedAt ?? actualAt)
				: actualAt + 9 * HOUR_MS,
		};
		return [...sayings, late];
	};
}

/** Some facts are told once more, word for word, under another id. */
function toldTwice(
	journey: Journey,
	milestones: readonly Milestone[],
): Mistake {
	const end = lastReportAt(milestones);
	return ({ name, what, stop }, sayings) => {
		const deal = journey.deal.of(`again ${name}`);
		const isAlways = what.code === "ARRI" && stop.role === "POD";
		if (!isAlways && !deal.chance("told twice", 0.4)) return [...sayings];
		return sayings.flatMap((saying) => {
			const saidAt = Math.min(
				saying.saidAt + deal.between("later", 2, 20) * HOUR_MS,
				end - MINUTE_MS,
			);
			const isTwice = saying.classifier === "ACT" && saidAt > saying.saidAt;
			return isTwice
				? [saying, { ...saying, name: "fact again", saidAt }]
				: [saying];
		});
	};
}
