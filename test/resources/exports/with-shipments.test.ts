import { expect, test } from "vitest";
import { listByCreation } from "../../../server/json-api/list-in-memory.ts";
import { withShipments } from "../../../server/resources/exports/with-shipments.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startWithExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";

const landfall = await openForFile(startWithExamples);
const stranger = await landfall.addTenant("stranger");

const rows = [EXAMPLES.container.id, MISSING_ID].map((id) => ({
	...{ id, size: 2, document: "{}", times: "{}", changed_at: "" },
	created_at: "2026-03-01T00:00:00Z",
}));

const shipmentsFor = async (accountId: string) => {
	const list = withShipments(landfall.db, accountId, listByCreation(rows));
	const read = await list.rows({ after: undefined, skip: 0, limit: 10 });
	return new Map(read.map(({ id, shipment }) => [id, shipment?.id]));
};

test("a container is listed with its shipment, and one that is deleted meanwhile or of another account with none", async () => {
	const { container, shipment } = EXAMPLES;
	const own = await shipmentsFor(landfall.account.id);
	expect(own).toEqual(
		new Map([
			[container.id, shipment.id],
			[MISSING_ID, undefined],
		]),
	);
	const theirs = await shipmentsFor(stranger.account.id);
	expect([...theirs.values()]).toEqual([undefined, undefined]);
});

test("a list without rows needs no shipments", async () => {
	const list = withShipments(
		landfall.db,
		landfall.account.id,
		listByCreation([]),
	);
	expect(
		await list.rows({ after: undefined, skip: 0, limit: 10 }),
	).toStrictEqual([]);
});
