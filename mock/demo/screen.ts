import { styleText } from "node:util";
import type { TrackingRequest } from "../../client/index.ts";
import type { Headline } from "./headline.ts";
import { dayOf } from "./local-time.ts";

/** Columns that the mark before a line takes. */
const MARGIN = 4;

/** Room for a bill of lading: the longest number in the demo. */
const NUMBER_WIDTH = 16;

/** Colours appear on a terminal only: `styleText` looks at standard output, and at NO_COLOR. */
export function say(text: string): void {
	process.stdout.write(`${text}\n`);
}

/** Prints a heading after an empty line. */
export function sayHeading(text: string): void {
	say(`\n${styleText("bold", text)}`);
}

/** Prints a step that is done and what came of it. */
export function sayDone(step: string, outcome: string): void {
	say(`  ${styleText("green", "✓")} ${step.padEnd(30)} ${outcome}`);
}

/** Prints a name and what it stands for. */
export function sayFact(name: string, text: string): void {
	say(`  ${styleText("cyan", name.padEnd(10))} ${text}`);
}

/** Prints what can be looked at in a browser, and where; on a line of its own, because it is long. */
export function sayLink(what: string, url: string): void {
	say(`  ${styleText("magenta", "◆")} ${what}: ${styleText("underline", url)}`);
}

/** Prints the state of a tracking request, behind the day of the world. */
export function sayRequest({ attributes }: TrackingRequest): void {
	const { scac, request_number: number, request_type, status } = attributes;
	const line = [
		dayOf(attributes.updated_at),
		scac,
		number.padEnd(NUMBER_WIDTH),
		request_type.replaceAll("_", " ").padEnd(21),
		status,
	];
	say(`  ${styleText("cyan", "•")} ${line.join("  ")}`);
}

/**
 * Prints what was delivered with a verified signature, behind the day of the world, as one line that a narrow terminal cuts off at
 * its end. `times` is how often it was told in a row.
 */
export function sayDelivery(headline: Headline, times: number): void {
	const { toldAt, scac, number, time, happening, place, vessel } = headline;
	const line = [
		dayOf(toldAt),
		scac.padEnd(4),
		number.padEnd(NUMBER_WIDTH),
		time.padEnd(21),
		(times > 1 ? `${happening} ×${times}` : happening).padEnd(30),
		place.padEnd(12),
		vessel,
	];
	// A terminal that does not tell its width says 0.
	const width = (process.stdout.columns || 1_000) - MARGIN;
	const text = line.join("  ").trimEnd().slice(0, width);
	const told = headline.isEstimate ? styleText("dim", text) : text;
	say(`  ${styleText("green", "✓")} ${told}`);
}

/** Prints the last lines of the server's log, for whoever looks for the reason of a failure. */
export function sayLog(lines: readonly string[]): void {
	const stream = process.stderr;
	const margin = styleText("dim", "  server │", { stream });
	stream.write(lines.map((line) => `${margin} ${line}\n`).join(""));
}
