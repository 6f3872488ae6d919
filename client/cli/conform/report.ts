import type { CaseResult } from "./examination.ts";

/** The number of cases by outcome. */
export interface Counts {
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
}

/** Counts the outcomes. */
export function countOf(cases: readonly CaseResult[]): Counts {
	const failed = cases.filter(({ problems }) => problems.length > 0).length;
	const skipped = cases.filter((one) => one.skipped !== undefined).length;
	return { passed: cases.length - failed - skipped, failed, skipped };
}

function byOperation(
	cases: readonly CaseResult[],
): Map<string, readonly CaseResult[]> {
	const groups = new Map<string, CaseResult[]>();
	for (const one of cases) {
		const group = groups.get(one.operation) ?? [];
		group.push(one);
		groups.set(one.operation, group);
	}
	return groups;
}

/** Returns a report for people: a line for each operation, then the failures, then the skipped cases by reason. */
export function reportText(cases: readonly CaseResult[]): string {
	const lines: string[] = [];
	for (const [operation, group] of byOperation(cases)) {
		const { passed, failed, skipped } = countOf(group);
		const mark = failed > 0 ? "✗" : passed > 0 ? "✓" : "-";
		const figures = [
			`${passed} passed`,
			...(failed > 0 ? [`${failed} failed`] : []),
			...(skipped > 0 ? [`${skipped} skipped`] : []),
		];
		lines.push(`${mark} ${operation.padEnd(42)} ${figures.join(", ")}`);
		for (const { name, request, problems } of group)
			if (problems.length > 0)
				lines.push(
					`    ${name}`,
					`      ${request}`,
					...problems.map((problem) => `      → ${problem}`),
				);
	}
	const { passed, failed, skipped } = countOf(cases);
	const reasons = new Map<string, number>();
	for (const { skipped: reason } of cases)
		if (reason !== undefined)
			reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
	return [
		...lines,
		"",
		`${passed} passed, ${failed} failed, ${skipped} skipped`,
		...[...reasons].map(([reason, count]) => `  ${count} skipped: ${reason}`),
	].join("\n");
}

const ESCAPES: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
};

/** XML 1.0 allows only a few control characters. */
const escaped = (text: string) =>
	text
		.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? "")
		.replaceAll(/[^\t\n\r\u0020-\uFFFD]/g, "?");

function junitCase({
	operation,
	name,
	request,
	problems,
	skipped,
}: CaseResult) {
	const attributes = `classname="${escaped(operation)}" name="${escaped(`${name} ${request}`.trim())}"`;
	const content =
		problems.length > 0
			? `<failure message="${escaped(problems[0] ?? "")}">${escaped(problems.join("\n"))}</failure>`
			: skipped === undefined
				? ""
				: `<skipped message="${escaped(skipped)}"/>`;
	return `    <testcase ${attributes}>${content}</testcase>`;
}

/** Returns a report in the XML of JUnit, which CI systems read. */
export function junitXml(cases: readonly CaseResult[]): string {
	const suites = [...byOperation(cases)].map(([operation, group]) => {
		const { failed, skipped } = countOf(group);
		return [
			`  <testsuite name="${escaped(operation)}" tests="${group.length}" failures="${failed}" skipped="${skipped}">`,
			...group.map(junitCase),
			"  </testsuite>",
		].join("\n");
	});
	return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="landfall conform">\n${suites.join("\n")}\n</testsuites>\n`;
}
