import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Database from "better-sqlite3";

/**
 * The least code that answers with the maps of one account, one prepared statement for each: no authentication, no validation, no log.
 * Its replies have as many bytes as ours: it sends a recorded copy of all our headers.
 */
const [file = "", accountId = "", ourHeaders = "{}"] = process.argv.slice(2);
const headers = JSON.parse(ourHeaders) as Record<string, string>;
const db = new Database(file, { readonly: true });

const readMap = db
	.prepare<[string, string], string>(
		"select document from container_maps where account_id = ? and container_id = ?",
	)
	.pluck();

const server = createServer((request, response) => {
	const [, , , id = ""] = (request.url ?? "").split("/");
	const body = readMap.get(accountId, id);
	response.writeHead(body === undefined ? 404 : 200, {
		...headers,
		"content-length": Buffer.byteLength(body ?? ""),
	});
	response.end(body);
});
server.listen(0, "127.0.0.1", () => {
	const { port } = server.address() as AddressInfo;
	process.stdout.write(`{"msg":"ready","url":"http://127.0.0.1:${port}/v2"}\n`);
});
