import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Database from "better-sqlite3";

/**
 * The least code that does the work of two operations on the same database: no authentication, no validation, no log, just `node:http`
 * and prepared statements. It answers the same bytes and writes the same rows. It reads a shipment either from `columns`, as a table
 * would usually keep it, or as `text`, the way we keep it.
 */
const [file = "", accountId = "", kept = "columns"] = process.argv.slice(2);
const db = new Database(file);
db.pragma("journal_mode = WAL");
db.pragma("synchronous = NORMAL");

type Columns = Record<string, string | null>;

const readText = db
	.prepare<[string, string], string>(
		"select document from shipments where account_id = ? and id = ?",
	)
	.pluck();
const readColumns = db.prepare<[string, string], Columns>(
	"select * from bare_shipments where account_id = ? and id = ?",
);
const readContainerIds = db
	.prepare<[string, string], string>(
		"select id from containers where account_id = ? and shipment_id = ?",
	)
	.pluck();

const TO_ONE = [
	"port_of_lading",
	"port_of_discharge",
	"pod_terminal",
	"destination",
	"destination_terminal",
	"line_tracking_stopped_by_user",
];
const LINKS = new Set(TO_ONE.flatMap((name) => [`${name}_type`, `${name}_id`]));
const LISTS = new Set(["ref_numbers", "tags"]);

/** The resource object, from the row and the ids of its containers. */
function shipmentFromColumns(id: string): string | undefined {
	const row = readColumns.get(accountId, id);
	if (!row) return undefined;
	const attributes: Record<string, unknown> = {};
	for (const name in row) {
		if (name === "account_id" || name === "id" || LINKS.has(name)) continue;
		const value = row[name] ?? null;
		attributes[name] =
			value !== null && LISTS.has(name) ? JSON.parse(value) : value;
	}
	const relationships: Record<string, unknown> = {};
	for (const name of TO_ONE) {
		const type = row[`${name}_type`];
		relationships[name] = {
			data: type ? { type, id: row[`${name}_id`] } : null,
		};
	}
	const ids = readContainerIds.all(accountId, id);
	relationships.containers = {
		data: ids.map((container) => ({ type: "container", id: container })),
	};
	return JSON.stringify({
		id,
		type: "shipment",
		attributes,
		relationships,
		links: { self: `/v2/shipments/${id}` },
	});
}

const readShipment =
	kept === "text"
		? (id: string) => readText.get(accountId, id)
		: shipmentFromColumns;

const insertRequest = db.prepare(
	`insert into tracking_requests (account_id, id, request_number, number_key, request_type, scac, line_scac, ref_numbers,
		shipment_tags, status, failed_reason, is_retrying, retry_count, shipment_id, created_at, updated_at)
	values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', null, 0, null, null, ?, ?)`,
);
const insertJob = db.prepare(
	`insert into jobs (id, name, dedupe_key, account_id, payload, run_at, attempts, generation, lease_owner, lease_until,
		last_error, created_at)
	values (?, 'track-shipment', null, ?, ?, ?, 0, 0, null, null, null, ?)`,
);

interface Created {
	data: { attributes: Record<string, string> };
}

const createRequest = db.transaction((attributes: Record<string, string>) => {
	const id = randomUUID();
	const now = new Date().toISOString();
	const { request_number: number = "", request_type: type, scac } = attributes;
	insertRequest.run(
		accountId,
		id,
		number,
		number,
		type,
		scac,
		scac,
		"[]",
		"[]",
		now,
		now,
	);
	insertJob.run(
		randomUUID(),
		accountId,
		`{"trackingRequestId":"${id}"}`,
		now,
		now,
	);
	return {
		id,
		type: "tracking_request",
		attributes: {
			request_number: number,
			request_type: type,
			scac,
			ref_numbers: [],
			shipment_tags: [],
			initial_custom_fields: null,
			created_at: now,
			updated_at: now,
			status: "pending",
			failed_reason: null,
			duplicate_of: null,
			is_retrying: false,
			retry_count: null,
		},
		relationships: {
			tracked_object: { data: null },
			customer: { data: null },
			user: { data: null },
		},
		links: { self: `/v2/tracking_requests/${id}` },
	};
});

const server = createServer((request, response) => {
	const send = (status: number, body: string) => {
		response.writeHead(status, {
			"content-type": "application/vnd.api+json",
			"content-length": Buffer.byteLength(body),
		});
		response.end(body);
	};
	const self = `http://${request.headers.host}${request.url}`;
	if (request.method === "GET") {
		const id = (request.url ?? "").slice("/v2/shipments/".length);
		const data = readShipment(id);
		if (data) send(200, `{"data":${data},"links":{"self":"${self}"}}`);
		else send(404, "{}");
		return;
	}
	let text = "";
	request.on("data", (chunk) => {
		text += chunk;
	});
	request.on("end", () => {
		const { data } = JSON.parse(text) as Created;
		const record = createRequest(data.attributes);
		send(
			201,
			JSON.stringify({ data: record, links: { self: `${self}/${record.id}` } }),
		);
	});
});
server.listen(0, "127.0.0.1", () => {
	const { port } = server.address() as AddressInfo;
	process.stdout.write(`{"msg":"ready","url":"http://127.0.0.1:${port}/v2"}\n`);
});
