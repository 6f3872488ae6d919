import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Reads a file of the repository. */
export const readText = (path: string) =>
	readFileSync(join(ROOT, path), "utf8");

/** A stage of the Dockerfile, with everything that it inherits from the stages it is built on. */
export interface Stage {
	readonly image: string;
	/** Copied from the repository: sources, and the folder or file they are copied to. */
	readonly copies: readonly (readonly [
		sources: readonly string[],
		to: string,
	])[];
	readonly env: Readonly<Record<string, string>>;
	readonly user: string | undefined;
	readonly command: readonly string[];
	readonly healthCheck: readonly string[] | undefined;
}

const NOTHING: Stage = {
	image: "",
	copies: [],
	env: {},
	user: undefined,
	command: [],
	healthCheck: undefined,
};

const listOf = (text: string) =>
	JSON.parse(text.slice(text.indexOf("["))) as string[];

function withInstruction(stage: Stage, line: string): Stage {
	const [word = "", ...rest] = line.split(/\s+/);
	const text = rest.join(" ");
	if (word === "USER") return { ...stage, user: text };
	if (word === "CMD") return { ...stage, command: listOf(text) };
	if (word === "HEALTHCHECK") return { ...stage, healthCheck: listOf(text) };
	if (word === "ENV") {
		const added = rest.map((pair) => pair.split("=") as [string, string]);
		return { ...stage, env: { ...stage.env, ...Object.fromEntries(added) } };
	}
	if (word === "COPY" && !text.startsWith("--from")) {
		const copy = [rest.slice(0, -1), rest.at(-1) ?? ""] as const;
		return { ...stage, copies: [...stage.copies, copy] };
	}
	return stage;
}

/** Reads the stages of the Dockerfile by name. */
export function readStages(): ReadonlyMap<string, Stage> {
	const stages = new Map<string, Stage>();
	let name = "";
	const lines = readText("Dockerfile").replaceAll("\\\n", " ").split("\n");
	for (const line of lines) {
		const [, from, as] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
		if (from !== undefined && as !== undefined) {
			name = as;
			stages.set(name, stages.get(from) ?? { ...NOTHING, image: from });
		} else if (name !== "") {
			stages.set(name, withInstruction(stages.get(name) ?? NOTHING, line));
		}
	}
	return stages;
}

/** Makes the folder of an image with only the files that the stage copies and the packages that it installs. */
export function buildFolder(
	{ copies }: Stage,
	folder: string,
	isWanted: (entry: { readonly dev?: boolean }) => boolean,
): void {
	for (const [sources, to] of copies) {
		for (const source of sources) {
			const isMany = to.endsWith("/");
			const target = join(
				folder,
				to,
				isMany ? (source.split("/").at(-1) ?? "") : "",
			);
			mkdirSync(dirname(target), { recursive: true });
			cpSync(join(ROOT, source), target, { recursive: true });
		}
	}
	const { packages } = JSON.parse(readText("package-lock.json")) as {
		packages: Record<
			string,
			{ readonly dev?: boolean; readonly optional?: boolean }
		>;
	};
	for (const [path, entry] of Object.entries(packages)) {
		const isOwn = /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path);
		if (!isOwn || entry.optional || !isWanted(entry)) continue;
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		symlinkSync(join(ROOT, path), join(folder, path));
	}
}
