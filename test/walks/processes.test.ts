import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	createLandfallClient,
	type LandfallClient,
} from "../../client/index.ts";
import { eventually } from "../support/eventually.ts";
import { temporaryFolder } from "../support/landfall.ts";
import {
	killLandfallProcesses,
	startLandfallProcess,
} from "../support/landfall-process.ts";
import { type Receiver, startReceiver } from "../support/receiver.ts";

let receiver: Receiver;
const folder = temporaryFolder();

beforeAll(async () => {
	receiver = await startReceiver();
});

afterAll(async () => {
	killLandfallProcesses();
	await receiver.close();
	folder.remove();
});

function clientFor(url: string): LandfallClient {
	return createLandfallClient({ baseUrl: url, apiKey: "k", maxRetries: 0 });
}

/** Submits a bill of lading and waits until its shipment exists; returns the id of the request. */
async function track(client: LandfallClient, number: string): Promise<string> {
	const { data } = await client.createTrackingRequest({
		data: {
			type: "tracking_request",
			attributes: {
				request_number: number,
				request_type: "bill_of_lading",
				scac: "MAEU",
			},
		},
	});
	expect(data.attributes.status).toBe("pending");
	const { relationships } = await eventually("it is created", async () => {
		const { data: now } = await client.getTrackingRequest(data.id);
		return now.attributes.status === "created" && now;
	});
	const { id = "" } = relationships.tracked_object.data ?? {};
	const shipment = await client.getShipment(id, { include: "containers" });
	expect(shipment.included?.length).toBeGreaterThan(0);
	return data.id;
}

test("one process serves and works, from an empty folder", async () => {
	const landfall = await startLandfallProcess({
		DATABASE_URL: `file:${join(folder.path, "one", "landfall.db")}`,
		LANDFALL_API_KEY: "k",
	});
	await track(clientFor(landfall.url), "MAEU260710121");
	expect(await landfall.end()).toBe(0);
});

test("a server and two workers share a database: what one takes in another does, and nothing is told twice", async () => {
	const env = {
		DATABASE_URL: `file:${join(folder.path, "shared.db")}`,
		LANDFALL_API_KEY: "k",
	};
	// All at once, on a database that is not there yet.
	const [server, ...workers] = await Promise.all([
		startLandfallProcess(env, "server"),
		startLandfallProcess(env, "worker"),
		startLandfallProcess(env, "worker"),
	]);
	const client = clientFor(server.url);
	await client.createWebhook({
		data: { type: "webhook", attributes: { url: receiver.url, active: true } },
	});
	const ids = await Promise.all(
		["MAEU260710114", "MAEU260710128", "MAEU260710135"].map((number) =>
			track(client, number),
		),
	);
	const succeeded = () =>
		receiver.received.filter(
			({ document }) =>
				document.data.attributes.event === "tracking_request.succeeded",
		);
	await eventually("all is told", () => succeeded().length === ids.length);
	expect(
		succeeded()
			.map(
				({ document }) => document.data.relationships.reference_object.data.id,
			)
			.sort(),
	).toEqual([...ids].sort());
	const codes = await Promise.all([
		server.end(),
		...workers.map((worker) => worker.end()),
	]);
	expect(codes).toEqual([0, 0, 0]);
	const sent = receiver.received.map(({ document }) => document.data.id);
	expect(new Set(sent).size).toBe(sent.length);
});
