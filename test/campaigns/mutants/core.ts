import { execFileSync } from "node:child_process";

/** What mutants are made of: all that decides something. Tables of facts, pages and start-up are no part of it. */
const CORE = [
	"server/deliveries",
	"server/http",
	"server/inference",
	"server/jobs",
	"server/json-api",
	"server/map",
	"server/receivers",
	"server/resources",
	"server/sources",
	"server/tracking",
	"server/worker",
];

/** The files of the core, by their paths in the project. */
export function coreFiles(root: string): string[] {
	return trackedFiles(root).filter(
		(file) =>
			file.endsWith(".ts") &&
			CORE.some((folder) => file.startsWith(`${folder}/`)),
	);
}

/** The files of the project that stand in its repository, or are new. */
export function trackedFiles(root: string): string[] {
	const args = ["ls-files", "--cached", "--others", "--exclude-standard"];
	const list = execFileSync("git", args, { cwd: root, encoding: "utf8" });
	return list.split("\n").filter(Boolean);
}
