import { existsSync } from "node:fs";
import { sql } from "kysely";
import {
	type Database,
	databaseFile,
	isPostgres,
	openDatabase,
	type Queries,
} from "../../server/database/database.ts";
import { toJsonText } from "../../server/database/json-text.ts";
import { migrate } from "../../server/database/migrate.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { insertAccount } from "../../server/resources/accounts/account-queries.ts";
import { insertApiKey } from "../../server/resources/accounts/api-key-queries.ts";
import { insertVessels } from "../../server/resources/vessels/vessel-queries.ts";
import { insertWebhook } from "../../server/resources/webhooks/webhook-queries.ts";
import { ENTITLEMENTS } from "../../server/services/account.ts";
import {
	addShipment,
	emptyBatch,
	type SeedBatch,
	writeBatch,
} from "./seed-batch.ts";
import { addEvents } from "./seed-events.ts";
import { exampleVessels } from "./seed-examples.ts";
import { type SeedMarks, valueRows, writeMarks } from "./seed-marks.ts";
import { madeAt } from "./seed-numbers.ts";
import {
	containerRow,
	requestRow,
	type SeededShipment,
	shipmentRow,
	webhookRow,
} from "./seed-rows.ts";

/** Containers that are written in one transaction; those of one shipment stay together. */
const BATCH = 2_000;

/** Containers with events, unless the caller wants fewer. */
const WITH_EVENTS = 2_000;
const EVENTS_EACH = 20;

/** The number of the first container's events. */
const MOST_EVENTS = 5_000;

/** Containers of the first shipments, as far as there are enough, and of the others. */
const LARGE_SHIPMENTS = [1, 250, 1_000];
const USUAL_SHIPMENT = 5;

const WEBHOOKS = 40;

/** One request in this many led to no shipment. */
const LOST_EVERY = 10;

/** An account that was seeded. */
export interface SeededAccount {
	readonly key: string;
	readonly accountId: string;
}

/** Jobs that poll shipping lines are not due, and no worker runs them. */
const FIRST_POLL_MS = Date.parse("2100-01-01T00:00:00Z");

/** The number of containers of each shipment, in the order in which they are written. */
function* shipmentSizes(containers: number): Generator<number, undefined> {
	let left = containers;
	for (const size of LARGE_SHIPMENTS) {
		if (size * 2 > left) break;
		yield size;
		left -= size;
	}
	for (; left > 0; left -= USUAL_SHIPMENT) {
		yield Math.min(USUAL_SHIPMENT, left);
	}
}

/** The index of the next record. */
interface Place {
	container: number;
	shipment: number;
	/** Containers that have events. */
	readonly withEvents: number;
}

/** Adds a shipment, its containers with their events, and the requests that led to it or to none. */
function seedShipment(
	batch: SeedBatch,
	marks: SeedMarks,
	place: Place,
	size: number,
): void {
	const { accountId } = marks;
	const shipmentId = newRecordId();
	const index = place.shipment++;
	const seeded: SeededShipment = { id: shipmentId, index, marks };
	const firstContainer = place.container;
	const containers = Array.from({ length: size }, () => {
		const number = place.container++;
		const owner = { accountId, shipmentId, containerId: newRecordId() };
		const eventCount = number === 0 ? MOST_EVENTS : EVENTS_EACH;
		const named =
			number < place.withEvents
				? addEvents(batch.events, owner, eventCount)
				: undefined;
		return containerRow(seeded, owner, number, named);
	});
	const ids = containers.map(({ row }) => row.id);
	addShipment(batch, shipmentRow(seeded, ids), containers, {
		shipment: madeAt(place.shipment),
		containers: madeAt(place.container),
	});
	const request = requestRow(seeded, shipmentId);
	batch.requests.push(request);
	if (index % LOST_EVERY === 0) batch.requests.push(requestRow(seeded, null));
	batch.polls.push({ request, runAt: new Date(FIRST_POLL_MS + index) });
	batch.values.push(
		...valueRows(marks, "Shipment", [shipmentId], index),
		...valueRows(marks, "Container", ids, firstContainer),
		...valueRows(marks, "TrackingRequest", [request.id], index),
	);
}

async function writeAccount(db: Queries): Promise<SeededAccount> {
	const now = new Date().toISOString();
	const account = await insertAccount(db, "seed", now, ENTITLEMENTS);
	const { key } = await insertApiKey(db, account.id, now);
	for (let index = 0; index < WEBHOOKS; index++)
		await insertWebhook(db, webhookRow(account.id, index));
	await insertVessels(
		db,
		exampleVessels.map((vessel) => ({
			id: vessel.id,
			imo: vessel.attributes.imo,
			name: vessel.attributes.name,
			document: toJsonText(vessel),
		})),
	);
	return { key, accountId: account.id };
}

/** Adds an account with containers. Calls `tell` with the number so far. */
export async function seedAccount(
	database: Database,
	containers: number,
	tell: (written: number) => void = () => {},
	withEvents = WITH_EVENTS,
): Promise<SeededAccount> {
	const transact = <T>(work: (db: Queries) => Promise<T>) =>
		database.db.transaction().execute(work);
	const seeded = await transact(writeAccount);
	const marks = await transact((db) => writeMarks(db, seeded.accountId));
	const sizes = shipmentSizes(containers);
	const place: Place = { container: 0, shipment: 0, withEvents };
	while (place.container < containers) {
		const batch = emptyBatch(seeded.accountId);
		const end = Math.min(place.container + BATCH, containers);
		while (place.container < end) {
			const { value: size = 1 } = sizes.next();
			seedShipment(batch, marks, place, size);
		}
		await transact((db) => writeBatch(db, batch));
		tell(place.container);
	}
	return seeded;
}

/** Leaves a PostgreSQL database like one that has run for a while: vacuumed, and with one entry per queue, as claims leave it. */
async function settle({ db }: Database): Promise<void> {
	await sql`
		delete from job_queues where ctid <> all(array(
			select distinct on (account_id, name) ctid from job_queues order by account_id, name, due_at
		))`.execute(db);
	await sql`vacuum analyze`.execute(db);
}

/** Makes a database, in a new file or on PostgreSQL, with one account and its containers. */
export async function seedDatabase(
	url: string,
	containers: number,
	tell?: (written: number) => void,
	withEvents?: number,
): Promise<SeededAccount> {
	if (existsSync(databaseFile(url) ?? ""))
		throw new Error(`${url} exists already`);
	const database = openDatabase(url);
	try {
		await migrate(database);
		const seeded = await seedAccount(database, containers, tell, withEvents);
		if (isPostgres(url)) await settle(database);
		return seeded;
	} finally {
		await database.close();
	}
}
