import { styleText } from "node:util";
import { offsetFromUtc } from "../runtime/offset-from-utc.ts";
import type { Inquiry } from "../sources/contracts/carrier.ts";
import { type NextStep, nextStepInWords } from "./next-step.ts";
import { type TableRow, toTable } from "./table.ts";

/** What asking a carrier once gave: everything that `carrier check` shows. Members are named as `--json` prints them. */
export interface CarrierReport {
	readonly scac: string;
	readonly request_type: Inquiry["requestType"];
	readonly request_number: string;
	/** The number as the carrier was asked for it; null when it was not answered. */
	readonly normalized_number: string | null;
	readonly took_ms: number;
	/** Why there is no answer; null when there is one. */
	readonly failure: {
		readonly code: string;
		readonly message: string;
		readonly is_temporary: boolean;
		readonly retry_after_ms: number | null;
		/** What would become of a new tracking request. */
		readonly next_step: NextStep;
	} | null;
	/** What came, in the order of the times. */
	readonly messages: readonly TableRow[];
	/** What was made of it: each attribute with the message that gave it. */
	readonly derived: readonly TableRow[];
	/** What could not be used, and why. */
	readonly left_out: readonly TableRow[];
}

/** An instant by the clocks of its place, and what these are; by UTC where the place is not known. */
function localTime(at: unknown, timezone: unknown, precision: unknown): string {
	if (typeof at !== "string") return "";
	if (typeof timezone !== "string")
		return `${at.slice(0, 16).replace("T", " ")} UTC`;
	// Swedes write dates as ISO 8601 does.
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
			: ` It may be asked again in ${Math.ceil(failure.retry_after_ms / 1_000)} s.`;
	const next = nextStepInWords(failure.next_step);
	return `${styleText("red", failure.code)}: ${failure.message}\n${next}${wait}\n`;
}

/** What `carrier check` prints on a terminal. */
export function reportForPeople(report: CarrierReport): string {
	const { scac, request_type, request_number, normalized_number } = report;
	const asked =
		normalized_number === null || normalized_number === request_number
			? ""
			: `, asked for as ${normalized_number}`;
	const type = request_type.replaceAll("_", " ");
	const title = `${styleText("bold", `${scac} ${type} ${request_number}`)}${asked}, in ${report.took_ms} ms\n`;
	const leftOut =
		report.left_out.length === 0
			? ""
			: heading("left out") + toTable(report.left_out);
	if (report.failure !== null)
		return title + failureForPeople(report) + leftOut;
	return [
		title,
		heading(`what came: ${report.messages.length} messages`),
		messagesForPeople(report.messages),
		heading("what was made of it, and which message said so"),
		derivedForPeople(report.derived),
		leftOut,
	].join("");
}
