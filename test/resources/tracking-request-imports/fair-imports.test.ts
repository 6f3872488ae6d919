import { expect, it } from "vitest";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startStubCarrier } from "../../support/peers/stub-carrier.ts";
import { longestTurn } from "../../support/time/longest-turn.ts";
import { testClock } from "../../support/time/test-clock.ts";
import { importTable } from "./imported.ts";

const clock = testClock("2026-03-01T00:00:00Z");
const { registry: carriers } = await openForFile(startStubCarrier, clock);
const landfall = await openForFile(startTestLandfall, {
	carriers,
	isWorking: false,
	clock,
});

/** A cell of nearly 64 kB that takes a second to normalize: accents from below, which belong before all those from above. */
const SLOW = "\u0300\u0316".repeat(16_000);

it.each([
	["a header", `Number,${SLOW}\nMAEU900001,x\n`],
	["a number", `Number\n${SLOW}\n`],
	["a kind", `Number,Kind\nMAEU900001,${SLOW}\n`],
	["a shipping line", `Number,Carrier\nMAEU900001,${SLOW}\n`],
	["a customer", `Number,Customer\nMAEU900001,${SLOW}\n`],
	["a reference", `Number,Ref\nMAEU900001,${SLOW}\n`],
])(
	"a table delays nobody by %s that takes long to normalize",
	async (what, csv) => {
		const tenant = await landfall.addTenant(what);
		// What is compiled at first use is not measured.
		await importTable(landfall, tenant, "Number\nMAEU900000\n");
		const turnMs = await longestTurn(() => importTable(landfall, tenant, csv));
		expect(turnMs).toBeLessThan(250);
	},
	60_000,
);
