import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openRetentionRules } from "../../server/settings/retention-rules/retention-rules.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";

const DAY_MS = 86_400_000;
const folder = await openForFile(temporaryFolder);
const retentionFile = join(folder.path, "retention.yaml");

function rulesOf(text: string) {
	writeFileSync(retentionFile, text);
	return openRetentionRules({ retentionFile, secrets: {} });
}

test("the example file shows the defaults", () => {
	const example = new URL("../../retention.example.yaml", import.meta.url);
	const defaults = openRetentionRules({
		retentionFile: undefined,
		secrets: {},
	});
	expect(rulesOf(readFileSync(example, "utf8"))).toEqual(defaults);
});

test("a missing member has its default, and a body is kept no longer than its notification", () => {
	const rules = rulesOf(
		"notification_bodies: forever\nnotifications: 60d\nshipments: forever\n",
	);
	expect(rules).toMatchObject({
		notification_bodies: 60 * DAY_MS,
		notifications: 60 * DAY_MS,
		raw_messages: 90 * DAY_MS,
		shipments: Number.POSITIVE_INFINITY,
	});
});

test.each([
	["shipments: 2y", "/shipments (line 1) must be a whole number of days"],
	["positions: 400d\nshipments: 0d", "/shipments (line 2) must be"],
	["notifications: 6d", "from 7d, or forever"],
	["maps: 1d", 'has the unknown member "maps"'],
])(
	"an invalid file is refused with the place of its fault: %j",
	(text, reason) => {
		expect(() => rulesOf(text)).toThrow(reason);
	},
);
