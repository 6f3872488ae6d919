import Database from "better-sqlite3";
import { Agent } from "undici";
import {
	AT_ONCE,
	type PollRates,
	pollMeter,
	STAGES,
	WARM_UP,
} from "./stages.ts";

/**
 * The bare side: the least code that fetches and parses the same answers and writes the same rows by prepared statements, one
 * transaction a shipment. It derives and compares nothing: it writes the rows that our side left after each stage.
 */
const [folder = "", sourceUrl = ""] = process.argv.slice(2);

type Row = Readonly<Record<string, string | number | null>>;

/** SQL for the shipment of a row about the shipment or one of its containers. */
const OF_RECORD =
	"coalesce((select shipment_id from owners where owners.id = record_id), record_id)";

/** The shipments of containers and tracking requests by their ids, which have no index of their own. */
const FIND_OWNERS = `
	create temp table owners (id text primary key, shipment_id text) without rowid;
	insert into owners select id, shipment_id from containers union all select id, shipment_id from tracking_requests`;

/** For each table, the SQL that finds the shipment of a row. */
const OWNERS: Readonly<Record<string, string>> = {
	shipments: "id",
	containers: "shipment_id",
	reports: "shipment_id",
	shipment_numbers: "shipment_id",
	tracking_requests: "shipment_id",
	poll_times: OF_RECORD,
	listed_shipments: OF_RECORD,
	listed_containers: OF_RECORD,
	record_references: OF_RECORD,
	search_terms: OF_RECORD,
	transport_events:
		"(select shipment_id from owners where owners.id = container_id)",
	raw_events: "(select shipment_id from owners where owners.id = container_id)",
	jobs: "(select shipment_id from owners where owners.id = json_extract(payload, '$.trackingRequestId'))",
};

/** Every row of a database by shipment; the key identifies a row of its shipment. */
function rowsByShipment(
	file: string,
): Map<string, Map<string, { table: string; row: Row }>> {
	const db = new Database(file);
	db.exec(FIND_OWNERS);
	const shipments = new Map<string, Map<string, { table: string; row: Row }>>();
	for (const [table, owner] of Object.entries(OWNERS)) {
		const rows = db
			.prepare<[], Row & { bench_owner: string | null }>(
				`select *, ${owner} as bench_owner from ${table}`,
			)
			.all();
		for (const [index, { bench_owner: id, ...row }] of rows.entries()) {
			if (id === null) continue;
			const own = shipments.get(id) ?? new Map();
			shipments.set(id, own);
			const part = row.term ?? row.reference_key ?? "";
			const key = row.id ?? row.record_id ?? row.first ?? index;
			own.set(`${table} ${key} ${part}`, { table, row });
		}
	}
	db.close();
	return shipments;
}

const db = new Database(`${folder}/stage-0.db`);
db.pragma("journal_mode = WAL");
db.pragma("synchronous = NORMAL");
const agent = new Agent();

async function fetchMessages(number: string): Promise<unknown> {
	const { body } = await agent.request({
		origin: sourceUrl,
		path: `/v2/events?transportDocumentReference=${number}`,
		method: "GET",
	});
	return JSON.parse(await body.text());
}

const statements = new Map<string, Database.Statement>();
function put(table: string, row: Row): void {
	const names = Object.keys(row);
	const key = `${table} ${names.length}`;
	let statement = statements.get(key);
	if (!statement) {
		statement = db.prepare(
			`insert or replace into ${table} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`,
		);
		statements.set(key, statement);
	}
	statement.run(Object.values(row));
}

const putAll = db.transaction(
	(rows: readonly { table: string; row: Row }[]) => {
		for (const { table, row } of rows) put(table, row);
	},
);

/** One shipment's poll: its number, and the rows that the poll writes. */
interface Poll {
	readonly number: string;
	readonly changed: readonly { table: string; row: Row }[];
}

async function pollAll(polls: readonly Poll[]): Promise<void> {
	const queue = polls.values();
	const work = async () => {
		for (const { number, changed } of queue) {
			await fetchMessages(number);
			putAll.immediate(changed);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
}

let before = new Map<string, Map<string, { table: string; row: Row }>>();
const measured: ReturnType<ReturnType<typeof pollMeter>>[] = [];
const stages = STAGES.map((_, stage) =>
	rowsByShipment(`${folder}/stage-${stage}.db`),
);
for (const table of Object.keys(OWNERS).reverse())
	db.exec(`delete from ${table}`);

for (const [stage, after] of stages.entries()) {
	await fetch(`${sourceUrl}/stage/${stage}`, { method: "POST" });
	const work = [...after].map(([id, rows]) => {
		const known = before.get(id);
		const changed = [...rows].flatMap(([key, one]) =>
			JSON.stringify(known?.get(key)?.row) === JSON.stringify(one.row)
				? []
				: [one],
		);
		const number = String(rows.get(`shipments ${id} `)?.row.normalized_number);
		return { number, changed };
	});
	await pollAll(work.splice(0, WARM_UP));
	const measure = pollMeter();
	await pollAll(work);
	measured.push(measure(work.length));
	before = after;
}
db.close();
await agent.close();
const rates: PollRates = {
	perSecond: measured.map(({ perSecond }) => perSecond),
	cpuMs: measured.map(({ cpuMs }) => cpuMs),
};
process.stdout.write(`${JSON.stringify(rates)}\n`);
