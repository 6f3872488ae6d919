import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { verifyWebhook } from "../../../client/webhooks.ts";
import type { EventName } from "../../../generated/openapi.ts";
import { temporaryFolder } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startWithExamples } from "../../support/records/example-records.ts";
import { raiseEvents } from "../../support/records/raise-events.ts";
import { eventually } from "../../support/time/eventually.ts";
import { runLandfall, spawnLandfall } from "./run-landfall.ts";

const landfall = await openForFile(startWithExamples);
const folder = await openForFile(temporaryFolder);
const file = join(folder.path, "position.json");
const { attributes } = await landfall.client.webhooks.create({
	url: "http://127.0.0.1:9/hooks",
	active: true,
	headers: [{ name: "X-Own", value: "mine" }],
});

interface Seen {
	readonly id: string;
	readonly event: string;
	readonly headers: NodeJS.Dict<string | string[]>;
	readonly body: string;
}

/** The notifications that the receiver has accepted over all restarts. */
const taken: Seen[] = [];
const receiver = createServer(async (request, response) => {
	const body = await text(request);
	const { data } = JSON.parse(body);
	const { event } = data.attributes;
	taken.push({ id: data.id, event, headers: request.headers, body });
	response.end();
});
receiver.listen(0, "127.0.0.1");
await once(receiver, "listening");
const { port } = receiver.address() as AddressInfo;
const closeReceiver = async () => {
	receiver.closeAllConnections();
	receiver.close();
	await once(receiver, "close");
};
await closeReceiver();

/** A listener as people start it, and its output so far. */
function startListener() {
	const child = spawnLandfall(landfall, [
		...["listen", "--position", file],
		...["--forward-to", `http://127.0.0.1:${port}/hooks`],
	]);
	let said = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (chunk: Buffer) => {
			said += chunk.toString();
		});
	const end = async (signal: NodeJS.Signals) => {
		if (child.exitCode !== null || child.signalCode !== null) return;
		child.kill(signal);
		await once(child, "exit");
	};
	running.push(end);
	return { said: () => said, end, exitCode: () => child.exitCode };
}

const running: ((signal: NodeJS.Signals) => Promise<void>)[] = [];
afterEach(async () => {
	for (const end of running.splice(0)) await end("SIGKILL");
	if (receiver.listening) await closeReceiver();
});

const raise = (...events: EventName[]) =>
	raiseEvents(landfall, landfall, ...events);
const events = () => taken.map(({ event }) => event);

it("loses no notification when the port is closed or the listener is killed, and marks the one that may arrive twice", async () => {
	await raise("container.created");
	const first = startListener();
	await eventually("it listens", async () =>
		first.said().includes("listening"),
	);
	await raise("container.transport.vessel_departed");
	await raise("container.transport.vessel_arrived");
	await eventually("it was refused", async () =>
		first.said().includes("vessel_departed"),
	);
	expect(first.said()).toContain("ECONNREFUSED");
	await first.end("SIGKILL");
	receiver.listen(port, "127.0.0.1");
	const second = startListener();
	await eventually("both arrive", async () => taken.length >= 2);
	await eventually("it says so", async () =>
		/vessel_departed [\w-]+: 200 .*perhaps for the second time\n.*vessel_arrived [\w-]+: 200 \(\d+ ms\)\n/.test(
			second.said(),
		),
	);
	await eventually(
		"the position is kept",
		() => JSON.parse(readFileSync(file, "utf8")).forwarding === null,
	);
	await second.end("SIGKILL");
	const third = startListener();
	await raise("container.transport.vessel_discharged");
	await eventually("the next arrives", async () => taken.length >= 3);
	expect(third.said()).not.toContain("perhaps");
	expect(events()).toEqual([
		"container.transport.vessel_departed",
		"container.transport.vessel_arrived",
		"container.transport.vessel_discharged",
	]);
	await third.end("SIGTERM");
	expect(third.exitCode()).toBe(0);
});

it("forwards the server's bytes with the webhook's headers, signed as the server signs", async () => {
	for (const { id, headers, body } of taken) {
		const sent = await landfall.fetch(`/webhook_notifications/${id}/body`);
		expect(body).toBe(await sent.text());
		await verifyWebhook(body, headers, attributes.secret);
		const { "x-t49-webhook-signature": plain } = headers;
		await verifyWebhook(
			body,
			{ "x-t49-webhook-signature": String(plain) },
			attributes.secret,
			{ allowHexSignature: true },
		);
		expect(headers["x-own"]).toBe("mine");
	}
	expect(taken).toHaveLength(3);
});

it("forwards a notification again on request, and prints it", async () => {
	receiver.listen(port, "127.0.0.1");
	const [first] = taken;
	const args = ["--forward-to", `http://127.0.0.1:${port}/hooks`];
	const { code, out } = await runLandfall(landfall, [
		...["listen", ...args, "--replay", first?.id ?? ""],
	]);
	expect(code).toBe(0);
	expect(out[0]).toMatch(/: 200 .*, perhaps for the second time$/);
	expect(taken.pop()).toMatchObject({ id: first?.id, body: first?.body });
});

it("keeps the id of the last accepted notification, or of a later one", () => {
	const { lastEventId, forwarding } = JSON.parse(readFileSync(file, "utf8"));
	expect(forwarding).toBeNull();
	expect(lastEventId).toMatch(/^[\da-f-]{36}$/);
});

it("explains a position that belongs to another account", async () => {
	const foreign = join(folder.path, "foreign.json");
	const lastEventId = "01a029a8-24c8-7210-b936-6c6d370bffcf";
	writeFileSync(foreign, JSON.stringify({ lastEventId, forwarding: null }));
	const args = ["--forward-to", "http://a.example", "--position", foreign];
	const { code, error } = await runLandfall(landfall, ["listen", ...args]);
	expect(code).toBe(2);
	expect(error.join()).toContain("Last-Event-ID is of no stream");
	expect(error.join()).toContain(`remove ${foreign}`);
});

const TO = ["--forward-to", "http://a.example"];

it.each([
	[[], /^give the receiver as --forward-to <url>$/],
	[["--forward-to", "localhost:3000"], /^give the receiver/],
	[[...TO, "--position", "other.json"], /^other\.json holds no position/],
	[
		[...TO, "--position", "/no/dir/p.json"],
		/^\/no\/dir\/p\.json\S* cannot be written: ENOENT/,
	],
	[[...TO, "--position", "."], /^\. cannot be read: EISDIR/],
])("refuses %j", async (args, problem) => {
	const other = join(folder.path, "other.json");
	writeFileSync(other, '{"since": 1}');
	const placed = args.map((word) => (word === "other.json" ? other : word));
	const { code, error } = await runLandfall(landfall, ["listen", ...placed]);
	expect(code).toBe(2);
	expect(error[0]?.replace(`${folder.path}/`, "")).toMatch(problem);
});
