import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COVERAGE_FILE_VARIABLE, DECLARED_REPLIES } from "./status-coverage.ts";

/** Whether the run was asked for certain files or tests. */
const isPart = process.argv
	.slice(2)
	.some(
		(argument, index, all) =>
			/\.test\.ts$|^test\/|^-t/.test(argument) &&
			all[index - 1] !== "--exclude",
	);

/** Fails a run of all files in which no test saw a status that the contract declares for an operation. */
export function setup(): () => void {
	const folder = mkdtempSync(join(tmpdir(), "landfall-coverage-"));
	const file = join(folder, "replies");
	writeFileSync(file, "");
	process.env[COVERAGE_FILE_VARIABLE] = file;
	return () => {
		const seen = new Set(readFileSync(file, "utf8").split("\n"));
		rmSync(folder, { recursive: true });
		const missing = DECLARED_REPLIES.filter((reply) => !seen.has(reply));
		if (missing.length === 0 || isPart) return;
		process.exitCode = 1;
		process.stderr.write(
			`\n${missing.length} of ${DECLARED_REPLIES.length} declared replies were seen by no test. Add a case for each to test/resources/:\n${missing.map((reply) => `  ${reply}\n`).join("")}`,
		);
	};
}
