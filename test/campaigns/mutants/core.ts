import { execFileSync } from "node:child_process";

/** The folders whose files are mutated: those with decisions, not tables of facts, pages or start-up. */
const CORE = [
	"server/deliveries",
	"server/http",
	"server/inference",
	"server/jobs",
	"server/json-api",
	"server/map",
	"server/receivers",
	"server/recording",
	"server/resources",
	"server/retention",
	"server/runtime",
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

/** The files that git tracks, and new ones that it does not ignore. */
export function trackedFiles(root: string): string[] {
	const args = ["ls-files", "--cached", "--others", "--exclude-standard"];
	const list = execFileSync("git", args, { cwd: root, encoding: "utf8" });
	return list.split("\n").filter(Boolean);
}
