import { describe, expect, it } from "vitest";
import { newRecordId } from "../../../server/database/record-id.ts";
import type { TransportEventTable } from "../../../server/resources/transport-events/transport-event-table.ts";
import type { Tenant } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	recordExamples,
	startWithExamples,
} from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { recordEvents } from "../../support/records/record-events.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import {
	describeInclude,
	describePaging,
	readIds,
	readList,
} from "../../support/replies/list-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import { problemsOf } from "../../support/replies/problems.ts";

const NAMES = [
	"shipment",
	"container",
	"vessel",
	"location",
	"terminal",
	"source_event",
	"previous_version",
];

const landfall = await openForFile(startWithExamples);
const { db } = landfall;
const five = EXAMPLES.events.slice(-5).map(({ id }) => id);
await db
	.deleteFrom("transport_events")
	.where("account_id", "=", landfall.account.id)
	.where("id", "not in", five)
	.execute();

/** A tenant with an example shipment whose events the test creates. */
async function tenantWithoutEvents(name: string): Promise<Tenant> {
	const tenant = await landfall.addTenant(name);
	const { id } = tenant.account;
	await recordExamples(db, id);
	await db
		.deleteFrom("transport_events")
		.where("account_id", "=", id)
		.execute();
	return tenant;
}

/** The ids of events, the last recorded first. */
const newestFirst = (events: readonly TransportEventTable[]) =>
	events
		.map(({ created_at, id }) => `${created_at} ${id}`)
		.sort()
		.reverse()
		.map((text) => text.split(" ")[1]);

const ARRIVED = "container.transport.vessel_arrived";
const OUT = "container.transport.full_out";
const ESTIMATED = "container.transport.estimated.vessel_arrived";
const KINDS = [ARRIVED, OUT, ESTIMATED] as const;

/** An instant that several events share. */
const instant = (index: number) =>
	`2026-08-${String(1 + (index % 12)).padStart(2, "0")}T08:00:00Z`;

const OTHER_CONTAINER = newRecordId();

describe("GET /events", () => {
	describeCommonReplies(landfall, { method: "GET", path: "/events" });
	describeConditionalReads(landfall, "/events");
	describePaging(landfall, "/events", five);
	describeInclude(landfall, "/events", NAMES);

	it("answers 200 with the same records as the list of the container", async () => {
		const { data } = await readList(landfall, "/events");
		expect(data).toEqual(EXAMPLES.events.slice(-5));
	});
});

describe("the filters of GET /events", async () => {
	const tenant = await tenantWithoutEvents("filtered");
	const events = await recordEvents(db, tenant.account.id, 90, (index) => ({
		event: KINDS[index % 3] ?? ARRIVED,
		created_at: instant(index * 7),
		container_id: index % 4 === 0 ? OTHER_CONTAINER : EXAMPLES.container.id,
	}));
	const { container, shipment } = EXAMPLES;
	const isOwn = (one: TransportEventTable) => one.container_id === container.id;
	const FILTERS: Readonly<
		Record<string, readonly [string, (one: TransportEventTable) => boolean][]>
	> = {
		event: [
			[`filter[event]=${OUT}`, (one) => one.event === OUT],
			[
				`filter[event]=${OUT}, ${ESTIMATED},sunk`,
				(one) => one.event !== ARRIVED,
			],
			["filter[event]=sunk", () => false],
			[`filter[event]=${OUT},a,b,c,d,e,f,g,h,i`, (one) => one.event === OUT],
		],
		of: [
			[`filter[container_id]=${container.id.toUpperCase()}`, isOwn],
			[`filter[shipment_id]=${shipment.id}`, isOwn],
			[
				`filter[shipment_id]=${shipment.id}&filter[container_id]=${OTHER_CONTAINER}`,
				() => false,
			],
			[`filter[container_id]=${MISSING_ID}`, () => false],
		],
		period: [
			[
				"filter[created_at][start]=2026-08-04T08:00:00Z",
				(one) => one.created_at >= instant(3),
			],
			[
				"filter[created_at][end]=2026-08-08T10:00:00%2B02:00",
				(one) => one.created_at <= instant(7),
			],
			[
				"filter[created_at][start]=2026-08-04&filter[created_at][end]=2026-08-06T07:59:59Z",
				(one) => one.created_at >= instant(3) && one.created_at <= instant(4),
			],
			[
				"filter[created_at][start]=2026-08-04T08:00:00.001Z&filter[created_at][end]=2026-08-08T07:59:59.999Z",
				(one) => one.created_at > instant(3) && one.created_at < instant(7),
			],
		],
	};
	const none = ["", () => true] as const;
	const ways = (name: string) => [none, ...(FILTERS[name] ?? [])];
	const combinations = ways("event").flatMap((event) =>
		ways("of").flatMap((of) =>
			ways("period").map((period) => [event, of, period]),
		),
	);

	it.each(
		combinations.map((parts) => ({
			query: parts.flatMap(([query]) => query || []).join("&"),
			parts,
		})),
	)("select the matching events: $query", async ({ query, parts }) => {
		const wanted = newestFirst(
			events.filter((one) => parts.every(([, fits]) => fits(one))),
		);
		const page = await readList(tenant, `/events?${query}&page[size]=100`);
		expect(page.data.map(({ id }) => id)).toEqual(wanted);
		expect(page.meta.total).toBe(wanted.length);
		const third = `/events?${query}&page[size]=5&page[number]=3`;
		expect(await readIds(tenant, third)).toEqual(wanted.slice(10, 15));
	});

	it.each([
		["filter[event]=a,b,c,d,e,f,g,h,i,j,k", "filter[event]", "invalid"],
		["filter[container_id]=MSDU7318267", "filter[container_id]", "invalid"],
		["filter[shipment_id]=1", "filter[shipment_id]", "invalid"],
		["filter[created_at][start]=now", "filter[created_at][start]", "invalid"],
		["page[after]=x", "page[after]", "invalid"],
	])("answer 400 to %s", async (query, parameter, code) => {
		const reply = await tenant.fetch(`/events?${query}`);
		expect(await problemsOf(reply, 400)).toEqual([{ code, parameter }]);
	});
});

it.each([
	"",
	`filter[event]=${KINDS.join()}`,
	`filter[shipment_id]=${EXAMPLES.shipment.id}`,
])(
	"cursors of /events?%s give each event once while others are recorded",
	async (filter) => {
		const tenant = await tenantWithoutEvents(`polled by ${filter}`);
		const { id } = tenant.account;
		const events = await recordEvents(db, id, 25, (index) => ({
			created_at: instant(index),
		}));
		const seen: string[] = [];
		let query: string | undefined = `${filter}&page[size]=4`;
		while (query !== undefined) {
			const { data, links } = await readList(tenant, `/events?${query}`);
			seen.push(...data.map((one) => one.id));
			query = links.next?.split("?")[1];
			await recordEvents(db, id, 3, () => ({ created_at: instant(11) }));
		}
		const known = new Set(events.map((one) => one.id));
		expect(new Set(seen).size).toBe(seen.length);
		expect(seen.filter((one) => known.has(one))).toEqual(newestFirst(events));
	},
);

it("answers 400 when too many events match to be sorted, and lists those of a shorter period", async () => {
	const tenant = await tenantWithoutEvents("busy");
	await recordEvents(db, tenant.account.id, 5_001);
	const [newest] = await recordEvents(db, tenant.account.id, 1, () => ({
		created_at: "2026-08-02T00:00:00Z",
	}));
	for (const [name, id] of [
		["shipment", EXAMPLES.shipment.id],
		["container", EXAMPLES.container.id],
	]) {
		const parameter = `filter[${name}_id]`;
		const reply = await tenant.fetch(`/events?${parameter}=${id}`);
		expect(await problemsOf(reply, 400)).toEqual([
			{ code: "too_broad", parameter },
		]);
		const query = `${parameter}=${id}&filter[created_at][start]=2026-08-02`;
		expect(await readIds(tenant, `/events?${query}`)).toEqual([newest?.id]);
	}
	const { meta } = await readList(tenant, "/events");
	expect(meta).toMatchObject({ total: 1_000, more_than_total: true });
});
