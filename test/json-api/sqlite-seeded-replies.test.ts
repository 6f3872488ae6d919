import { describe, expect, it } from "vitest";
import { isContainerNumber } from "../../server/reference/iso-6346.ts";
import { carrierRegistry } from "../../server/sources/carriers/carrier-registry.ts";
import { seedDatabase } from "../seed/seed-database.ts";
import { billNumber, containerNumber } from "../seed/seed-numbers.ts";
import {
	startTestLandfall,
	type TestLandfall,
	temporaryFolder,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { type ListPage, readList } from "../support/replies/list-replies.ts";
import { problemsOf } from "../support/replies/problems.ts";

/** Enough for a shipment of a thousand containers among them. */
const CONTAINERS = 2_300;

/** The container with thousands of events, and a shipment of 250 containers with more than a reply embeds. */
const WITH_EVENTS = 251;

const folder = await openForFile(temporaryFolder);
const databaseFile = `${folder.path}/landfall.db`;
const { key } = await seedDatabase(
	`file:${databaseFile}`,
	CONTAINERS,
	undefined,
	WITH_EVENTS,
);
const landfall = await openForFile(startTestLandfall, {
	databaseFile,
	carriers: carrierRegistry([]),
	isWorking: false,
});
const headers = { authorization: `Token ${key}` };
const seeded: Pick<TestLandfall, "fetch"> = {
	fetch: (path, init) =>
		landfall.fetch(path, {
			...init,
			headers: { ...headers, ...(init?.headers as object) },
		}),
};

async function shipmentId(index: number): Promise<string> {
	const path = `/shipments?number=${billNumber(index)}`;
	return (await readList(seeded, path)).data[0]?.id ?? "";
}

async function crowdedId(): Promise<string> {
	const path = `/containers?filter[number]=${containerNumber(0)}`;
	return (await readList(seeded, path)).data[0]?.id ?? "";
}

describe("a seeded file", () => {
	it("has the requested number of containers, with possible numbers", async () => {
		const { meta, data } = await readList(seeded, "/containers?page[size]=100");
		expect(meta.total).toBe(CONTAINERS);
		const numbers = data.map(
			(one) =>
				(one as unknown as { attributes: { number: string } }).attributes
					.number,
		);
		expect(numbers.every(isContainerNumber)).toBe(true);
		expect(new Set(numbers).size).toBe(100);
	});
});

describe("a document with many embedded records", () => {
	it("holds the thousand containers of one shipment", async () => {
		const path = `/shipments/${await shipmentId(2)}?include=containers`;
		const reply = await seeded.fetch(path);
		const text = await reply.text();
		expect(reply.status).toBe(200);
		expect(Number(reply.headers.get("content-length"))).toBe(
			Buffer.byteLength(text),
		);
		const { included } = JSON.parse(text) as ListPage;
		expect(included).toHaveLength(1_000);
	}, 30_000);

	it("has another entity tag whenever its text changes", async () => {
		const id = await shipmentId(2);
		const path = `/shipments/${id}?include=containers`;
		const before = await seeded.fetch(path);
		const etag = before.headers.get("etag") ?? "";
		await before.arrayBuffer();
		const attributes = { tags: ["changed"] };
		const changed = await landfall.send(
			"PATCH",
			`/shipments/${id}`,
			{ data: { type: "shipment", id, attributes } },
			headers,
		);
		expect(changed.status).toBe(200);
		const after = await seeded.fetch(path, {
			headers: { "if-none-match": etag },
		});
		expect(after.status).toBe(200);
		expect(after.headers.get("etag")).not.toBe(etag);
		await after.arrayBuffer();
	});

	it("is refused when it embeds too much, and the refusal names the largest path", async () => {
		const path = `/shipments/${await shipmentId(1)}?include=port_of_lading,containers.transport_events`;
		const reply = await seeded.fetch(path);
		const { errors } = (await reply.clone().json()) as {
			errors: { detail: string }[];
		};
		expect(await problemsOf(reply, 400)).toEqual([
			{ code: "too_much_included", parameter: "include" },
		]);
		expect(errors[0]?.detail).toContain("by containers.transport_events:");
	});

	it("is refused for its page size where the page could be smaller", async () => {
		const path = `/shipments?number=${billNumber(1)}&include=containers.raw_events`;
		expect(await problemsOf(await seeded.fetch(path), 400)).toEqual([
			{ code: "too_much_included", parameter: "page[size]" },
		]);
	});
});

describe("the events of a container that has thousands", () => {
	it("are all listed in their order", async () => {
		const path = `/containers/${await crowdedId()}`;
		const { data } = await readList(seeded, `${path}/transport_events`);
		const made = data.map(
			(one) =>
				(one as unknown as { attributes: { created_at: string } }).attributes
					.created_at,
		);
		expect(made).toHaveLength(5_000);
		expect(made).toEqual(made.toSorted().reverse());
	}, 30_000);

	it("have an entity tag, and are not sent to a client that has them", async () => {
		const path = `/containers/${await crowdedId()}/raw_events`;
		const reply = await seeded.fetch(path);
		const { data } = (await reply.json()) as ListPage;
		const indexes = data.map(
			(one) =>
				(one as unknown as { attributes: { index: number } }).attributes.index,
		);
		expect(indexes).toEqual(Array.from({ length: 5_000 }, (_, at) => at));
		const etag = reply.headers.get("etag") ?? "";
		const again = await seeded.fetch(path, {
			headers: { "if-none-match": etag },
		});
		expect(again.status).toBe(304);
		expect(again.headers.get("etag")).toBe(etag);
		expect(again.headers.has("content-type")).toBe(false);
		const head = await seeded.fetch(path, { method: "HEAD" });
		expect(head.status).toBe(200);
		expect(head.headers.get("content-length")).toBe(
			reply.headers.get("content-length"),
		);
	}, 30_000);
});
