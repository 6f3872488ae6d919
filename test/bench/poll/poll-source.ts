import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A line with the least possible work: it answers each bill of lading with the same messages under that bill's number. The
 * file has one answer for each stage; `POST /stage/{n}` selects the stage.
 */
const [file = ""] = process.argv.slice(2);
const { bill, stages } = JSON.parse(readFileSync(file, "utf8")) as {
	readonly bill: string;
	readonly stages: readonly string[];
};
let stage = 0;

const server = createServer((request, response) => {
	request.resume();
	const url = new URL(request.url ?? "/", "http://source");
	const turned = /^\/stage\/(\d+)$/.exec(url.pathname);
	if (turned) {
		stage = Number(turned[1]);
		response.end();
		return;
	}
	const number = url.searchParams.get("transportDocumentReference") ?? bill;
	const text = (stages[stage] ?? "[]").replaceAll(bill, number);
	response.writeHead(200, { "Content-Type": "application/json" });
	response.end(text);
});
server.listen(0, "127.0.0.1", () => {
	const { port } = server.address() as AddressInfo;
	process.stdout.write(
		`${JSON.stringify({ msg: "ready", url: `http://127.0.0.1:${port}` })}\n`,
	);
});
