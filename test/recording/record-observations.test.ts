import { expect, test } from "vitest";
import { addReportedShipment } from "../jobs/reported-shipment.ts";
import { DAY, HOUR, startTrackedWorld } from "../jobs/tracked.ts";
import { openForFile } from "../support/open-for-file.ts";
import {
	aboard,
	atSea,
	BOX,
	BOX_2,
	message,
} from "../support/peers/carrier-messages.ts";
import { readList } from "../support/replies/list-replies.ts";

const IMO = "9321483";

const world = await openForFile(startTrackedWorld);

const tracked = (number: string, events: readonly object[]) =>
	addReportedShipment(world, number, events);

test("a late message takes its place in the order of events, and is notified once", async () => {
	const late = message("ACT 2026-02-18T08:00:00Z LOAD CNSHA vessel", {
		id: `${BOX} ACT 2026-02-18T08:00:00Z LOAD CNSHA vessel`,
	});
	const all = atSea();
	const without = all.filter(
		(said) => JSON.stringify(said) !== JSON.stringify(late),
	);
	expect(without).toHaveLength(all.length - 1);
	const { report, container, rawEvents, events } = await tracked(
		"LATE1",
		without,
	);
	const before = await rawEvents();
	expect(await report([...without, late])).toEqual([
		"container.transport.vessel_loaded",
	]);
	expect(await report([late, ...without])).toEqual([]);
	expect((await container()).attributes).toMatchObject({
		current_status: "on_ship",
		pol_vessel_loaded_at: "2026-02-18T08:00:00Z",
	});
	const byTime = (await events()).toSorted((a, b) =>
		a.timestamp < b.timestamp ? -1 : 1,
	);
	const { relationships } = await container();
	expect(relationships.transport_events.data.map(({ id }) => id)).toEqual(
		byTime.map(({ id }) => id),
	);
	const after = await rawEvents();
	expect(after.map(({ attributes }) => attributes.index)).toEqual(
		all.map((_, index) => index),
	);
	const ids = after.map(({ id }) => id);
	expect(before.every(({ id }) => ids.includes(id))).toBe(true);
});

test("new events of several containers are notified in the order of their times", async () => {
	const all = [...atSea(BOX), ...atSea(BOX_2)];
	const without = (said: object, code: string, box: string) =>
		!JSON.stringify(said).includes(code) || !JSON.stringify(said).includes(box);
	const { report } = await tracked(
		"ORDER1",
		all.filter(
			(said) => without(said, "LOAD", BOX) && without(said, "GTIN", BOX_2),
		),
	);
	expect(await report(all)).toEqual([
		"container.transport.full_in",
		"container.transport.vessel_loaded",
	]);
});

test("a wrong answer between correct ones is corrected by the next one, and repeated answers store no further version", async () => {
	const { report, container, observations } = await tracked("WRONG1", atSea());
	const wrong = atSea().map((said) =>
		JSON.parse(
			JSON.stringify(said).replaceAll(
				'eventDateTime":"2026-02-18T08:00:00Z',
				'eventDateTime":"2026-02-18T08:00:00-08:00',
			),
		),
	);
	const loadedAt = async () =>
		(await container()).attributes.pol_vessel_loaded_at;
	expect(await report(wrong)).toEqual(["container.updated"]);
	expect(await loadedAt()).toBe("2026-02-18T16:00:00Z");
	expect(await report(atSea())).toEqual(["container.updated"]);
	expect(await loadedAt()).toBe("2026-02-18T08:00:00Z");
	const kept = (await observations()).length;
	expect(await report(wrong)).toEqual(["container.updated"]);
	expect(await report(atSea())).toEqual(["container.updated"]);
	expect(await report(atSea())).toEqual([]);
	expect(await loadedAt()).toBe("2026-02-18T08:00:00Z");
	expect(await observations()).toHaveLength(kept);
});

test("records that are reported again count once in the totals of lists", async () => {
	const { report } = await tracked("COUNTED1", atSea());
	const totals = () =>
		Promise.all(
			["/shipments", "/containers"].map(
				async (path) => (await readList(world.system, path)).meta.total,
			),
		);
	const before = await totals();
	const late = message("ACT 2026-03-01T00:00:00Z ARRI USLAX vessel");
	expect(await report([...atSea(), late])).toEqual([
		"container.transport.vessel_arrived",
	]);
	expect(await totals()).toEqual(before);
});

test("raw events have the local dates of their places, and each keeps the number of its vessel", async () => {
	const said = [
		["ACT 2026-02-18T20:00:00Z LOAD CNSHA vessel", "2026-02-19"],
		["ACT 2026-02-19T02:00:00Z DEPA CNSHA vessel", "2026-02-19"],
		["EST 2026-03-20T03:00:00Z ARRI USLAX vessel", "2026-03-19"],
	] as const;
	const events = aboard(
		IMO,
		said.map(([line]) => message(line, { id: `${BOX} ${line}` })),
	);
	const { rawEvents } = await tracked("DAYS1", events);
	const notified = (await rawEvents()).map(({ attributes }) => attributes);
	expect(
		notified.map(({ actual_on, estimated_on }) => actual_on ?? estimated_on),
	).toEqual(said.map(([, day]) => day));
	expect(notified.map(({ estimated }) => estimated)).toEqual([
		false,
		false,
		true,
	]);
	for (const { vessel_imo } of notified) expect(vessel_imo).toBe(IMO);
});

test("the date of a raw event whose place has no known zone is that of its timestamp", async () => {
	const line = "ACT 2026-02-18T20:00:00Z LOAD CNZSN vessel";
	const events = aboard(IMO, [message(line, { id: `${BOX} ${line}` })]);
	const { rawEvents } = await tracked("DAYS2", events);
	expect(await rawEvents()).toMatchObject([
		{
			attributes: {
				timestamp: "2026-02-18T20:00:00Z",
				timezone: null,
				actual_on: "2026-02-18",
			},
		},
	]);
});

test("a message corrected under its own id is kept in both versions, and the records show the second", async () => {
	const { report, container, rawEvents, observations } = await tracked(
		"CORRECTED1",
		atSea(),
	);
	const before = await rawEvents();
	const corrected = atSea().map((said) =>
		JSON.parse(
			JSON.stringify(said).replaceAll(
				/("event(Created)?DateTime":")2026-02-18T08:00:00Z/g,
				(_all, head, isCreation) =>
					`${head}${isCreation ? "2026-02-21T00:00:00Z" : "2026-02-18T11:30:00Z"}`,
			),
		),
	);
	expect(await report(corrected)).toEqual(["container.updated"]);
	expect(await report(corrected)).toEqual([]);
	expect((await container()).attributes.pol_vessel_loaded_at).toBe(
		"2026-02-18T11:30:00Z",
	);
	expect(await observations()).toHaveLength(atSea().length + 1);
	const after = await rawEvents();
	expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
	expect(after[2]?.attributes.timestamp).toBe("2026-02-18T11:30:00Z");
});

test("a withdrawn message invalidates its milestone, and a reinstated one restores it", async () => {
	const arrival = message("ACT 2026-03-01T00:00:00Z ARRI USLAX vessel");
	const { report, container, rawEvents, events } = await tracked("RETRACTED1", [
		...atSea(),
		arrival,
	]);
	expect((await container()).attributes.pod_arrived_at).not.toBeNull();
	const retracted = {
		...arrival,
		isRetracted: true,
		eventCreatedDateTime: "2026-03-01T05:00:00Z",
	};
	await report([...atSea(), retracted]);
	expect((await container()).attributes.pod_arrived_at).toBeNull();
	const milestone = async () =>
		(await events()).find(
			({ event }) => event === "container.transport.vessel_arrived",
		);
	expect((await milestone())?.invalidated_at).not.toBeNull();
	const rawArrival = async () =>
		(await rawEvents()).find(
			({ attributes }) => attributes.timestamp === "2026-03-01T00:00:00Z",
		);
	expect((await rawArrival())?.attributes.invalidated_at).not.toBeNull();

	const again = { ...arrival, eventCreatedDateTime: "2026-03-01T09:00:00Z" };
	const news = await report([...atSea(), retracted, again]);
	expect(news).not.toContain("container.transport.vessel_arrived");
	expect((await container()).attributes.pod_arrived_at).toBe(
		"2026-03-01T00:00:00Z",
	);
	expect((await milestone())?.invalidated_at).toBeNull();
	expect((await rawArrival())?.attributes.invalidated_at).toBeNull();
});

test("an actual event reported days ahead is accepted when its time is near, even without new messages", async () => {
	const aheadMs = world.clock.now().getTime() + 4 * DAY;
	const at = new Date(aheadMs).toISOString().replace(/\.\d+/, "");
	const said = [
		...atSea(),
		message(`ACT ${at} ARRI USLAX vessel`, {
			reportedAt: "2026-02-28T00:00:00Z",
		}),
	];
	const { report, container } = await tracked("AHEAD1", said);
	expect((await container()).attributes.pod_arrived_at).toBeNull();
	expect(await report(said, DAY)).toEqual([]);
	expect(await report(said, 2.5 * DAY)).toContain(
		"container.transport.vessel_arrived",
	);
	expect((await container()).attributes.pod_arrived_at).toBe(at);
	expect(await report(said, DAY)).toEqual([]);
});

test("every value of an estimate stays with the message that reported it", async () => {
	const later = message("EST 2026-03-15T08:00:00Z ARRI USLAX vessel", {
		id: "later",
		reportedAt: "2026-02-28T12:00:00Z",
	});
	const { report, tenant, shipment } = await tracked("HISTORY1", atSea());
	await report([...atSea(), later]);
	const { id } = await shipment();
	const { data } = await tenant.client.getShipmentEtaHistory(id, {
		include: "raw_events",
	});
	expect(data.attributes.pod_eta_at.map(({ value }) => value)).toEqual([
		"2026-03-12T08:00:00Z",
		"2026-03-15T08:00:00Z",
	]);
	expect(data.attributes.pod_eta_at[1]?.origin).toMatchObject({
		data_provider_code: "MAEU",
		source_event_id: "later",
		observed_at: "2026-02-28T12:00:00Z",
		raw_event: { type: "raw_event" },
	});
	const provenance = await tenant.client.getShipmentProvenance(id);
	expect(provenance.data.attributes.pod_eta_at).toEqual(
		data.attributes.pod_eta_at[1]?.origin,
	);
});

test("the first estimate keeps its value and its message when the vessel goes to another port", async () => {
	const elsewhere = [
		message("PLN 2026-03-20T08:00:00Z ARRI USOAK vessel"),
		message("ACT 2026-03-20T09:00:00Z DISC USOAK vessel"),
	];
	const { report, tenant, shipment } = await tracked("OMITTED1", atSea());
	const { id, attributes } = await shipment();
	const origin = async () => {
		const { data } = await tenant.client.getShipmentProvenance(id);
		const first = data.attributes.pod_original_eta_at;
		expect(data.relationships.raw_events.data).toContainEqual(first?.raw_event);
		return first;
	};
	const before = await origin();
	await report([...atSea(), ...elsewhere], 30 * DAY);
	expect((await shipment()).attributes).toMatchObject({
		port_of_discharge_locode: "USOAK",
		pod_eta_at: "2026-03-20T08:00:00Z",
		pod_original_eta_at: attributes.pod_original_eta_at,
	});
	expect(await origin()).toEqual(before);
});

test("a user's change during a query of the line is kept, and so is the line's answer", async () => {
	const { tenant, shipment, container } = await tracked("PATCH1", atSea());
	const { id } = await shipment();
	const { id: containerId } = await container();
	let release = () => {};
	const isAsked = new Promise<void>((resolve) => {
		world.carrier.report("PATCH1", (response) => {
			const said = [
				...atSea(),
				message("ACT 2026-03-01T00:00:00Z ARRI USLAX vessel"),
			];
			release = () => {
				response.end(JSON.stringify(said));
				// The line answers later queries at once.
				world.carrier.report("PATCH1", said);
			};
			resolve();
		});
	});
	world.clock.advance(7 * HOUR);
	world.system.services.wakeWorkers();
	await isAsked;
	await tenant.client.updateShipment(id, {
		data: {
			type: "shipment",
			id,
			attributes: { ref_numbers: ["MINE"], tags: ["urgent"] },
		},
	});
	await tenant.client.updateContainer(containerId, {
		data: {
			type: "container",
			id: containerId,
			attributes: { ref_numbers: ["BOX-1"] },
		},
	});
	release();
	await world.settle();
	expect((await shipment()).attributes).toMatchObject({
		ref_numbers: ["MINE"],
		tags: ["urgent"],
		pod_ata_at: "2026-03-01T00:00:00Z",
	});
	expect((await container()).attributes).toMatchObject({
		ref_numbers: ["BOX-1"],
		pod_arrived_at: "2026-03-01T00:00:00Z",
	});
});

test("of estimates that repeat their time as report time the last received counts, each change is notified once, and the first stays the original", async () => {
	const estimate = (at: string, id: string) =>
		message(`EST ${at} ARRI USLAX vessel`, { id, reportedAt: at });
	const [first, earlier, later] = [
		estimate("2026-04-20T08:00:00Z", "estimate 9"),
		estimate("2026-04-16T08:00:00Z", "estimate 8"),
		estimate("2026-04-17T20:00:00Z", "estimate 7"),
	];
	const others = atSea().filter(
		(said) => !JSON.stringify(said).includes('"ARRI"'),
	);
	const notified = [
		"container.transport.estimated.vessel_arrived",
		"shipment.estimated.arrival",
	];
	const inPolls = await tracked("OWNTIME1", [...others, first]);
	expect((await inPolls.report([...others, first, earlier])).sort()).toEqual(
		notified,
	);
	expect((await inPolls.report([...others, later])).sort()).toEqual(notified);
	expect(await inPolls.report([...others, later])).toEqual([]);
	const inOne = await tracked("OWNTIME2", [...others, first, earlier, later]);
	for (const { shipment } of [inPolls, inOne]) {
		expect((await shipment()).attributes).toMatchObject({
			pod_eta_at: "2026-04-17T20:00:00Z",
			pod_original_eta_at: "2026-04-20T08:00:00Z",
		});
	}
});
