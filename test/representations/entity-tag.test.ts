import { expect, it } from "vitest";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { trackShipment } from "../support/records/track-number.ts";

const landfall = await openForFile(startTestLandfall);
const shipmentPath = `/shipments/${await trackShipment(landfall)}`;
const webhookPath = `/webhooks/${(await registerWebhook(landfall)).id}`;

async function patch(path: string, type: string, attributes: object) {
	const id = path.split("/").at(-1);
	const reply = await landfall.send("PATCH", path, {
		data: { type, id, attributes },
	});
	expect(reply.status).toBe(200);
}

const tagShipment = (tag: string) =>
	patch(shipmentPath, "shipment", { tags: [tag] });
const renameEvents = (event: string) =>
	patch(webhookPath, "webhook", { events: [event] });

it.each([
	{
		what: "a record",
		path: () => shipmentPath,
		change: () => tagShipment("changed once"),
	},
	{
		what: "a record that another includes",
		path: () => `${shipmentPath}?include=containers.shipment`,
		change: () => tagShipment("changed twice"),
	},
	{
		what: "a list",
		path: () => "/webhooks",
		change: () => renameEvents("container.created"),
	},
	{
		what: "a record of the same length as before",
		path: () => webhookPath,
		change: () => renameEvents("container.updated"),
	},
])(
	"the entity tag of $what changes with its content, and a request with the old tag gets the new content",
	async ({ path, change }) => {
		const before = await landfall.fetch(path());
		const text = await before.text();
		const tag = before.headers.get("etag") ?? "";
		await change();
		const after = await landfall.fetch(path(), {
			headers: { "if-none-match": tag },
		});
		expect(after.status).toBe(200);
		expect(await after.text()).not.toBe(text);
		expect(after.headers.get("etag")).not.toBe(tag);
	},
);

it.each<[string, (tag: string) => string, number]>([
	["alone is answered 304", (tag) => tag, 304],
	["that was weakened on its way is answered 304", (tag) => `W/${tag}`, 304],
	["among others is answered 304", (tag) => `"a",W/"b" , ${tag}, "c"`, 304],
	["of anything is answered 304", () => "*", 304],
	["of another record is answered 200", () => '"a", "b"', 200],
	[
		"that contains the current one is answered 200",
		(tag) => `"a${tag.slice(1)}`,
		200,
	],
	["without its quotes is answered 200", (tag) => tag.slice(1, -1), 200],
])("an entity tag %s", async (_what, known, status) => {
	const first = await landfall.fetch(webhookPath);
	const tag = first.headers.get("etag") ?? "";
	expect(tag).toMatch(/^"[\w-]{27}"$/);
	const headers = { "if-none-match": known(tag) };
	const reply = await landfall.fetch(webhookPath, { headers });
	expect(reply.status).toBe(status);
	expect(reply.headers.get("etag")).toBe(tag);
	expect(reply.headers.get("cache-control")).toBe("private, no-cache");
	expect(reply.headers.has("content-type")).toBe(status === 200);
	expect(await reply.text()).toBe(status === 200 ? await first.text() : "");
});

it("two records that differ have two entity tags", async () => {
	const other = `/webhooks/${(await registerWebhook(landfall)).id}`;
	const tags = await Promise.all(
		[webhookPath, other, shipmentPath].map(
			async (path) => (await landfall.fetch(path)).headers.get("etag") ?? "",
		),
	);
	expect(new Set(tags).size).toBe(3);
});
