import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { deliveryLine } from "../../../mock/receiver/lines.ts";
import type { Delivery } from "../../../mock/receiver/records.ts";

const TAKEN: Delivery = {
	at: new Date("2026-03-01T10:20:30.400Z"),
	id: "first",
	event: "container.created",
	number: "MSDU7318267",
	containerId: null,
	sequence: 4,
	notification: undefined,
	refusal: undefined,
	failure: undefined,
	attempt: 1,
	isOutOfOrder: false,
};

test.each<[string, Partial<Delivery>, string, string]>([
	["taken", {}, "✓", "verified, new"],
	["taken once more", { attempt: 2 }, "✓", "verified, duplicate 2"],
	["refused", { refusal: "wrong_signature" }, "✗", "refused: wrong_signature"],
	[
		"failed on purpose",
		{ failure: { name: "slow:3000", kind: "slow", delayMs: 3_000 } },
		"!",
		"verified, new, failed on purpose: slow:3000",
	],
])("a delivery that is %s has a mark of its own", (_, change, mark, end) => {
	const line = stripVTControlCharacters(deliveryLine({ ...TAKEN, ...change }));
	expect(line.startsWith(`${mark} 10:20:30.400  MSDU7318267`)).toBe(true);
	expect(line.endsWith(`  ${end}`)).toBe(true);
});
