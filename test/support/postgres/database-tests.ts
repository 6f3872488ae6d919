import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Open the databases of tests, and servers of their own. */
const OPENERS = ["postgres-databases.ts", "postgres-server.ts"].map((name) =>
	join(ROOT, "test/support/postgres", name),
);

/** Folders whose tests need an installation, whatever its database is. */
const OF_ANY_DATABASE =
	/^test\/(campaigns|client|contract|home-page|inference|map-page|mock|readme|receivers|settings|types)\//;

/** Tests of SQLite's own features: its file, its lock and its query plans. */
const OF_SQLITE =
	/\/(sqlite-[^/]*|(query-plans|plans-of-reads|plans-of-request-lists|statement-cache|statements-of-work)\.test\.ts)$/;

const OF_POSTGRES = /\/postgres-[^/]*$/;

const IMPORT = /(?:from|import)\s*\(?\s*"(\.[^"]+\.ts)"/g;

/** The test files whose guarantees depend on the database: those that open one, directly or by what they import from test/ and mock/. */
export function databaseTests(): string[] {
	const known = new Map(OPENERS.map((file) => [file, true]));
	const opens = (file: string): boolean => {
		const found = known.get(file);
		if (found !== undefined) return found;
		known.set(file, false);
		const imports = readFileSync(file, "utf8").matchAll(IMPORT);
		const isOpening = [...imports]
			.map(([, path = ""]) => join(dirname(file), path))
			.filter((path) => /^(test|mock)\//.test(relative(ROOT, path)))
			.some(opens);
		known.set(file, isOpening);
		return isOpening;
	};
	return globSync("test/**/*.test.ts", { cwd: ROOT })
		.map((file) => file.replaceAll("\\", "/"))
		.filter((file) => OF_POSTGRES.test(file) || !OF_ANY_DATABASE.test(file))
		.filter((file) => !OF_SQLITE.test(file))
		.filter((file) => opens(join(ROOT, file)));
}
