import { toInstant } from "../../../runtime/clock.ts";
import type {
	Observation,
	StatusObservation,
} from "../../../tracking/observations/observation.ts";
import type { TerminalAnswer } from "../../contracts/terminal.ts";
import { type Fields, isObject, textOf } from "../../parsing/fields.ts";
import { rawText } from "../../parsing/raw-text.ts";
import { readTime } from "../../parsing/times.ts";
import {
	readFailure,
	type SourceFailure,
} from "../../requests/source-error.ts";
import { isAhead, type StatusContext } from "./status-context.ts";
import { readEvents } from "./status-events.ts";
import { statusKey } from "./status-key.ts";
import { readReport } from "./status-report.ts";

/** The answer for a container that failed. */
export function failed(
	containerNumber: string,
	reason: SourceFailure,
	message: string,
): TerminalAnswer {
	return { containerNumber, outcome: "failed", reason, message };
}

/** Since when the status holds: its last change, if the terminal states it, or otherwise the time of its observation. */
function heldSince(status: Fields, observedAt: string, timezone: string) {
	const changedAt = readTime(textOf(status.changedAt), timezone)?.at;
	return changedAt !== undefined && changedAt <= observedAt
		? { at: changedAt, isChange: true }
		: { at: observedAt, isChange: false };
}

function statusObservation(
	status: Fields,
	containerNumber: string,
	observedAt: string,
	context: StatusContext,
): StatusObservation | null {
	const { source, place, timezone, now, facilityId } = context;
	const report = readReport(status, context);
	const { events: _, ...facts } = status;
	const raw = rawText(facts);
	if (Object.keys(report).length === 0 || raw === null) return null;
	const since = heldSince(status, observedAt, timezone);
	const change = since.isChange ? since.at : null;
	return {
		kind: "status",
		activity: "reported",
		key: statusKey(containerNumber, facilityId, [change, report]),
		source,
		sourceEventId: null,
		originalEvent: "CONTAINER STATUS",
		classifier: "actual",
		occurredAt: since.at,
		precision: "instant",
		timezone,
		reportedAt: since.at,
		receivedAt: toInstant(now),
		place,
		billsOfLading: [],
		bookings: [],
		references: [],
		raw,
		containerNumber,
		report,
	};
}

function readFound(
	status: unknown,
	containerNumber: string,
	context: StatusContext,
): TerminalAnswer {
	const unusable = (why: string) =>
		failed(containerNumber, "unrecognized", why);
	if (!isObject(status)) return unusable("the answer holds no status");
	const observed = readTime(textOf(status.observedAt), context.timezone);
	if (observed?.precision !== "instant") {
		return unusable("the status does not say when it was observed");
	}
	if (isAhead(observed.at, context)) {
		return unusable("the status is dated in the future");
	}
	const report = statusObservation(
		status,
		containerNumber,
		observed.at,
		context,
	);
	const observations: Observation[] = [
		...(report === null ? [] : [report]),
		...readEvents(status.events, containerNumber, context),
	];
	return { containerNumber, outcome: "found", observations };
}

/**
 * Parses one answer of the terminal status contract. Never throws. Statuses with the same facts and time of change have the
 * same key; without `changedAt`, the facts alone decide.
 */
export function readAnswer(
	answer: Fields,
	containerNumber: string,
	context: StatusContext,
): TerminalAnswer {
	const { outcome } = answer;
	if (outcome === "found") {
		return readFound(answer.status, containerNumber, context);
	}
	if (outcome === "not_found" || outcome === "not_yet") {
		return { containerNumber, outcome };
	}
	const words = textOf(answer.message, 500);
	if (outcome !== "error") {
		return failed(
			containerNumber,
			"unrecognized",
			"the answer has no outcome that is known",
		);
	}
	const reason = readFailure(textOf(answer.reason));
	return failed(
		containerNumber,
		reason,
		`the terminal could not look it up: ${words ?? reason}`,
	);
}
