import { expect, test } from "vitest";
import { FAILED_REQUESTS } from "../../server/retention/aged-requests.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { readIds, readList } from "../support/replies/list-replies.ts";
import { testClock } from "../support/time/test-clock.ts";

const system = await openForFile(startTestLandfall, {
	clock: testClock("2026-03-01T00:00:00Z"),
	isWorking: false,
});
const { database } = system.services;

test("failed requests are removed with their references and values, and no longer counted; all others stay", async () => {
	const { client } = system;
	await client.customFieldDefinitions.create({
		entity_type: "TrackingRequest",
		api_slug: "desk",
		display_name: "Desk",
		data_type: "short_text",
	});
	const ids: string[] = [];
	for (const request_number of ["OLD1", "OLD2", "OLD3", "OPEN1"]) {
		const { id } = await client.trackingRequests.create({
			request_number,
			request_type: "bill_of_lading",
			scac: "MSCU",
			ref_numbers: ["PO 7"],
		});
		await client.trackingRequests.setCustomField(id, {
			api_slug: "desk",
			value: request_number,
		});
		ids.push(id);
	}
	const [open = ""] = ids.slice(-1);
	await database.db
		.updateTable("tracking_requests")
		.set({ status: "failed" })
		.where("id", "!=", open)
		.execute();
	const remove = () =>
		FAILED_REQUESTS.removeSome(
			database,
			system.account.id,
			new Date("2026-04-01T00:00:00Z"),
			2,
		);
	expect([await remove(), await remove(), await remove()]).toEqual([2, 1, 0]);
	const { data, meta } = await readList(system, "/tracking_requests");
	expect(data.map(({ id }) => id)).toEqual([open]);
	expect(meta.total).toBe(1);
	expect(await readIds(system, "/tracking_requests?q=PO7")).toEqual([open]);
	const values = await database.db
		.selectFrom("custom_fields")
		.select("entity_id")
		.execute();
	expect(values).toEqual([{ entity_id: open }]);
});
