import { Pool } from "undici";
import { openDatabase } from "../../../server/database/database.ts";
import { notificationHeaders } from "../../../server/resources/webhooks/webhook-signature.ts";
import { storedNotifications } from "../../support/records/stored-notifications.ts";
import { startMeasuring, WARM_UP } from "./load.ts";

/**
 * The bare side: a loop for each webhook posts the same bytes to the same receivers with the same client, four at once. It decides
 * nothing and records nothing. It signs each request, because a signature is valid only for a short time; with `unsigned` it sends a
 * made-up signature. Reports the resources used.
 */
const [folder = "", isUnsigned] = process.argv.slice(2);
const AT_ONCE = 4;

interface Parcel {
	readonly id: string;
	readonly body: string;
	readonly url: string;
	readonly secret: string;
}

const database = openDatabase(`file:${folder}/ours.db`);
const { db } = database;

/** The notifications of a webhook. Each body is copied, because one read from a row keeps all texts of that row in memory. */
async function parcelsOf(webhook: Omit<Parcel, "body">): Promise<Parcel[]> {
	const { id: webhookId, url, secret } = webhook;
	const stored = await storedNotifications(db, { webhookId });
	return stored.map(({ id, body }) => {
		const own = Buffer.from(body).toString();
		return { id, body: own, url, secret };
	});
}

const parcels: Parcel[] = [];
const webhooks = await db.selectFrom("webhooks").selectAll().execute();
for (const webhook of webhooks) parcels.push(...(await parcelsOf(webhook)));
await database.close();

function headersOf({ id, body, secret }: Parcel): Record<string, string> {
	const timestamp = Math.floor(Date.now() / 1_000);
	if (!isUnsigned) return notificationHeaders({ id, body, secret, timestamp });
	return {
		...notificationHeaders({ id, body, timestamp }),
		"webhook-signature": `v1,${"A".repeat(43)}=`,
		"x-t49-webhook-signature": "0".repeat(64),
	};
}

async function post(pool: Pool, parcel: Parcel): Promise<void> {
	const answer = await pool.request({
		method: "POST",
		path: new URL(parcel.url).pathname,
		headers: headersOf(parcel),
		body: parcel.body,
	});
	await answer.body.dump();
}

const receivers = [
	...Map.groupBy(parcels, ({ url }) => new URL(url).origin),
].map(([origin, own]) => ({ pool: new Pool(origin), own }));

async function postAll(from: number, to?: number): Promise<void> {
	const loops = receivers.flatMap(({ pool, own }) => {
		const queue = own.slice(from, to).values();
		const work = async () => {
			for (const parcel of queue) await post(pool, parcel);
		};
		return Array.from({ length: AT_ONCE }, work);
	});
	await Promise.all(loops);
}

await postAll(0, WARM_UP);
const used = startMeasuring();
await postAll(WARM_UP);
process.stdout.write(`${JSON.stringify(used())}\n`);
await Promise.all(receivers.map(({ pool }) => pool.close()));
