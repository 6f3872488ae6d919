import { expect, test } from "vitest";
import { toJsonText } from "../../server/database/json-text.ts";
import type { AgedKind, Places } from "../../server/retention/aged-kind.ts";
import {
	ATTEMPTS,
	BODIES,
	EVENT_LOG,
	NOTIFICATIONS,
	UNDELIVERABLE,
} from "../../server/retention/aged-notifications.ts";
import { KEPT_REPLIES } from "../../server/retention/aged-replies.ts";
import { startDeliveredWorld } from "../deliveries/delivered-world.ts";
import type { Tenant } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";

const world = await openForFile(startDeliveredWorld);
const { database } = world.services;
const { db } = database;

/** An account with three events that were delivered to one webhook and wait for another, and three rows of the other kinds. */
async function fill(name: string): Promise<Tenant> {
	const tenant = await world.addTenant(name);
	await world.subscribe(tenant, `${name}-well`);
	const waiting = await world.subscribe(tenant, `${name}-waiting`);
	for (let count = 0; count < 3; count++) await world.commitEvents(tenant);
	await db
		.updateTable("webhooks")
		.set({ active: 0 })
		.where("id", "=", waiting)
		.execute();
	const account_id = tenant.account.id;
	for (const position of [1, 2, 3]) {
		const created_at = world.clock.now().toISOString();
		const entry = { account_id, position, created_at };
		await db
			.insertInto("transport_event_log")
			.values({ ...entry, events: toJsonText([]) })
			.execute();
		await db
			.insertInto("kept_replies")
			.values({
				...{ account_id, operation: "o", key: `${position}`, body: null },
				...{ fingerprint: "", status: 200, headers: "{}" },
				expires_at: created_at,
			})
			.execute();
	}
	return tenant;
}

const [leaving, other] = [await fill("leaving"), await fill("other")];
const courier = world.start();
await world.settle();
await courier.stop();
const before = new Date(world.clock.now().getTime() + 86_400_000);

const countOf = (one: AgedKind, { account }: Tenant) =>
	one.count(database, account.id, before);

test.each<[what: string, kind: AgedKind, batches: readonly number[]]>([
	["waiting notifications", UNDELIVERABLE, [2, 1]],
	["attempts", ATTEMPTS, [2, 1]],
	["bodies", BODIES, [2, 1]],
	// The last event and the last entry stay.
	["notifications and events", NOTIFICATIONS, [2, 1, 2, 1, 2]],
	["entries of the log", EVENT_LOG, [2]],
	["kept replies", KEPT_REPLIES, [2, 1]],
])(
	"aged %s of one account are counted, and removed in batches of at most the given size",
	async (_what, kind, batches) => {
		const total = batches.reduce((sum, count) => sum + count, 0);
		expect(await countOf(kind, leaving)).toBe(total);
		const counts: number[] = [];
		const places: Places = new Map();
		const { id } = leaving.account;
		for (let count = -1; count !== 0; ) {
			count = await kind.removeSome(database, id, before, 2, places);
			counts.push(count);
		}
		expect(counts).toEqual([...batches, 0]);
		expect(await countOf(kind, leaving)).toBe(0);
		expect(await countOf(kind, other)).toBe(total);
	},
);
