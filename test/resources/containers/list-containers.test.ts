import { describe, expect, it } from "vitest";
import { addToCounter } from "../../../server/resources/accounts/account-counters.ts";
import type { TestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startWithFiveShipments } from "../../support/records/five-shipments.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import {
	describeInclude,
	describePaging,
	readIds,
	readList,
} from "../../support/replies/list-replies.ts";
import { problemsOf } from "../../support/replies/problems.ts";

const NAMES = [
	"shipment",
	"pod_terminal",
	"pickup_facility",
	"transport_events",
	"raw_events",
];

/** Keeps the first container of each shipment, so that the list has five, however many the simulated world loads. */
async function keepOneContainerEach(shipmentIds: readonly string[]) {
	const { db } = landfall;
	const kept: string[] = [];
	for (const shipmentId of shipmentIds) {
		const { data } = await landfall.client.getShipment(shipmentId);
		const [first] = data.relationships.containers.data;
		kept.push(first?.id ?? "");
	}
	const { numDeletedRows } = await db
		.deleteFrom("containers")
		.where("id", "not in", kept)
		.executeTakeFirstOrThrow();
	// Only tests delete containers, so they update the counter.
	const { id } = landfall.account;
	await addToCounter(db, id, "containers", -Number(numDeletedRows));
	return kept;
}

const started = await startWithFiveShipments();
const landfall: TestLandfall = await openForFile(() => started.landfall);
const ids = await keepOneContainerEach(started.shipmentIds);

describe("GET /containers", () => {
	describeCommonReplies(landfall, { method: "GET", path: "/containers" });
	describeConditionalReads(landfall, "/containers");
	describePaging(landfall, "/containers", ids.toReversed());
	describeInclude(landfall, "/containers", NAMES);

	it("finds the container with a number, with any separators", async () => {
		for (const id of ids) {
			const { data } = await landfall.client.getContainer(id);
			const { number } = data.attributes;
			const grouped = `${number.slice(0, 4)} ${number.slice(4, 10)}-${number.slice(10)}`;
			for (const spelling of [number, number.toLowerCase(), grouped]) {
				const query = new URLSearchParams({ "filter[number]": spelling });
				expect(await readIds(landfall, `/containers?${query}`)).toEqual([id]);
			}
		}
	});

	it.each(["MSCU0000000", "", "%25"])(
		"finds nothing by a number that no container has: %j",
		async (number) => {
			const path = `/containers?filter[number]=${number}`;
			expect((await readList(landfall, path)).meta.total).toBe(0);
		},
	);

	it.each(["customer_id", "customer_name"])(
		"finds nothing by a %s that no party has",
		async (name) => {
			const path = `/containers?filter[${name}]=Acme`;
			expect((await readList(landfall, path)).data).toEqual([]);
		},
	);

	it.each([["filter[number]=a&filter[number]=b", "filter[number]"]])(
		"answers 400 to a filter of the wrong type: %s",
		async (query, parameter) => {
			const reply = await landfall.fetch(`/containers?${query}`);
			expect(await problemsOf(reply, 400)).toEqual([
				{ code: "wrong_type", parameter },
			]);
		},
	);

	it("embeds the shipments and events of a page, each once", async () => {
		const { included = [] } = await readList(
			landfall,
			`/containers?include=${NAMES.join(",")}`,
		);
		const keys = included.map(({ type, id }) => `${type} ${id}`);
		expect(new Set(keys).size).toBe(keys.length);
		expect(keys.filter((key) => key.startsWith("shipment "))).toHaveLength(5);
		expect(included.map(({ type }) => type)).toContain("transport_event");
	});
});
