import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { STATEMENTS_FILE_VARIABLE } from "./listen.ts";

/** Fails a run in which the product issued a statement that covers all accounts without an exception for it. */
export function setup(): () => void {
	const folder = mkdtempSync(join(tmpdir(), "landfall-statements-"));
	const file = join(folder, "statements");
	writeFileSync(file, "");
	process.env[STATEMENTS_FILE_VARIABLE] = file;
	return () => {
		const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
		rmSync(folder, { recursive: true });
		if (lines.length === 0) return;
		process.exitCode = 1;
		process.stderr.write(
			`\nThese statements cover all accounts. Name account_id, or add an exception with its reason in test/support/statements/account-rule.ts:\n${[...new Set(lines)].map((line) => `  ${line}\n`).join("")}`,
		);
	};
}
