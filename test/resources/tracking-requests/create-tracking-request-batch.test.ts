import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type {
	TrackingRequestBatchDocument,
	TrackingRequestBatchResultDocument,
} from "../../../generated/openapi.ts";
import {
	startTestLandfall,
	type Tenant,
} from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startStubCarrier } from "../../support/peers/stub-carrier.ts";
import { refuseInserts } from "../../support/records/refuse-writes.ts";
import { trackingRequestBody } from "../../support/records/track-number.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import { readIds } from "../../support/replies/list-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import { problemsOf } from "../../support/replies/problems.ts";
import { testClock } from "../../support/time/test-clock.ts";

const PATH = "/tracking_requests/batch";

const line = await openForFile(
	startStubCarrier,
	testClock("2026-03-01T00:00:00Z"),
);
const landfall = await openForFile(startTestLandfall, {
	carriers: line.registry,
	isWorking: false,
});

type Item = TrackingRequestBatchDocument["data"][number];

function itemOf(number: string, attributes = {}, relationships = {}): Item {
	const { data } = trackingRequestBody({
		request_number: number,
		scac: "MAEU",
		...attributes,
	});
	return { ...data, relationships };
}

const numbers = (name: string, count: number) =>
	Array.from({ length: count }, (_, index) => itemOf(`${name}${index}`));

async function send(
	data: readonly Item[],
	tenant: Tenant = landfall,
	key: string = crypto.randomUUID(),
) {
	return tenant.send("POST", PATH, { data }, { "idempotency-key": key });
}

async function resultOf(reply: Response) {
	expect(reply.status).toBe(200);
	return (await reply.json()) as TrackingRequestBatchResultDocument;
}

async function countIn(
	table: "tracking_requests" | "jobs" | "record_references",
	tenant: Tenant,
) {
	const { count } = await landfall.db
		.selectFrom(table)
		.select((eb) => eb.fn.countAll().as("count"))
		.where("account_id", "=", tenant.account.id)
		.executeTakeFirstOrThrow();
	return Number(count);
}

describe("POST /tracking_requests/batch", () => {
	describeCommonReplies(landfall, {
		method: "POST",
		path: PATH,
		body: { data: [itemOf("COMMON1")] },
	});

	it("gives each request the customer that it names", async () => {
		const tenant = await landfall.addTenant("several customers");
		const partyOf = async (company_name: string) => {
			const data = { type: "party", attributes: { company_name } } as const;
			return (await tenant.client.createParty({ data })).data.id;
		};
		const [one, other] = [await partyOf("One"), await partyOf("Other")];
		const named = [one, null, other, one];
		const items = named.map((id, index) => {
			const data = id && { type: "party", id };
			return itemOf(`NAMED${index}`, {}, { customer: { data } });
		});
		const sent = await send([...items, itemOf("NAMED4")], tenant);
		const { data } = await resultOf(sent);
		const customers = data.map(({ relationships }) => relationships.customer);
		expect(customers.map((customer) => customer.data?.id)).toEqual([
			...[one, undefined, other, one],
			undefined,
		]);
	});

	it("creates each request independently, and reports each in the order of the batch", async () => {
		const tenant = await landfall.addTenant("each by itself");
		const first = await resultOf(await send([itemOf("KNOWN1")], tenant));
		const unknown = { customer: { data: { type: "party", id: MISSING_ID } } };
		const { data, meta } = await resultOf(
			await send(
				[
					itemOf("NEW1", { ref_numbers: ["PO-1", "PO-2"] }),
					itemOf("known 1"),
					itemOf("NEW2", { scac: "MATS" }),
					itemOf("NEW3", {}, unknown),
					itemOf("new-1"),
					itemOf("NEW4", { request_type: "booking" }),
				],
				tenant,
			),
		);
		expect(data.map(({ attributes }) => attributes.request_number)).toEqual([
			"NEW1",
			"NEW4",
		]);
		expect(meta).toMatchObject({ created: 2, refused: 4 });
		const said = meta.results.map(
			({ id, errors: [error] }) => id ?? [error?.code, error?.source?.pointer],
		);
		expect(said).toEqual([
			data[0]?.id,
			["duplicate", "/data/1/attributes/request_number"],
			["unsupported_line", "/data/2/attributes/scac"],
			["unknown_party", "/data/3/relationships/customer/data/id"],
			["duplicate", "/data/4/attributes/request_number"],
			data[1]?.id,
		]);
		const known = meta.results.flatMap(({ errors }) =>
			errors.flatMap((error) => error.meta?.tracking_request_id ?? []),
		);
		expect(known).toEqual([first.data[0]?.id, data[0]?.id]);
		for (const record of data) {
			const read = await tenant.client.getTrackingRequest(record.id);
			expect(read.data).toEqual(record);
			const query = record.attributes.request_number;
			const results = tenant.client.listSearchResults({ query });
			const [found] = await Array.fromAsync(results);
			expect(found?.id).toBe(record.id);
		}
		expect(await countIn("jobs", tenant)).toBe(3);
		expect(await countIn("record_references", tenant)).toBe(2);
		const list = await tenant.fetch("/tracking_requests");
		const { meta: counted } = (await list.json()) as {
			meta: { total: number };
		};
		expect(counted.total).toBe(3);
	});

	it("gives each request the default values of custom fields", async () => {
		const tenant = await landfall.addTenant("defaults");
		await tenant.client.customFieldDefinitions.create({
			entity_type: "TrackingRequest",
			api_slug: "desk",
			display_name: "Desk",
			data_type: "number",
			default_value: 3,
		});
		const { data } = await resultOf(await send(numbers("DESK", 3), tenant));
		const path = "/tracking_requests?filter[custom_field]=desk:3";
		expect((await readIds(tenant, path)).toSorted()).toEqual(
			data.map(({ id }) => id).toSorted(),
		);
		expect(data).toHaveLength(3);
	});

	it("names the place of a refused request among hundreds", async () => {
		const tenant = await landfall.addTenant("hundreds");
		const batch = numbers("PLACE", 230);
		const { meta } = await resultOf(
			await send(batch.with(215, itemOf("PLACE7")), tenant),
		);
		const places = meta.results.flatMap(({ errors: [error] }, index) =>
			error ? [[index, error.source?.pointer]] : [],
		);
		expect(places).toEqual([[215, "/data/215/attributes/request_number"]]);
	});

	it("accepts a thousand numbers, and refuses more as a whole", async () => {
		const tenant = await landfall.addTenant("a thousand");
		const { meta } = await resultOf(await send(numbers("MANY", 1_000), tenant));
		expect([meta.created, meta.refused]).toEqual([1_000, 0]);
		expect(new Set(meta.results.map(({ id }) => id)).size).toBe(1_000);
		expect(await countIn("jobs", tenant)).toBe(1_000);
		const more = await send(numbers("MORE", 1_001), tenant);
		expect(await problemsOf(more, 422)).toEqual([
			{ code: "invalid", pointer: "/data" },
		]);
		const long = await send(
			numbers("LONG", 600).map((item) => ({
				...item,
				attributes: { ...item.attributes, ref_numbers: ["r".repeat(900)] },
			})),
			tenant,
		);
		expect(await problemsOf(long, 413)).toEqual([
			{ code: "too_large", pointer: "" },
		]);
	});

	it("creates nothing of a body that breaks the contract, and names the places", async () => {
		const tenant = await landfall.addTenant("wrong");
		const reply = await send(
			[itemOf("FINE1"), itemOf(""), itemOf("FINE2", { request_type: "house" })],
			tenant,
		);
		expect(await problemsOf(reply, 422)).toEqual([
			{ code: "blank", pointer: "/data/1/attributes/request_number" },
			{ code: "not_allowed", pointer: "/data/2/attributes/request_type" },
		]);
		expect(await countIn("tracking_requests", tenant)).toBe(0);
	});

	it("continues after an interruption when it is repeated with its key, with the refusals before it", async () => {
		const tenant = await landfall.addTenant("cut off");
		const batch = numbers("CUT", 250).with(5, itemOf("CUT4"));
		const stop = await refuseInserts(
			landfall.db,
			"tracking_requests",
			sql`new.request_number = 'CUT230'`,
		);
		const cut = await send(batch, tenant, "cut-off");
		await stop();
		expect(cut.status).toBe(500);
		expect(await countIn("tracking_requests", tenant)).toBe(199);
		const { data, meta } = await resultOf(await send(batch, tenant, "cut-off"));
		expect([meta.created, meta.refused, data.length]).toEqual([249, 1, 249]);
		expect(meta.results[5]).toMatchObject({
			id: null,
			errors: [
				{ code: "duplicate", meta: { tracking_request_id: data[4]?.id } },
			],
		});
		expect(await countIn("tracking_requests", tenant)).toBe(249);
		const again = await send(batch, tenant, "cut-off");
		expect(again.headers.get("idempotency-replayed")).toBe("true");
		expect(await resultOf(again)).toEqual({ data, meta });
		const { meta: anew } = await resultOf(await send(batch, tenant));
		expect([anew.created, anew.refused]).toEqual([0, 250]);
	});

	it("starts from its beginning when its key has expired with the whole reply", async () => {
		const tenant = await landfall.addTenant("expired");
		const batch = numbers("OLD", 2);
		await send(batch, tenant, "expired");
		await landfall.db
			.updateTable("kept_replies")
			.set({ expires_at: new Date(Date.now() - 1).toISOString() })
			.where("account_id", "=", tenant.account.id)
			.execute();
		const { meta } = await resultOf(await send(batch, tenant, "expired"));
		expect([meta.created, meta.refused]).toEqual([0, 2]);
	});
});
