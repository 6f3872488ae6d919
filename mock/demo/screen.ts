import { styleText } from "node:util";
import type { TrackingRequest } from "../../client/index.ts";
import type { Headline } from "./headline.ts";
import { dayOf } from "./local-time.ts";

/** Width of the mark before a line. */
const MARGIN = 4;

/** Width of a bill of lading, the longest number in the demo. */
const NUMBER_WIDTH = 16;

/** Prints a line. `styleText` colours only on a terminal without NO_COLOR. */
export function printLine(text: string): void {
	process.stdout.write(`${text}\n`);
}

/** Prints a heading after an empty line. */
export function printHeading(text: string): void {
	printLine(`\n${styleText("bold", text)}`);
}

/** Prints a finished step and its result. */
export function printDone(step: string, outcome: string): void {
	printLine(`  ${styleText("green", "✓")} ${step.padEnd(30)} ${outcome}`);
}

/** Prints a name and its value. */
export function printFact(name: string, text: string): void {
	printLine(`  ${styleText("cyan", name.padEnd(10))} ${text}`);
}

/** Prints what can be opened in a browser, with its URL on a line of its own. */
export function printLink(what: string, url: string): void {
	printLine(
		`  ${styleText("magenta", "◆")} ${what}: ${styleText("underline", url)}`,
	);
}

/** Prints the world's day and the state of a tracking request. */
export function printRequest({ attributes }: TrackingRequest): void {
	const { scac, request_number: number, request_type, status } = attributes;
	const line = [
		dayOf(attributes.updated_at),
		scac,
		number.padEnd(NUMBER_WIDTH),
		request_type.replaceAll("_", " ").padEnd(21),
		status,
	];
	printLine(`  ${styleText("cyan", "•")} ${line.join("  ")}`);
}

/**
 * Prints the world's day and a delivery with a verified signature as one line, cut off to the terminal's width.
 * `times` counts consecutive changes of an estimate.
 */
export function printDelivery(headline: Headline, times: number): void {
	const { createdAt, scac, number, time, eventName, place, vessel } = headline;
	const line = [
		dayOf(createdAt),
		scac.padEnd(4),
		number.padEnd(NUMBER_WIDTH),
		time.padEnd(21),
		(times > 1 ? `${eventName} ×${times}` : eventName).padEnd(30),
		place.padEnd(12),
		vessel,
	];
	// A terminal of unknown width reports 0 columns.
	const width = (process.stdout.columns || 1_000) - MARGIN;
	const text = line.join("  ").trimEnd().slice(0, width);
	const shown = headline.isEstimate ? styleText("dim", text) : text;
	printLine(`  ${styleText("green", "✓")} ${shown}`);
}

/** Prints the last lines of the server's log, to show why something failed. */
export function printLog(lines: readonly string[]): void {
	const stream = process.stderr;
	const margin = styleText("dim", "  server │", { stream });
	stream.write(lines.map((line) => `${margin} ${line}\n`).join(""));
}
