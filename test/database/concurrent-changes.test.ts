import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import {
	startTestLandfall,
	temporaryFolder,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { trackNumber } from "../support/records/track-number.ts";

const folder = await openForFile(temporaryFolder);
const databaseFile = `${folder.path}/landfall.db`;

const landfall = await openForFile(startTestLandfall, {
	databaseFile,
	isWorking: true,
});
const { data: request } = await trackNumber(landfall);
const shipment = request.relationships.tracked_object.data?.id ?? "";
const { data } = await landfall.client.getShipment(shipment);
const ids: Readonly<
	Record<"shipment" | "container" | "request" | "webhook", string>
> = {
	shipment,
	container: data.relationships.containers.data[0]?.id ?? "",
	request: request.id,
	webhook: (await registerWebhook(landfall)).id,
};

/** Long enough for a request to come to where it waits for the other writer. */
const HELD_MS = 100;

/** Asks for a change while another process changes the same record; returns what is recorded in the end. */
async function changeBeside(
	path: string,
	body: object | undefined,
	statement: string,
	parameters: readonly string[],
): Promise<Record<string, unknown>> {
	const other = new Database(databaseFile);
	other.exec("begin immediate");
	const asked = landfall.fetch(path, {
		method: "PATCH",
		...(body && {
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ data: body }),
		}),
	});
	await sleep(HELD_MS);
	other.prepare(statement).run(...parameters);
	other.exec("commit");
	other.close();
	expect((await asked).status).toBe(200);
	const record = path.replace(/_tracking$/, "").replace(/\/(stop|resume)$/, "");
	const { data } = (await (await landfall.fetch(record)).json()) as {
		data: { attributes: Record<string, unknown> };
	};
	return data.attributes;
}

const ofShipment = (member: string) =>
	`update shipments set document = json_set(document, '$.attributes.${member}', json(?)), revision = revision + 1 where id = ?`;

it.each([
	{
		change: "PATCH /shipments/{id}",
		ask: () => [
			`/shipments/${ids.shipment}`,
			{
				type: "shipment",
				id: ids.shipment,
				attributes: { tags: ["asked for"] },
			},
			ofShipment("pod_voyage_number"),
			['"heard meanwhile 1"', ids.shipment],
		],
		recorded: { tags: ["asked for"], pod_voyage_number: "heard meanwhile 1" },
	},
	{
		change: "PATCH /shipments/{id}/stop_tracking",
		ask: () => [
			`/shipments/${ids.shipment}/stop_tracking`,
			undefined,
			ofShipment("pod_voyage_number"),
			['"heard meanwhile 2"', ids.shipment],
		],
		recorded: {
			line_tracking_stopped_reason: "cancelled_by_user",
			pod_voyage_number: "heard meanwhile 2",
		},
	},
	{
		change: "PATCH /shipments/{id}/resume_tracking",
		ask: () => [
			`/shipments/${ids.shipment}/resume_tracking`,
			undefined,
			ofShipment("pod_voyage_number"),
			['"heard meanwhile 3"', ids.shipment],
		],
		recorded: {
			line_tracking_stopped_reason: null,
			pod_voyage_number: "heard meanwhile 3",
		},
	},
	{
		change: "PATCH /containers/{id}",
		ask: () => [
			`/containers/${ids.container}`,
			{
				type: "container",
				id: ids.container,
				attributes: { ref_numbers: ["asked for"] },
			},
			"update containers set document = json_set(document, '$.attributes.seal_number', ?) where id = ?",
			["heard meanwhile", ids.container],
		],
		recorded: { ref_numbers: ["asked for"], seal_number: "heard meanwhile" },
	},
	{
		change: "PATCH /tracking_requests/{id}",
		ask: () => [
			`/tracking_requests/${ids.request}`,
			{
				type: "tracking_request",
				id: ids.request,
				attributes: { ref_numbers: ["asked for"] },
			},
			"update tracking_requests set request_number = ? where id = ?",
			["CHANGEDMEANWHILE", ids.request],
		],
		recorded: {
			ref_numbers: ["asked for"],
			request_number: "CHANGEDMEANWHILE",
		},
	},
	{
		change: "PATCH /webhooks/{id}",
		ask: () => [
			`/webhooks/${ids.webhook}`,
			{
				type: "webhook",
				id: ids.webhook,
				attributes: { events: ["container.created"] },
			},
			"update webhooks set url = ? where id = ?",
			["http://127.0.0.1:9/meanwhile", ids.webhook],
		],
		recorded: {
			events: ["container.created"],
			url: "http://127.0.0.1:9/meanwhile",
		},
	},
] satisfies {
	change: string;
	ask: () => Parameters<typeof changeBeside>;
	recorded: Record<string, unknown>;
}[])(
	"$change keeps what another process changes in the same record while it waits",
	async ({ ask, recorded }) => {
		const [path, body, statement, parameters] = ask();
		const attributes = await changeBeside(path, body, statement, parameters);
		expect(attributes).toMatchObject(recorded);
	},
);
