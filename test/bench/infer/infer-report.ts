import { styleText } from "node:util";
import {
	evaluate,
	groupVerdicts,
	isSelectedRight,
	isSelectedWrong,
	ratio,
	type Share,
	share,
	type Verdict,
} from "../../inference/evaluation.ts";

/** Goals of infer number: for selected lines, and for bills with their prefix. */
const GOAL = 0.97;
const SHOWN_GROUPS = 12;
const SHOWN_NUMBERS = 4;

function percent(one: Share): string {
	return `${(100 * ratio(one)).toFixed(1)} %`.padStart(8);
}

function count(value: number): string {
	return String(value).padStart(7);
}

function goalLine(name: string, reached: Share, goal: number): boolean {
	const isReached = ratio(reached) >= goal;
	const percentage = styleText(isReached ? "green" : "red", percent(reached));
	process.stdout.write(
		`  ${name.padEnd(38)}${percentage} of ${reached.count}, at least ${100 * goal} %\n`,
	);
	return isReached;
}

/** Prints the measurements over all numbers. Returns whether the goals are reached. */
export function printTotals(
	name: string,
	verdicts: readonly Verdict[],
): boolean {
	const evaluation = evaluate(verdicts);
	const { decisions, calibration, lessorsSelected } = evaluation;
	process.stdout.write(
		`${styleText("bold", name)} (${verdicts.length} numbers)\n  decision           answers  precision  recall\n`,
	);
	for (const { decision, recall, ...one } of decisions) {
		process.stdout.write(
			`  ${decision.padEnd(19)}${count(one.count)}  ${percent(one)} ${percent(recall)}\n`,
		);
	}
	const [selected = { count: 0, right: 0 }] = decisions;
	const reached = [
		goalLine("selected lines that are right", selected, GOAL),
		goalLine("bills with prefix, line selected", evaluation.prefixed, GOAL),
		goalLine("containers known as such", evaluation.containerTypes, 1),
		goalLine("containers with right validity  ", evaluation.validity, 1),
	];
	const { length } = lessorsSelected;
	process.stdout.write(
		`  bills distinguished from bookings     ${percent(evaluation.otherTypes)} of ${evaluation.otherTypes.count}\n` +
			`  lessors' containers selected          ${styleText(length === 0 ? "green" : "red", count(length))} of at most 0\n` +
			"  confidence   stated    hits  numbers\n",
	);
	for (const { from, to, said, ...one } of calibration) {
		process.stdout.write(
			`  ${from.toFixed(2)} - ${to.toFixed(2)}   ${said.toFixed(3)}   ${ratio(one).toFixed(3)}  ${count(one.count)}\n`,
		);
	}
	process.stdout.write("\n");
	return reached.every(Boolean) && length === 0;
}

/** Prints a table of groups: their numbers, how many lines were rightly selected, rightly named first, and wrongly selected. */
function printGroups(
	heading: string,
	groups: Iterable<readonly [string, readonly Verdict[]]>,
): void {
	process.stdout.write(
		`${styleText("bold", heading)}\n  ${" ".repeat(44)}numbers  selected   first  wrongly selected\n`,
	);
	for (const [name, verdicts] of groups) {
		const { length } = verdicts.filter(isSelectedWrong);
		process.stdout.write(
			`  ${name.padEnd(44)}${count(verdicts.length)}  ${percent(share(verdicts, isSelectedRight))}${percent(share(verdicts, ({ isRight }) => isRight))}  ${length === 0 ? "" : styleText("red", count(length))}\n`,
		);
	}
	process.stdout.write("\n");
}

function lineOf({ number, said, decision, type }: Verdict): string {
	const line = said === null ? "nothing" : `${said.scac} ${said.confidence}`;
	const truth = number.lines[0] ?? "no line";
	return `    ${number.text.trim()} (${number.mutation}): ${line}, ${decision}, ${type ?? "no number"}; it is ${truth}, ${number.type ?? "of a kind that does not show"}\n`;
}

/** The largest groups of numbers for which `isWrong` holds, each with some of its numbers. */
function printWorst(
	heading: string,
	verdicts: readonly Verdict[],
	isWrong: (verdict: Verdict) => boolean,
): void {
	const groups = [
		...groupVerdicts(
			verdicts.filter(isWrong),
			({ part, group }) => `${part}: ${group}`,
		),
	].sort(([, a], [, b]) => b.length - a.length);
	if (groups.length === 0) return;
	process.stdout.write(`${styleText("bold", heading)}\n`);
	for (const [name, wrong] of groups.slice(0, SHOWN_GROUPS)) {
		const some = wrong.slice(0, SHOWN_NUMBERS).map(lineOf);
		process.stdout.write(`  ${name} (${wrong.length})\n${some.join("")}`);
	}
	process.stdout.write("\n");
}

/** Prints results by part, group and mutation, and the wrong results. */
export function printDetails(verdicts: readonly Verdict[]): void {
	printGroups(
		"by part",
		groupVerdicts(verdicts, ({ part }) => part),
	);
	const withLine = verdicts.filter(({ number }) => number.lines.length > 0);
	printGroups(
		"by line, where there is one",
		groupVerdicts(withLine, ({ part, group }) => `${part}: ${group}`),
	);
	printGroups(
		"by mutation of containers with a line",
		groupVerdicts(
			withLine.filter(({ number }) => number.type === "container"),
			({ mutation }) => mutation,
		),
	);
	printGroups(
		"by mutation of bills and bookings with a line",
		groupVerdicts(
			withLine.filter(({ number }) => number.type !== "container"),
			({ mutation }) => mutation,
		),
	);
	printWorst("wrongly selected", verdicts, isSelectedWrong);
	printWorst(
		"to be confirmed, and wrong",
		verdicts,
		({ decision, isRight }) => decision === "needs_confirmation" && !isRight,
	);
	printWorst(
		"bills with prefix whose line is not selected",
		verdicts,
		(verdict) => verdict.number.isPrefixed && !isSelectedRight(verdict),
	);
	printWorst(
		"containers that are taken for something else",
		verdicts,
		({ number, type }) => number.type === "container" && type !== "container",
	);
	printWorst(
		"containers that are wrongly called valid or invalid",
		verdicts,
		({ number, isValid }) =>
			number.isValid !== null && number.isValid !== isValid,
	);
}
