import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { eventually } from "../../support/time/eventually.ts";
import { COMPILE_CACHE } from "../../support/vitest/compile-cache.ts";

/** Longer than the demo's own limits together, so that the demo says what is wrong and not the test. */
const LIMIT_MS = 180_000;

/** Starts the demo with a folder for temporary files of its own, which must be empty again when the demo ends. */
function startDemo(args: readonly string[], temporaryFolder?: string) {
	const folder = mkdtempSync(join(tmpdir(), "demo-test-"));
	const child = spawn(process.execPath, ["mock/demo/main.ts", ...args], {
		env: { ...COMPILE_CACHE, TMPDIR: temporaryFolder ?? folder },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let shown = "";
	child.stdout.on("data", (chunk: Buffer) => {
		shown += chunk.toString();
	});
	const complaints = text(child.stderr);
	const closed = once(child, "close");
	return {
		/** Returns what is shown as soon as `awaited` is among it. */
		untilShown: (awaited: string) =>
			eventually(
				awaited,
				async () => {
					if (child.exitCode !== null) throw new Error(await complaints);
					return shown.includes(awaited) && shown;
				},
				LIMIT_MS,
			),
		interrupt: () => child.kill("SIGINT"),
		async ended() {
			const [code] = await closed;
			const left = readdirSync(folder);
			if (left.length === 0) rmdirSync(folder);
			return { code, shown, complaints: await complaints, left };
		},
	};
}

/** Whether anything still answers at the API address that the demo has shown. */
async function isUp(shown: string): Promise<boolean> {
	const [address] = /http:\/\/127\.0\.0\.1:\d+(?=\/v2)/.exec(shown) ?? [];
	if (address === undefined) throw new Error(`no address in: ${shown}`);
	return fetch(`${address}/healthz`).then(
		() => true,
		() => false,
	);
}

describe.concurrent("the demo", { timeout: LIMIT_MS }, () => {
	test("tracks three shipments live, verifies every delivery and leaves nothing behind", async () => {
		const { code, shown, complaints, left } = await startDemo([
			"--limit",
			"1",
		]).ended();

		expect(complaints).toBe("");
		expect(code).toBe(0);
		for (const number of ["MEDUSG261950", "64539022", "MSKU5456792"]) {
			expect(shown).toMatch(new RegExp(`• .* ${number} .* pending`));
			expect(shown).toMatch(new RegExp(`• .* ${number} .* created`));
			expect(shown).toMatch(
				new RegExp(`✓ .* ${number} .* tracking request succeeded`),
			);
		}
		expect(shown).toMatch(
			/\n3 shipments · \d+ containers, \d+ of them back · \d+ notifications delivered · all signatures verified · 0 duplicates · [\d.]+ s\n/,
		);
		const told = shown.split("\n").filter((line) => /^ {2}✓ .*MSKU/.test(line));
		for (const line of told)
			expect(line).toMatch(/^ {2}✓ \d\d [A-Z][a-z]+ {2}/);
		expect(shown).toMatch(/ UTC−\d/);
		expect(shown).not.toContain("GMT");
		expect(new Set(shown.match(/http:\S+\/map\/\S+/g))).toHaveLength(1);
		expect(shown.match(/http:\S+\/map\/\S+/g)).toHaveLength(2);
		expect(shown).toContain("npm start");
		expect(shown).not.toContain("\u001b");
		expect(left).toEqual([]);
		expect(await isUp(shown)).toBe(false);
	});

	test("stays up when asked to, with a link to a map, until it is interrupted", async () => {
		const demo = startDemo(["--keep", "--limit", "1"]);
		const hint = await demo.untilShown("curl");
		const [, key = ""] = /Token (\S+)'/.exec(hint) ?? [];
		const [, url = ""] = /' (http:\S+)/.exec(hint) ?? [];
		const answer = await fetch(url, {
			headers: { Authorization: `Token ${key}` },
		});
		const list = (await answer.json()) as { data: unknown[] };
		const maps = hint.match(/http:\S+\/map\/\S+(?=#key=demo_)/g) ?? [];
		const [page, map] = await Promise.all(
			[
				maps[0],
				maps[0]?.replace(/\/map\/(.*)/, "/v2/containers/$1/map_geojson"),
			].map((address = "") =>
				fetch(address, { headers: { Authorization: `Token ${key}` } }),
			),
		);

		demo.interrupt();
		const { code, shown, left } = await demo.ended();

		expect(list.data).toHaveLength(3);
		expect(maps).toHaveLength(2);
		expect(maps[1]).toBe(maps[0]);
		expect(page?.headers.get("content-type")).toContain("text/html");
		expect(map?.headers.get("content-type")).toBe("application/geo+json");
		expect(code).toBe(0);
		expect(left).toEqual([]);
		expect(await isUp(shown)).toBe(false);
	});

	test("ends at once when it is interrupted, and clears up", async () => {
		const demo = startDemo([]);
		await demo.untilShown("pending");
		demo.interrupt();
		const { code, shown, left } = await demo.ended();

		expect(code).toBe(130);
		expect(left).toEqual([]);
		expect(await isUp(shown)).toBe(false);
	});

	test("says why the server does not start, and fails", async () => {
		const { code, complaints, left } = await startDemo([
			"--speed",
			"abc",
		]).ended();

		expect(code).toBe(1);
		expect(complaints).toContain("SIMULATION_SPEED must be a number");
		expect(complaints).toMatch(
			/\n✗ The demo failed: the server ended by itself \(exit code 1\)\n$/,
		);
		expect(left).toEqual([]);
	});

	test("names the missing part in one line, and fails", async () => {
		const missing = join(tmpdir(), "no-such-folder");
		const { code, complaints } = await startDemo([], missing).ended();

		expect(code).toBe(1);
		expect(complaints).toMatch(
			/^✗ The demo failed: ENOENT.*no-such-folder.*\n$/,
		);
	});
});
