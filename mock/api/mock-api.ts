import type { Logger } from "pino";
import { BASE_PATH } from "../../server/http/contract/contract.ts";
import { close, httpServer, listen } from "../../server/http/http-server.ts";
import { openLog } from "../../server/runtime/log.ts";
import { readContract } from "./contract.ts";
import { createMockApp } from "./mock-app.ts";
import { openPrism } from "./prism.ts";

/** A running mock. */
export interface MockApi {
	/** Base URL for clients, with `/v2`. */
	readonly url: string;
	close(): Promise<void>;
}

/** Address, port and log of the mock. */
interface MockOptions {
	readonly host?: string;
	readonly port?: number;
	readonly log?: Logger;
}

/** The path of an operation also without `/v2`, as Prism itself serves it. */
function atBothPlaces(collections: ReadonlySet<string>, url: string): string {
	const [, collection = ""] = url.split(/[/?]/);
	return collections.has(collection) ? BASE_PATH + url : url;
}

/** Starts the mock of the API; port 0 selects a free one. Requests wait while its engine loads. Rejects when the port is taken. */
export async function startMockApi({
	host = "127.0.0.1",
	port = 0,
	log: given,
}: MockOptions = {}): Promise<MockApi> {
	const log = given ?? (await openLog("info"));
	const contract = readContract();
	const prism = Promise.withResolvers<Awaited<ReturnType<typeof openPrism>>>();
	const app = await createMockApp(contract, prism.promise, log);
	const server = httpServer(app, () => false);
	const collections = new Set(
		contract.operations.map(({ path }) => path.split("/")[1] ?? ""),
	);
	server.prependListener("request", (request) => {
		request.url = atBothPlaces(collections, request.url ?? "/");
	});
	const origin = await listen(server, { host, port }, ["--host", "--port"]);
	prism.resolve(openPrism(contract));
	return { url: origin + BASE_PATH, close: () => close(server, 0) };
}
