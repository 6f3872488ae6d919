import { BlockList } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startCourier } from "../../server/deliveries/courier.ts";
import {
	openReceivers,
	type Receivers,
} from "../../server/receivers/receivers.ts";
import { audit } from "../campaigns/audit.ts";
import { type Fleet, startReceivers } from "../campaigns/receivers.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { eventually } from "../support/time/eventually.ts";
import { type DeliveredWorld, startDeliveredWorld } from "./delivered-world.ts";

const SICK = ["hang", "refuse", "close"] as const;
const ACCOUNTS = 3;
const EVENTS = 50;
/** Long enough for a receiver without trouble on a busy machine. */
const HANG_LIMIT_MS = 2_000;
const LONGEST_OPEN_MS = 72_000;

let world: DeliveredWorld;
let fleet: Fleet;
let receivers: Receivers;

beforeEach(async () => {
	world = await startDeliveredWorld();
	fleet = await startReceivers({ count: ACCOUNTS * (SICK.length + 1) });
	const allowed = new BlockList();
	allowed.addSubnet("127.0.0.0", 8);
	receivers = openReceivers({
		allowed,
		ports: [],
		totalTimeoutMs: HANG_LIMIT_MS,
	});
});
afterEach(async () => {
	await receivers.close();
	await fleet.stop();
	await world.stop();
});

test("receivers that hang, answer 500 or hang up early delay no other receiver, and get everything once they recover", async () => {
	const webhookIds: string[] = [];
	const tenants = [];
	for (let count = 0; count < ACCOUNTS; count++) {
		const tenant = await world.addTenant(`account ${count}`);
		tenants.push(tenant);
		for (const behaviour of [...SICK, "take"] as const) {
			const receiver = webhookIds.length;
			const url = fleet.urls[receiver] ?? "";
			webhookIds.push((await registerWebhook(tenant, { url })).id);
			await fleet.behave([receiver], behaviour);
		}
	}
	for (const tenant of tenants) await world.commitEvents(tenant, EVENTS);
	const courier = startCourier({ ...world.services, receivers });
	const isTaken = async (count: number) =>
		(await fleet.tally()).taken === count;
	await eventually("every receiver without trouble has its notifications", () =>
		isTaken(ACCOUNTS * EVENTS),
	);

	await fleet.behave([...webhookIds.keys()], "take");
	await eventually("all have theirs", async () => {
		await world.settle();
		world.clock.advance(LONGEST_OPEN_MS);
		return isTaken(webhookIds.length * EVENTS);
	});
	await world.settle();
	await courier.stop();
	const arrivals = await fleet.arrivals();
	for (const [receiver, webhookId] of webhookIds.entries()) {
		const rows = await world.notificationsOf(webhookId);
		const own = arrivals.filter(
			(one) => one.receiver === receiver && one.isTaken,
		);
		expect(own.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id));
	}
	expect(await audit(world.services.database)).toEqual([]);
});
