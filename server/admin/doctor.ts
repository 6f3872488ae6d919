import { styleText } from "node:util";
import { wallClock } from "../runtime/clock.ts";
import { findClock } from "../simulation-clock.ts";
import type { Finding } from "./checks.ts";
import type { AdminCommand } from "./command.ts";
import { toTable } from "./table.ts";

function inWords(findings: readonly Finding[]): string {
	const table = toTable(
		findings.map(({ check, is_fine, found }) => ({
			check,
			"": is_fine ? "ok" : "attention",
			found,
		})),
	);
	const remedies = findings.flatMap(({ check, remedy }) =>
		remedy === null ? [] : `${styleText("red", check)}: ${remedy}\n`,
	);
	return table + remedies.join("");
}

/** `doctor`: checks everything that an operator should know. Fails when something needs attention. */
export const doctorCommand: AdminCommand = {
	words: "doctor",
	usage: "doctor",
	summary: "examines the installation; fails when something needs attention",
	operands: 0,
	async run({ config, openAnySchema }) {
		const database = await openAnySchema();
		// Without settings, or with a world that does not answer, wall-clock time is the best guess.
		const clock = await findClock(config, database).catch(() => wallClock);
		const patient = { config, database, clock };
		// Loaded only here, because the checks know every kind of job.
		const { CHECKS, examined } = await import("./checks.ts");
		const findings: Finding[] = [];
		for (const [check, examine] of Object.entries(CHECKS)) {
			const found = await examined(examine, patient);
			findings.push({ check, ...found });
			// The other checks cannot read a database with another schema.
			if (check === "schema" && !found.is_fine) break;
		}
		return {
			message: inWords(findings),
			data: findings.map((finding) => ({ ...finding })),
			isFailure: findings.some(({ is_fine }) => !is_fine),
		};
	},
};
