import { styleText } from "node:util";
import { type Change, SEVERITIES, type Severity } from "./change.ts";

/** Two contracts by name, and the changes between them. */
export interface Step {
	readonly from: string;
	readonly to: string;
	readonly changes: readonly Change[];
}

const TITLES: Readonly<Record<Severity, string>> = {
	breaking: "Breaking",
	additive: "Additive",
	cosmetic: "Words",
};

const COLOURS = {
	breaking: "red",
	additive: "green",
	cosmetic: "dim",
} as const;

function reach({ users }: Change): string {
	if (users.length < 2) return "";
	const webhooks = users.filter((user) => user.startsWith("webhook ")).length;
	const operations = users.length - webhooks;
	const told = [
		operations > 0 && `${operations} operation${operations === 1 ? "" : "s"}`,
		webhooks > 0 && `${webhooks} webhook${webhooks === 1 ? "" : "s"}`,
	].filter((part) => part !== false);
	return ` (${told.join(", ")})`;
}

function ofSeverity({ changes }: Step, severity: Severity): readonly Change[] {
	return changes.filter((change) => change.severity === severity);
}

/** The changes as lines for a terminal. */
export function terminalReport(step: Step): string {
	const lines = [styleText("bold", `${step.from} → ${step.to}`)];
	for (const severity of SEVERITIES) {
		const changes = ofSeverity(step, severity);
		if (changes.length === 0) continue;
		const title = `${TITLES[severity]}: ${changes.length}`;
		lines.push("", styleText(COLOURS[severity], title));
		for (const change of changes)
			lines.push(
				`  ${change.place}: ${change.text}${styleText("dim", reach(change))}`,
			);
	}
	if (step.changes.length === 0) lines.push("no changes");
	return lines.join("\n");
}

function markdownOf(step: Step): string {
	const parts = (["breaking", "additive"] as const).flatMap((severity) => {
		const changes = ofSeverity(step, severity);
		if (changes.length === 0) return [];
		const rows = changes.map(
			(change) => `- \`${change.place}\`: ${change.text}${reach(change)}`,
		);
		return [`### ${TITLES[severity]}`, rows.join("\n")];
	});
	const words = ofSeverity(step, "cosmetic").length;
	if (words > 0) parts.push(`Descriptions that changed: ${words}.`);
	if (step.changes.length === 0) parts.push("No changes.");
	return [`## ${step.to}`, `Since ${step.from}.`, ...parts].join("\n\n");
}

/** The page of all changes of the contract, latest first. */
export function changesPage(first: string, steps: readonly Step[]): string {
	return [
		"# Changes of the contract",
		"Made by `npm run generate` from the contracts in `openapi/released/`. A change is breaking when a client that was written before it may fail.",
		...steps.map(markdownOf).reverse(),
		`## ${first}`,
		"The first released contract.\n",
	].join("\n\n");
}
