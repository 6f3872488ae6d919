/** Terminals' reports about a container, and retractions: observations that lines of words cannot express. */
import type {
	ContainerStatusReport,
	RetractionObservation,
	StatusObservation,
} from "../../server/tracking/observations/observation.ts";
import { BOX, day, lookup, SOURCES } from "./messages.ts";

/** The details of a report. */
interface ReportWords {
	readonly by?: "terminal" | "rail";
	readonly box?: string;
	readonly id?: string;
	/** The day of the report, when it differs from the day that it is about. */
	readonly said?: number;
}

const common = (source: string) => ({
	source: SOURCES[source] ?? { kind: "terminal" as const, code: source },
	sourceEventId: null,
	classifier: "actual" as const,
	precision: "instant" as const,
	receivedAt: day(99),
	billsOfLading: [],
	bookings: [],
	references: [],
	raw: "{}",
});

/** A terminal's report about a container on a day. */
export function report(
	number: number,
	locode: string,
	parts: ContainerStatusReport,
	{ by = "terminal", box = BOX, id, said = number }: ReportWords = {},
): StatusObservation {
	const known = lookup(locode);
	return {
		...common(by),
		kind: "status",
		activity: "reported",
		key: id ?? `${number} ${locode} ${box} ${JSON.stringify(parts)}`,
		originalEvent: "status",
		occurredAt: day(number),
		reportedAt: day(said),
		timezone: known?.timezone ?? null,
		place: {
			locode,
			name: known?.name ?? null,
			facilityCode: null,
			facilityCodeList: null,
			facilityType: by === "rail" ? "ramp" : "port_terminal",
		},
		containerNumber: box,
		report: parts,
	};
}

/** The line's retraction, on a day, of the event with an id. */
export function retraction(
	retractedEventId: string,
	said: number,
	source = "line",
): RetractionObservation {
	return {
		...common(source),
		kind: "retraction",
		activity: "retracted",
		key: `retraction of ${retractedEventId} on ${said}`,
		originalEvent: "retraction",
		occurredAt: day(said),
		reportedAt: day(said),
		timezone: null,
		place: null,
		retractedEventId,
	};
}

/** The midnight at the start of a day in winter: in Los Angeles, or some hours behind UTC. */
export function midnight(number: number, hoursBehind = 8): string {
	return `${day(number).slice(0, 10)}T0${hoursBehind}:00:00Z`;
}
