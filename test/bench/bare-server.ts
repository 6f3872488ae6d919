import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Database from "better-sqlite3";

/**
 * The least code that does the work of two operations on the same database: no authentication, no validation, no log,
 * just `node:http` and prepared statements. It answers the same bytes and writes the same rows.
 */
const [file = "", accountId = ""] = process.argv.slice(2);
const db = new Database(file);
db.pragma("journal_mode = WAL");
db.pragma("synchronous = NORMAL");

const readShipment = db.prepare<[string, string], { document: string }>(
	"select document from shipments where account_id = ? and id = ?",
);
const insertRequest = db.prepare(
	`insert into tracking_requests (account_id, id, request_number, number_key, request_type, scac, line_scac, ref_numbers,
		shipment_tags, status, failed_reason, is_retrying, retry_count, shipment_id, created_at, updated_at)
	values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', null, 0, null, null, ?, ?)`,
);
const insertJob = db.prepare(
	`insert into jobs (id, name, dedupe_key, account_id, payload, run_at, attempts, lease_owner, lease_until, last_error,
		created_at)
	values (?, 'track-shipment', null, ?, ?, ?, 0, null, null, null, ?)`,
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
			created_at: now,
			updated_at: now,
			status: "pending",
			failed_reason: null,
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
		const row = readShipment.get(accountId, id);
		if (row) send(200, `{"data":${row.document},"links":{"self":"${self}"}}`);
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
