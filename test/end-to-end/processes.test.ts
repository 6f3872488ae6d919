import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { LandfallClient } from "../../client/index.ts";
import {
	killLandfallProcesses,
	startLandfallProcess,
} from "../support/installation/landfall-process.ts";
import {
	startTestLandfall,
	temporaryFolder,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { startReceiver } from "../support/peers/receiver.ts";
import { eventually } from "../support/time/eventually.ts";

const folder = await openForFile(temporaryFolder);

const receiver = await openForFile(startReceiver);

afterAll(() => killLandfallProcesses());

/** Submits a bill of lading and waits until its shipment exists. Returns the id of the request. */
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
	const { relationships } = await eventually(
		"it is created",
		async () => {
			const { data: now } = await client.getTrackingRequest(data.id);
			return now.attributes.status === "created" && now;
		},
		60_000,
	);
	const { id = "" } = relationships.tracked_object.data ?? {};
	const shipment = await client.getShipment(id, { include: "containers" });
	expect(shipment.included?.length).toBeGreaterThan(0);
	return data.id;
}

test("a server and two workers share a database: the workers run the server's jobs, and every event is notified once", async () => {
	const databaseFile = join(folder.path, "shared.db");
	const env = { DATABASE_URL: `file:${databaseFile}` };
	// All start at once, before the database exists.
	const [server, ...workers] = await Promise.all([
		startTestLandfall({ databaseFile, isWorking: false }),
		startLandfallProcess(env, "worker"),
		startLandfallProcess(env, "worker"),
	]);
	const { client } = server;
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
	await eventually(
		"all events are notified",
		() => succeeded().length === ids.length,
		60_000,
	);
	expect(
		succeeded()
			.map(
				({ document }) => document.data.relationships.reference_object.data.id,
			)
			.sort(),
	).toEqual([...ids].sort());
	const codes = await Promise.all(workers.map((worker) => worker.end()));
	expect(codes).toEqual([0, 0]);
	await server.stop();
	const sent = receiver.received.map(({ document }) => document.data.id);
	expect(new Set(sent).size).toBe(sent.length);
});
