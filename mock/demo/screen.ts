import { styleText } from "node:util";
import type { TrackingRequest } from "../../client/index.ts";
import type { Headline } from "./headline.ts";

/** Columns that the mark before a line takes. */
const MARGIN = 4;

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

/** Prints the state of a tracking request. */
export function sayRequest({ attributes }: TrackingRequest): void {
	const { scac, request_number: number, request_type, status } = attributes;
	const kind = request_type.replaceAll("_", " ");
	const line = [scac, number.padEnd(13), kind.padEnd(21), status].join("  ");
	say(`  ${styleText("cyan", "•")} ${line}`);
}

/** Prints a delivery whose signature was verified, as one line that a narrow terminal cuts off at its end. */
export function sayDelivery(headline: Headline): void {
	const { scac, number, time, happening, place, vessel } = headline;
	const line = [
		scac.padEnd(4),
		number.padEnd(13),
		time.padEnd(21),
		happening.padEnd(27),
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
