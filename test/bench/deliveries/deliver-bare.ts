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
const webhooks = new Map(
	(await database.db.selectFrom("webhooks").selectAll().execute()).map(
		(row) => [row.id, row],
	),
);
const parcels = (await storedNotifications(database.db)).map(
	({ id, body, webhook_id: webhookId }): Parcel => {
		const { url = "", secret = "" } = webhooks.get(webhookId) ?? {};
		return { id, body, url, secret };
	},
);
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
