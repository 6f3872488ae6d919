import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { openTrackingRules } from "../../../server/settings/tracking-rules/open-tracking-rules.ts";
import { readTrackingFile } from "../../../server/settings/tracking-rules/tracking-file.ts";
import {
	DEFAULT_RULES,
	DEFAULT_SETTINGS,
} from "../../../server/settings/tracking-rules/tracking-settings.ts";

const read = (text: string) =>
	readTrackingFile({ path: "tracking.yaml", text, env: {} });

const example = readFileSync(
	new URL("../../../tracking.example.yaml", import.meta.url),
	"utf8",
);

test("the example has the defaults", () => {
	expect(parse(example)).toEqual(DEFAULT_SETTINGS);
	expect(read(example)).toEqual(DEFAULT_RULES);
});

test("the rules are those of the configured file, and without one the defaults", () => {
	const open = (name?: string) => {
		const at = name && fileURLToPath(new URL(name, import.meta.url));
		return openTrackingRules({ trackingFile: at, secrets: {} });
	};
	expect(open()).toEqual(DEFAULT_RULES);
	expect(open("../../../tracking.example.yaml")).toEqual(DEFAULT_RULES);
	expect(() => open("../../../retention.example.yaml")).toThrow(
		/retention.example.yaml: .*unknown member/,
	);
});

test("a member that a file leaves out has its default, at every depth", () => {
	const rules = read("line: { ask_every: { at_sea: 90m } }\njitter: 0");
	const { line, ...others } = rules;
	expect(line).toEqual({
		...DEFAULT_RULES.line,
		askEveryMs: { ...DEFAULT_RULES.line.askEveryMs, atSea: 90 * 60_000 },
		jitter: 0,
		retries: { ...DEFAULT_RULES.line.retries, jitter: 0 },
	});
	expect(others.stop).toEqual(DEFAULT_RULES.stop);
	expect(others.request.manifest).toEqual(DEFAULT_RULES.request.manifest);
});

test("a list replaces the whole default list", () => {
	const { retries } = read("request: { retry_after: [30s, 2d] }").request;
	expect(retries.delaysMs).toEqual([30_000, 2 * 86_400_000]);
});

describe("a file is refused with the place of the mistake", () => {
	test.each([
		["line: { ask_every: { at_sea: 6 } }", "/line/ask_every/at_sea", "90m"],
		["line: { ask_every: { at_sea: 0h } }", "/line/ask_every/at_sea", "90m"],
		["stop: { silent_for: 2 weeks }", "/stop/silent_for", "90m"],
		["request: { retry_after: [] }", "/request/retry_after", "1 to 100 waits"],
		["request: { retry_after: [1m, x] }", "/request/retry_after/1", "90m"],
		["jitter: 0.6", "/jitter", "0 to 0.5"],
		["terminal: []", "/terminal", "an object"],
		["line: { every: 6h }", "/line", "every"],
		["speed: 6h", "the whole file", "speed"],
	])("%s", (text, place, expected) => {
		expect(() => read(text)).toThrow(place);
		expect(() => read(text)).toThrow(expected);
	});
});
