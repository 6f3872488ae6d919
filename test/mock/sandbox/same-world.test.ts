import { expect, it } from "vitest";
import type { LandfallClient } from "../../../client/index.ts";
import { SANDBOX_START } from "../../../mock/sandbox/sandbox.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startControlled } from "./controlled-sandbox.ts";

const sandbox = await openForFile(startControlled);

/** All records of the account, without their ids, which are new at each start. */
async function worldOf(client: LandfallClient): Promise<string> {
	const records: object[] = [];
	for await (const { type, attributes } of client.trackingRequests.list())
		records.push([type, attributes]);
	for await (const { type, attributes } of client.shipments.list())
		records.push([type, attributes]);
	const containers = client.containers.list({ include: ["transport_events"] });
	for await (const { attributes, transport_events: events } of containers)
		records.push([attributes, events.map((event) => event.attributes)]);
	return JSON.stringify(records.map((one) => JSON.stringify(one)).sort());
}

it("a sandbox begins at the same time with the numbers of the README, and has the same world at each start", async () => {
	const { reply } = await sandbox.ask("");
	expect(reply).toEqual({ now: SANDBOX_START, faults: {} });
	const second = await startControlled();
	try {
		for (const { change } of [sandbox, second])
			await change("/advance", { hours: 6 });
		const world = await worldOf(sandbox.landfall);
		expect(world).toContain("MAEU260710175");
		expect(await worldOf(second.landfall)).toBe(world);
	} finally {
		await second.close();
	}
});
