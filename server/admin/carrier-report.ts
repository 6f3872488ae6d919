import { styleText } from "node:util";
import { offsetFromUtc } from "../runtime/offset-from-utc.ts";
import type { Inquiry } from "../sources/contracts/carrier.ts";
import { type NextStep, nextStepInWords } from "./next-step.ts";
import { type TableRow, toTable } from "./table.ts";

/** The report of `carrier check`, with the member names of `--json`. */
export interface CarrierReport {
	readonly scac: string;
	readonly request_type: Inquiry["requestType"];
	readonly request_number: string;
	/** The number as sent to the carrier; null when it did not answer. */
	readonly normalized_number: string | null;
	readonly took_ms: number;
	/** The carrier's failure; null when it answered. */
	readonly failure: {
		readonly code: string;
		readonly message: string;
		readonly is_temporary: boolean;
		readonly retry_after_ms: number | null;
		/** What a new tracking request would do next. */
		readonly next_step: NextStep;
	} | null;
	/** The carrier's messages, in order of time. */
	readonly messages: readonly TableRow[];
	/** The derived attributes, each with its source message. */
	readonly derived: readonly TableRow[];
	/** Messages that could not be used, and why. */
	readonly left_out: readonly TableRow[];
}

/** An instant in local time with its zone; in UTC where the zone is unknown. */
function localTime(at: unknown, timezone: unknown, precision: unknown): string {
	if (typeof at !== "string") return "";
	if (typeof timezone !== "string")
		return `${at.slice(0, 16).replace("T", " ")} UTC`;
	// The Swedish locale formats dates as ISO 8601 does.
	const text = new Date(at).toLocaleString("sv-SE", {
		timeZone: timezone,
		dateStyle: "short",
		timeStyle: "short",
	});
	if (precision === "date") return text.slice(0, 10);
	return `${text} ${offsetFromUtc(new Date(at), timezone)}`;
}

const minute = (at: unknown) => localTime(at, null, null);

function heading(text: string): string {
	return `\n${styleText("cyan", text)}\n`;
}

function messagesForPeople(messages: readonly TableRow[]): string {
	return toTable(
		messages.map((message) => ({
			"local time": localTime(message.at, message.timezone, message.precision),
			what: message.what,
			"how sure": message.how_sure,
			where: message.where,
			by: message.vessel ?? message.by,
			container: message.container,
			reported: minute(message.reported_at),
			"in its words": message.original_event,
		})),
	);
}

function derivedForPeople(derived: readonly TableRow[]): string {
	return toTable(
		derived.map((row) => ({
			record: row.record,
			attribute: row.attribute,
			value: row.value,
			"because of": row.original_event ?? "-",
			reported: minute(row.reported_at),
			event: row.event_id,
		})),
	);
}

function failureForPeople(report: CarrierReport): string {
	const { failure } = report;
	if (failure === null) return "";
	const wait =
		failure.retry_after_ms === null
			? ""
			: ` It accepts the next request in ${Math.ceil(failure.retry_after_ms / 1_000)} s.`;
	const next = nextStepInWords(failure.next_step);
	return `${styleText("red", failure.code)}: ${failure.message}\n${next}${wait}\n`;
}

/** The readable report of `carrier check`. */
export function reportForPeople(report: CarrierReport): string {
	const { scac, request_type, request_number, normalized_number } = report;
	const sentAs =
		normalized_number === null || normalized_number === request_number
			? ""
			: `, sent as ${normalized_number}`;
	const type = request_type.replaceAll("_", " ");
	const title = `${styleText("bold", `${scac} ${type} ${request_number}`)}${sentAs}, in ${report.took_ms} ms\n`;
	const leftOut =
		report.left_out.length === 0
			? ""
			: heading("left out") + toTable(report.left_out);
	if (report.failure !== null)
		return title + failureForPeople(report) + leftOut;
	return [
		title,
		heading(`${report.messages.length} messages received`),
		messagesForPeople(report.messages),
		heading("derived values, and the message of each"),
		derivedForPeople(report.derived),
		leftOut,
	].join("");
}
