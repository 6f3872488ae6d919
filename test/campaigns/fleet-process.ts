import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { type FleetOptions, startReceivers } from "./receivers.ts";

/** How often the process checks that the campaign still runs. */
const ORPHANED_MS = 1_000;

/** A fleet in a process of its own, controlled over HTTP: `POST /<method of Fleet>` with its arguments as a list. */
const fleet = await startReceivers(
	JSON.parse(process.argv[2] ?? "{}") as FleetOptions,
);
const { urls, behave, tally, arrivals, reached } = fleet;
const actions = new Map<string | undefined, (...args: never[]) => unknown>(
	Object.entries({ urls: () => urls, behave, tally, arrivals, reached }),
);

const control = createServer(
	{ requestTimeout: 0 },
	async (request, response) => {
		const action = actions.get(request.url?.slice(1));
		const args = (await json(request)) as never[];
		response.end(JSON.stringify((await action?.(...args)) ?? null));
	},
);
control.listen(0, "127.0.0.1", () => {
	const { port } = control.address() as AddressInfo;
	const url = `http://127.0.0.1:${port}`;
	process.stdout.write(`${JSON.stringify({ msg: "ready", url })}\n`);
});
process.on("SIGTERM", () => process.exit());
// A killed campaign cannot end its receivers.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.exit(), ORPHANED_MS);
