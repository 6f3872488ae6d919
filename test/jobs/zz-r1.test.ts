import { afterAll, beforeAll, expect, test } from "vitest";
import { atSea, BOX, BOX_2, message, bookingState } from "../support/carrier-messages.ts";
import { type Receiver, startReceiver } from "../support/receiver.ts";
import { addWebhook, eventsOf, HOUR, requestOf, shipmentOf, startTrackedWorld, submit, type TrackedWorld, toldOf } from "./tracked.ts";
let world: TrackedWorld;
let receiver: Receiver;
beforeAll(async () => { world = await startTrackedWorld(); receiver = await startReceiver(); });
afterAll(async () => { await world.stop(); await receiver.close(); });

test("vanish", async () => {
	const tenant = await world.system.addTenant("vanish");
	await addWebhook(tenant, receiver.url);
	world.carrier.say("V1", [...atSea(), ...atSea(BOX_2)]);
	const requestId = await submit(tenant, "V1");
	await world.settle();
	console.log(await toldOf(world, tenant));
	const own = atSea(BOX_2).filter((m) => JSON.stringify(m).includes(`"equipmentReference":"${BOX_2}"`)).map((m) => ({ ...m, isRetracted: true, eventCreatedDateTime: "2026-03-01T02:00:00Z" }));
	world.carrier.say("V1", [...atSea(), ...own]);
	await world.pass(7 * HOUR);
	console.log((await toldOf(world, tenant)).slice(-6));
	const { containers, shipment } = await shipmentOf(tenant, requestId);
	console.log(shipment.relationships.containers, containers.get(BOX_2)?.attributes);
	console.log((await eventsOf(world, tenant)).map((e) => [e.container_id.slice(-4), e.event, e.invalidated_at]));
});

test("bill and booking", async () => {
	const tenant = await world.system.addTenant("bb");
	const booked = [bookingState("BK9", "CONF", "2026-02-01T00:00:00Z"), message("ACT 2026-02-18T08:00:00Z LOAD CNSHA vessel", { booking: "BK9" })];
	world.carrier.say("BK9", booked);
	const a = await submit(tenant, "BK9", "booking");
	await world.settle();
	const both = [...booked, message("ACT 2026-02-19T08:00:00Z DEPA CNSHA vessel", { booking: "BK9", bill: "BL9" })];
	world.carrier.say("BK9", both);
	world.carrier.say("BL9", both);
	const b = await submit(tenant, "BL9");
	await world.settle();
	await world.pass(7*HOUR);
	for (const id of [a, b]) { const r = await requestOf(tenant, id); console.log(r.attributes.status, r.attributes.failed_reason, r.relationships.tracked_object.data?.id); }
});
