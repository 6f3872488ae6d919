import { type Kysely, sql } from "kysely";
import { packTexts, unpackTexts } from "../../packed-texts/packed-texts.ts";
import { storedPages } from "../support/stored-pages.ts";

const PAGE = 256;

/** The most messages in a row. */
const MOST_IN_ROW = 64;

interface Shipment {
	readonly account_id: string;
	readonly id: string;
}

interface Observation {
	readonly id: string;
	readonly source_kind: string;
	readonly source_code: string;
	readonly key: string;
	readonly version: string;
	readonly content: string;
	readonly raw: string;
	readonly text_digest: string | null;
	readonly received_at: string;
}

interface RawEvent {
	readonly observation_id: string;
	readonly version_id: string | null;
}

function isOfSameReport(a: Observation, b: Observation): boolean {
	return (
		a.source_kind === b.source_kind &&
		a.source_code === b.source_code &&
		a.received_at === b.received_at
	);
}

/** Consecutive observations of one report. */
function reportsOf(rows: readonly Observation[]): Observation[][] {
	const reports: Observation[][] = [];
	for (const row of rows) {
		const last = reports.at(-1);
		const before = last?.at(-1);
		const fits = before && last && last.length < MOST_IN_ROW;
		if (fits && isOfSameReport(before, row)) last.push(row);
		else reports.push([row]);
	}
	return reports;
}

async function addReport(
	db: Kysely<unknown>,
	{ account_id, id }: Shipment,
	firstNumber: number,
	rows: readonly Observation[],
): Promise<void> {
	const [first] = rows;
	if (!first) return;
	const messages = JSON.stringify(
		rows.map(({ key, version, text_digest }) => [key, version, text_digest]),
	);
	const contents = packTexts(rows.map(({ content }) => content));
	const raw = packTexts(rows.flatMap((row) => unpackTexts(row.raw as never)));
	await sql`
		insert into reports
			(account_id, shipment_id, first, source_kind, source_code, received_at, messages, contents, raw)
		values (${account_id}, ${id}, ${firstNumber}, ${first.source_kind}, ${first.source_code},
			${first.received_at}, ${messages}, ${contents}, ${raw})`.execute(db);
}

/** Copies the raw events of a shipment, with the numbers of their observations. */
async function moveRawEvents(
	db: Kysely<unknown>,
	{ account_id, id }: Shipment,
	numbers: ReadonlyMap<string | null, number>,
): Promise<void> {
	const { rows } = await sql<RawEvent>`
		select event.* from containers container join raw_events event
			on event.account_id = container.account_id and event.container_id = container.id
		where container.account_id = ${account_id} and container.shipment_id = ${id}`.execute(
		db,
	);
	for (const { observation_id, version_id, ...event } of rows) {
		const observation = numbers.get(observation_id);
		if (observation === undefined) continue;
		const version = numbers.get(version_id) ?? null;
		const row = { ...event, observation, version };
		const columns = Object.keys(row).map((name) => sql.ref(name));
		await sql`
			insert into numbered_raw_events (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
			db,
		);
	}
}

async function moveShipment(
	db: Kysely<unknown>,
	shipment: Shipment,
): Promise<void> {
	const { rows } = await sql<Observation>`
		select id, source_kind, source_code, key, version, content, raw, text_digest, received_at
		from observations where account_id = ${shipment.account_id} and shipment_id = ${shipment.id}
		order by id`.execute(db);
	let number = 1;
	for (const report of reportsOf(rows)) {
		await addReport(db, shipment, number, report);
		number += report.length;
	}
	const numbers = new Map(rows.map((row, index) => [row.id, index + 1]));
	await moveRawEvents(db, shipment, numbers);
}

/** Numbers the observations of every shipment, and packs those of each report into one row. */
export async function moveObservations(db: Kysely<unknown>): Promise<void> {
	for await (const page of storedPages<Shipment>(
		db,
		"shipments",
		sql`created_at`,
		PAGE,
	))
		for (const shipment of page) await moveShipment(db, shipment);
}
