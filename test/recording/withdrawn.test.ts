import { expect, test } from "vitest";
import { addReportedShipment } from "../jobs/reported-shipment.ts";
import { startTrackedWorld } from "../jobs/tracked.ts";
import { openForFile } from "../support/open-for-file.ts";
import { atSea, BOX_2, message } from "../support/peers/carrier-messages.ts";

const world = await openForFile(startTrackedWorld);

const tracked = (number: string, events: readonly object[]) =>
	addReportedShipment(world, number, events);

/** The same messages, with new ids in each answer. */
const renamed = (said: readonly object[], answer: number): object[] =>
	said.map((event, index) => ({ ...event, eventID: `${answer}-${index}` }));

test("a container whose messages are all withdrawn stays, without events", async () => {
	const arrives = message("EST 2026-03-12T08:00:00Z ARRI USLAX vessel");
	const ofSecond = atSea(BOX_2).filter((said) =>
		JSON.stringify(said).includes(`"equipmentReference":"${BOX_2}"`),
	);
	const { report, tenant, shipment, container, events } = await tracked(
		"SWAPPED1",
		[...atSea(), ...ofSecond, arrives],
	);
	const first = (await container()).attributes;
	const takenBack = ofSecond.map((said) => ({
		...said,
		isRetracted: true,
		eventCreatedDateTime: "2026-03-01T05:00:00Z",
	}));
	const news = await report([...atSea(), ...takenBack, arrives]);
	expect(news).toEqual(["container.updated"]);
	const { relationships } = await shipment();
	expect(relationships.containers.data).toHaveLength(2);
	const [second] = (await events()).filter(
		({ record }) =>
			record.relationships.container.data?.id ===
			relationships.containers.data[1]?.id,
	);
	expect(second?.invalidated_at).not.toBeNull();
	const id = second?.container_id ?? "";
	const { data } = await tenant.client.getContainer(id);
	expect(data.attributes).toMatchObject({
		number: BOX_2,
		current_status: "new",
		pol_vessel_loaded_at: null,
		pol_vessel_departed_at: null,
		equipment_type: null,
	});
	expect((await container()).attributes).toMatchObject({
		current_status: "on_ship",
		pol_vessel_loaded_at: first.pol_vessel_loaded_at,
	});
	expect(await report([...atSea(), ...takenBack, arrives])).toEqual([]);
});

test("a message that a line repeats under a new id on every poll is kept at most three times", async () => {
	const { report, observations, container } = await tracked(
		"RENAMED1",
		renamed(atSea(), 0),
	);
	for (let answer = 1; answer <= 5; answer++) {
		expect(await report(renamed(atSea(), answer))).toEqual([]);
	}
	expect(await observations()).toHaveLength(3 * atSea().length);
	const later = message("EST 2026-03-15T08:00:00Z ARRI USLAX vessel", {
		reportedAt: "2026-02-28T12:00:00Z",
	});
	const again = await report(renamed([...atSea(), later], 6));
	expect(again).toContain("container.transport.estimated.vessel_arrived");
	expect(await observations()).toHaveLength(3 * atSea().length + 1);
	expect((await container()).attributes.current_status).toBe("on_ship");
});

test("a message that a line repeats under other ids stays the same raw event, valid and at its place", async () => {
	const { report, rawEvents } = await tracked("RENAMED2", renamed(atSea(), 9));
	const before = await rawEvents();
	for (const answer of [5, 7, 1]) await report(renamed(atSea(), answer));
	expect(await rawEvents()).toEqual(before);
});

test("each raw event has a place of its own by time, a withdrawn one too", async () => {
	const { report, rawEvents } = await tracked("WITHDRAWN1", atSea());
	const [, second, ...others] = atSea();
	const takenBack = {
		...second,
		isRetracted: true,
		eventCreatedDateTime: "2026-03-01T05:00:00Z",
	};
	const between = message("ACT 2026-02-15T08:00:00Z GTIN CNSHA truck");
	await report([...atSea().slice(0, 1), takenBack, between, ...others]);
	const seen = (await rawEvents()).map(({ attributes }) => attributes);
	expect(seen.map(({ index }) => index)).toEqual([...seen.keys()]);
	expect(seen.map(({ timestamp }) => timestamp)).toEqual(
		seen.map(({ timestamp }) => timestamp).toSorted(),
	);
	expect(seen.map((one) => one.invalidated_at !== null)).toEqual(
		seen.map((_, index) => index === 1),
	);
});
