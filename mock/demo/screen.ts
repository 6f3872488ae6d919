import { styleText } from "node:util";
import type { TrackingRequest } from "../../client/index.ts";
import type { Headline } from "./headline.ts";

/** Colours appear on a terminal only: `styleText` looks at standard output, and at NO_COLOR. */
export function say(text = ""): void {
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

/** Prints the state of a tracking request. */
export function sayRequest({ attributes }: TrackingRequest): void {
	const { scac, request_number: number, request_type, status } = attributes;
	const kind = request_type.replaceAll("_", " ");
	const line = [scac, number.padEnd(12), kind.padEnd(38), status].join("  ");
	say(`  ${styleText("cyan", "•")} ${line}`);
}

/** Prints a delivery whose signature was verified, as one line. */
export function sayDelivery(headline: Headline): void {
	const { scac, number, happening, place, time, vessel } = headline;
	const line = [
		scac.padEnd(4),
		number.padEnd(12),
		happening.padEnd(38),
		place.padEnd(14),
		time.padEnd(26),
		vessel,
	];
	const text = line.join("  ").trimEnd();
	const told = headline.isEstimate ? styleText("dim", text) : text;
	say(`  ${styleText("green", "✓")} ${told}`);
}

/** Prints the last lines of the server's log, for whoever looks for the reason of a failure. */
export function sayLog(lines: readonly string[]): void {
	const stream = process.stderr;
	const margin = styleText("dim", "  server │", { stream });
	stream.write(lines.map((line) => `${margin} ${line}\n`).join(""));
}
