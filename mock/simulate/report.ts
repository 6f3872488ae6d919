import { styleText } from "node:util";
import { ERRORS, errorsIn, type Findings } from "./findings.ts";
import { type MemoryCurve, memorySlope, memoryThirds } from "./memory.ts";
import type { SimulationOptions } from "./options.ts";

/** The result of a run. */
export interface Outcome {
	readonly options: SimulationOptions;
	readonly findings: Findings;
	readonly crashes: number;
	readonly memory: Iterable<MemoryCurve>;
	readonly seconds: number;
}

const SHOWN = 40;

function memoryLine(curve: MemoryCurve): [string, string] {
	const thirds = memoryThirds(curve).join(", ");
	const slope = memorySlope(curve).toFixed(1);
	return [
		`memory of ${curve.name}`,
		`${thirds} MB in the thirds of the run, ${slope} MB a minute in its second half`,
	];
}

function lines({ options, findings, crashes, memory, seconds }: Outcome) {
	const { faults, faultRate } = options;
	const table: [string, string | number][] = [
		["shipments", findings.shipments],
		["containers", findings.containers],
		["rightly failed requests", findings.failed],
		["compared fields", findings.fields],
		...(options.hasReceiver
			? ([["milestones notified", findings.milestones]] as [string, number][])
			: []),
		...ERRORS.map(([label, name]): [string, number] => [
			label,
			findings[name].length,
		]),
		[
			"faults",
			faults.length === 0
				? "none"
				: `${faults.join(", ")}, each in ${faultRate} of all answers`,
		],
		["kills", `${crashes} of ${options.crashes}`],
		...[...memory].map(memoryLine),
		["took", `${seconds} s`],
	];
	return table.map(([label, value]) => `  ${label.padEnd(24)} ${value}`);
}

/** The report of a run as text. */
export function reportOf(outcome: Outcome): string {
	const wrongs = errorsIn(outcome.findings);
	const shown = wrongs.slice(0, SHOWN);
	const more = wrongs.length - shown.length;
	return [
		"",
		styleText("bold", "Records and events against the truth of the world"),
		...lines(outcome),
		"",
		...shown.map((line) => `  ${styleText("red", "✗")} ${line}`),
		...(more > 0 ? [`  … and ${more} more`] : []),
		wrongs.length === 0
			? styleText("green", "✓ every record equals what really happened")
			: styleText("red", "✗ some records differ from what really happened"),
		"",
	].join("\n");
}
