import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildClient } from "../../../client/build/build-client.ts";
import { examplesEnv, writePrograms } from "../../client/packed-client.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { run } from "../generators/run.ts";
import type { Outcome, Watch } from "../outcome.ts";

const PUBLINT = "publint@0.3.25";
const TYPES_WRONG = "@arethetypeswrong/cli@0.18.5";

/** What runs the examples: a program and where it comes from on npm. */
const RUNTIMES = {
	"Node 20": "node@20.20.2",
	"Node 24": "node@24.21.0",
	Bun: "bun@1.4.5",
} as const;

/** Packs the client, has it judged by the linters of packages, and runs its examples from the archive in each runtime against a server. */
export async function packages(watch: Watch): Promise<Outcome> {
	const figures: Record<string, string> = {};
	const problems: string[] = [];
	const folder = await mkdtemp(join(tmpdir(), "landfall-package-"));
	const landfall = await startTestLandfall();
	const attempt = async (name: string, work: () => Promise<string>) => {
		watch(name);
		try {
			figures[name] = (await work()).trim().split("\n").at(-1) ?? "";
		} catch (error) {
			problems.push(`${name}: ${(error as Error).message}`);
		}
	};
	try {
		const built = join(folder, "built");
		await buildClient(built);
		const packed = await run("npm", ["pack", "--silent", built], {
			cwd: folder,
		});
		const archive = join(folder, packed.trim().split("\n").at(-1) ?? "");
		await attempt("publint", () =>
			run("npx", ["--yes", PUBLINT, "--strict", built]),
		);
		await attempt("are the types wrong", () =>
			run("npx", ["--yes", TYPES_WRONG, "--profile", "esm-only", archive]).then(
				() => "no",
			),
		);
		for (const [name, version] of Object.entries(RUNTIMES))
			await attempt(name, async () => {
				const project = await mkdtemp(join(folder, "project-"));
				const inProject = { cwd: project };
				const [program = ""] = version.split("@");
				await run("npm", ["init", "--yes"], inProject);
				const wanted = [archive, version, "typescript@5.9.3"];
				await run("npm", ["install", "--no-audit", ...wanted], inProject);
				await run("npx", ["tsc", "--init"], inProject);
				await writePrograms(project);
				await run("npx", ["tsc", "--pretty", "false"], inProject);
				const { key } = await landfall.addTenant(name);
				const path = join(project, "node_modules/.bin", program);
				return run(path, ["examples.mjs"], {
					cwd: project,
					env: examplesEnv({ url: landfall.url, key }),
				});
			});
	} finally {
		await landfall.stop();
		await rm(folder, { recursive: true, force: true });
	}
	return { figures, problems };
}
