import { afterAll, describe, expect, it } from "vitest";
import { killLandfallProcesses } from "../../support/installation/landfall-process.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { ABUSES } from "./abuses.ts";
import { openInstallation } from "./installation.ts";
import { measureAbuseOn } from "./measured-abuse.ts";

const SIZES = {
	webhooks: 5,
	containers: 4,
	requests: 40,
	notifications: 48,
	faults: 1_000,
	seconds: 0.3,
	limitMs: 60_000,
};
const installation = await openForFile(openInstallation);
afterAll(() => killLandfallProcesses());

describe("an account is served, tracked and notified", () => {
	it.each([
		["webhooks", "T2C12M1 tracked"],
		["redelivery", "redelivery 202, removal 204"],
	])("beside an account that abuses %s", async (name, done) => {
		const abuse = ABUSES.find((one) => one.name === name);
		if (!abuse) throw new Error(`there is no abuse ${name}`);
		const measured = await measureAbuseOn(installation, abuse, SIZES);
		expect(measured.done).toBe(done);
		for (const { waits, problems } of [measured.alone, measured.beside]) {
			expect(problems).toEqual([]);
			expect(waits.read.length).toBeGreaterThan(0);
			expect(waits.delivered.length).toBeGreaterThan(0);
			expect(waits.delivered.length).toBe(waits.post.length);
		}
	});
});
