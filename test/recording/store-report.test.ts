import { describe, expect, test } from "vitest";
import type { Container } from "../../generated/openapi.ts";
import { unpackTexts } from "../../server/database/packed-texts/packed-texts.ts";
import { toInstant } from "../../server/runtime/clock.ts";
import { LeaseLostError } from "../../server/worker/job.ts";
import { HOUR, requestOf, START, shipmentOf, submit } from "../jobs/tracked.ts";
import {
	startTestLandfall,
	type Tenant,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { message } from "../support/peers/carrier-messages.ts";
import { startStubCarrier } from "../support/peers/stub-carrier.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { readList } from "../support/replies/list-replies.ts";
import { testClock } from "../support/time/test-clock.ts";
import {
	boxes,
	breakingOff,
	fleetAtSea,
	newsOf,
	notifiedEvents,
	trackOnce,
} from "./large-report.ts";

/** Enough for a report that is written in more than four transactions. */
const COUNT = 60;
const FLEET = boxes(COUNT);

/** Enough for news that are written in several transactions. */
const LARGE_FLEET = boxes(100);

const clock = testClock(START);
let bills = 0;

const carrier = await openForFile(startStubCarrier, clock);
const system = await openForFile(startTestLandfall, {
	clock,
	carriers: carrier.registry,
	isWorking: false,
});

/** Adds a tenant with a webhook and a request for a bill with these containers. */
async function queried(containers = FLEET) {
	bills += 1;
	const bill = `LARGE${bills}`;
	const tenant = await system.addTenant(bill);
	await registerWebhook(tenant);
	carrier.report(bill, fleetAtSea(bill, containers));
	return { bill, tenant, requestId: await submit(tenant, bill) };
}

function attributesOf({ attributes }: Container) {
	return attributes;
}

/** The stored records, without ids. */
async function recordOf(tenant: Tenant, requestId: string) {
	const { shipment, containers } = await shipmentOf(tenant, requestId);
	const {
		bill_of_lading_number: _,
		normalized_number: __,
		...rest
	} = shipment.attributes;
	return {
		shipment: rest,
		linked: shipment.relationships.containers.data.length,
		containers: [...containers.values()]
			.sort((a, b) =>
				attributesOf(a).number < attributesOf(b).number ? -1 : 1,
			)
			.map((container) => ({
				...attributesOf(container),
				events: container.relationships.transport_events.data.length,
				rawEvents: container.relationships.raw_events.data.length,
			})),
	};
}

/** The events of each container at sea. */
const FIRST_EVENTS = [
	...FLEET.flatMap((number) => [
		`container.created ${number}`,
		`container.transport.empty_out ${number}`,
		`container.transport.estimated.vessel_arrived ${number}`,
		`container.transport.full_in ${number}`,
		`container.transport.vessel_departed ${number}`,
		`container.transport.vessel_loaded ${number}`,
	]),
	"tracking_request.succeeded",
].sort();

describe("a report about many containers", () => {
	test("is stored completely, and each of its events is notified once", async () => {
		const { tenant, requestId } = await queried();
		expect(await trackOnce(system, requestId)).toBe(true);
		const { shipment, linked, containers } = await recordOf(tenant, requestId);
		expect(shipment).toMatchObject({ port_of_discharge_locode: "USLAX" });
		expect(linked).toBe(COUNT);
		expect(containers.map(({ number }) => number)).toEqual(FLEET);
		expect(new Set(containers.map(({ events }) => events))).toEqual(
			new Set([5]),
		);
		expect(await notifiedEvents(tenant)).toEqual(FIRST_EVENTS);
	});

	test("with news leaves the shipment with the time of its query", async () => {
		const { bill, tenant, requestId } = await queried(LARGE_FLEET);
		for (const _poll of ["first", "without news"]) {
			await trackOnce(system, requestId);
			clock.advance(HOUR);
		}
		carrier.report(bill, newsOf(bill, LARGE_FLEET));
		await trackOnce(system, requestId);
		const { shipment } = await shipmentOf(tenant, requestId);
		expect(shipment.attributes).toMatchObject({
			line_tracking_last_attempted_at: toInstant(clock.now()),
			line_tracking_last_succeeded_at: toInstant(clock.now()),
		});
	});

	test("that is interrupted between any two transactions is completed by the next one, and no event is lost or notified twice", {
		tags: "whole",
	}, async () => {
		const whole = await queried();
		await trackOnce(system, whole.requestId);
		const wanted = await recordOf(whole.tenant, whole.requestId);
		for (let nth = 1; ; nth++) {
			const { tenant, requestId } = await queried();
			const services = breakingOff(system.services, nth);
			const isDone = await trackOnce(system, requestId, services);
			if (!isDone) expect(await trackOnce(system, requestId)).toBe(true);
			expect(await recordOf(tenant, requestId)).toEqual(wanted);
			expect(await notifiedEvents(tenant)).toEqual(FIRST_EVENTS);
			if (isDone) {
				expect(nth).toBeGreaterThan(4);
				break;
			}
		}
	});

	test("is written no further by a worker that has lost its lease, and by the next one completely", async () => {
		const { tenant, requestId } = await queried();
		let begun = 0;
		const services = breakingOff(
			system.services,
			Number.POSITIVE_INFINITY,
			async (transaction) => {
				begun = transaction;
				if (transaction !== 3) return;
				await system.db
					.updateTable("jobs")
					.set({ lease_owner: "another" })
					.where("dedupe_key", "=", `track-shipment ${requestId}`)
					.execute();
			},
		);
		await expect(trackOnce(system, requestId, services)).rejects.toThrow(
			LeaseLostError,
		);
		expect(begun).toBe(3);
		await trackOnce(system, requestId);
		expect(await notifiedEvents(tenant)).toEqual(FIRST_EVENTS);
	});

	test("raises the shipment's revision with each transaction, so that nothing is written that was derived before it", async () => {
		const { tenant, requestId } = await queried();
		const revisions: number[] = [];
		const services = breakingOff(
			system.services,
			Number.POSITIVE_INFINITY,
			async () => {
				const rows = await system.db
					.selectFrom("shipments")
					.select("revision")
					.where("account_id", "=", tenant.account.id)
					.execute();
				revisions.push(...rows.map(({ revision }) => revision));
			},
		);
		await trackOnce(system, requestId, services);
		expect(revisions.length).toBeGreaterThan(3);
		expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b));
	});

	test("that is interrupted gives each new record its initial custom fields", async () => {
		for (const nth of [2, 6]) {
			const { tenant, requestId } = await queried();
			for (const entity_type of ["Shipment", "Container"] as const)
				await tenant.client.createCustomFieldDefinition({
					data: {
						type: "custom_field_definition",
						attributes: {
							...{ entity_type, api_slug: "route", display_name: "Route" },
							...{ data_type: "short_text", default_value: "sea" },
						},
					},
				});
			const services = breakingOff(system.services, nth);
			expect(await trackOnce(system, requestId, services)).toBe(false);
			await trackOnce(system, requestId);
			const { shipment, containers } = await shipmentOf(tenant, requestId);
			for (const path of [
				`/shipments/${shipment.id}/custom_fields`,
				...[FLEET[0], FLEET.at(-1)].map(
					(number = "") =>
						`/containers/${containers.get(number)?.id}/custom_fields`,
				),
			])
				expect((await readList(tenant, path)).data, path).toMatchObject([
					{ attributes: { value: "sea" } },
				]);
		}
	});

	test("with news that is interrupted still notifies the shipment's new arrival, once", {
		tags: "whole",
	}, async () => {
		for (const nth of [2, 3, 4]) {
			const { bill, tenant, requestId } = await queried(LARGE_FLEET);
			await trackOnce(system, requestId);
			const before = await notifiedEvents(tenant);
			carrier.report(bill, newsOf(bill, LARGE_FLEET));
			const services = breakingOff(system.services, nth);
			expect(await trackOnce(system, requestId, services)).toBe(false);
			await trackOnce(system, requestId);
			const after = await notifiedEvents(tenant);
			const notified = after.filter(
				(one) => one === "shipment.estimated.arrival",
			);
			expect(after.length).toBeGreaterThan(before.length);
			expect(notified).toHaveLength(1);
		}
	});

	test("with news that is interrupted and then retracted leaves the shipment in lists by its recorded arrival", async () => {
		const { bill, tenant, requestId } = await queried(LARGE_FLEET);
		const ofTenant = ["account_id", "=", tenant.account.id] as const;
		await trackOnce(system, requestId);
		const { pod_eta_at: arrival } = (await shipmentOf(tenant, requestId))
			.shipment.attributes;
		const listed = async () => {
			const arrivals: string[] = [];
			for (const table of ["listed_shipments", "listed_containers"] as const) {
				const rows = await system.db
					.selectFrom(table)
					.select("pod_eta_at")
					.where(...ofTenant)
					.execute();
				arrivals.push(...rows.map(({ pod_eta_at }) => pod_eta_at));
			}
			return new Set(arrivals);
		};
		carrier.report(bill, newsOf(bill, LARGE_FLEET));
		await trackOnce(system, requestId, breakingOff(system.services, 3));
		expect(await listed()).not.toEqual(new Set([arrival]));
		// The values of the interrupted report were not written yet, or are retracted.
		const reports = await system.db
			.selectFrom("reports")
			.select(["first", "contents"])
			.where(...ofTenant)
			.execute();
		for (const { first, contents } of reports)
			if (unpackTexts(contents).join().includes("2026-03-15T08:00:00Z"))
				await system.db
					.deleteFrom("reports")
					.where(...ofTenant)
					.where("first", "=", first)
					.execute();
		carrier.report(bill, fleetAtSea(bill, LARGE_FLEET));
		await trackOnce(system, requestId);
		expect(await listed()).toEqual(new Set([arrival]));
	});

	test("is copied completely by a reader that asks what has changed since its last answer", async () => {
		const { bill, tenant, requestId } = await queried(LARGE_FLEET);
		const other = await submit(tenant, `${bill}OTHER`);
		carrier.report(`${bill}OTHER`, fleetAtSea(`${bill}OTHER`, boxes(1)));
		await trackOnce(system, other);
		const { shipment: busy } = await shipmentOf(tenant, other);
		const copies = new Map<string, unknown>();
		let latest = "2026-01-01T00:00:00Z";
		const copyChanges = async () => {
			const since = { "filter[updated_at][start]": latest };
			const lists = [
				tenant.client.listShipments(since),
				tenant.client.listContainers(since),
			];
			for (const list of lists)
				for await (const record of list) {
					copies.set(record.id, record);
					const { updated_at: at = "" } = record.attributes;
					if (at > latest) latest = at;
				}
		};
		const beside = async (transaction: number) => {
			clock.advance(1_000);
			const { id } = busy;
			const attributes = { tags: [`tag ${transaction}`] };
			const data = { type: "shipment", id, attributes } as const;
			await tenant.client.updateShipment(id, { data });
			await copyChanges();
		};
		const services = breakingOff(
			system.services,
			Number.POSITIVE_INFINITY,
			beside,
		);
		for (const eventsOf of [fleetAtSea, newsOf]) {
			carrier.report(bill, eventsOf(bill, LARGE_FLEET));
			await trackOnce(system, requestId, services);
			await copyChanges();
			const { shipment, containers } = await shipmentOf(tenant, requestId);
			expect(containers.size).toBe(LARGE_FLEET.length);
			expect(copies.get(shipment.id)).toEqual(shipment);
			for (const { id, attributes, relationships } of containers.values()) {
				// The time of a poll is no change.
				const { shipment_last_tracking_request_at: _, ...rest } = attributes;
				expect(copies.get(id)).toMatchObject({
					attributes: rest,
					relationships,
				});
			}
		}
	});

	test.each([
		["the shipment and its containers", true],
		["containers alone", false],
	])(
		"keeps what a user changes of %s while it is written",
		async (_what, isShipmentToo) => {
			const { tenant, requestId } = await queried(LARGE_FLEET);
			await trackOnce(system, requestId);
			const { shipment, containers } = await shipmentOf(tenant, requestId);
			const first = containers.get(LARGE_FLEET[0] ?? "");
			const last = containers.get(LARGE_FLEET.at(-1) ?? "");
			const change = async (transaction: number) => {
				// Before the first transaction of a report, and between two of the next attempt.
				if (transaction !== 1 && transaction !== 3) return;
				const tags = [`tag ${transaction}`];
				if (isShipmentToo)
					await tenant.client.updateShipment(shipment.id, {
						data: { type: "shipment", id: shipment.id, attributes: { tags } },
					});
				for (const { id = "" } of [first ?? {}, last ?? {}]) {
					const attributes = { ref_numbers: [`reference ${transaction}`] };
					await tenant.client.updateContainer(id, {
						data: { type: "container", id, attributes },
					});
				}
			};
			const bill = shipment.attributes.bill_of_lading_number;
			carrier.report(bill, newsOf(bill, LARGE_FLEET));
			const services = breakingOff(
				system.services,
				Number.POSITIVE_INFINITY,
				change,
			);
			await trackOnce(system, requestId, services);
			const after = await shipmentOf(tenant, requestId);
			expect(after.shipment.attributes.tags).toEqual(
				isShipmentToo ? ["tag 3"] : shipment.attributes.tags,
			);
			for (const number of [LARGE_FLEET[0], LARGE_FLEET.at(-1)]) {
				const container = after.containers.get(number ?? "");
				expect(container?.attributes.ref_numbers).toEqual(["reference 3"]);
			}
		},
	);

	test.each([
		[
			"containers",
			fleetAtSea("MANY", boxes(2_001)).filter((_, index) => index % 4 === 2),
		],
		[
			"movements of vessels for so many containers",
			[
				...fleetAtSea("SHARED", boxes(500)),
				...Array.from({ length: 500 }, (_, index) =>
					message(`EST 2026-03-12T08:00:00Z ARRI USLAX vessel`, {
						id: `arrival ${index}`,
						reportedAt: new Date(
							Date.parse(START) - index * 1_000,
						).toISOString(),
					}),
				),
			],
		],
	])(
		"with too many %s is rejected, and the request waits for another one",
		async (what, events) => {
			const tenant = await system.addTenant(`too many ${what}`);
			const number = `TOO${what.replaceAll(" ", "").slice(-9)}`.toUpperCase();
			carrier.report(number, events);
			const requestId = await submit(tenant, number);
			await trackOnce(system, requestId);
			const { attributes } = await requestOf(tenant, requestId);
			expect(attributes).toMatchObject({
				status: "pending",
				is_retrying: true,
				failed_reason: "unrecognized_response",
			});
		},
	);
});

test.each([
	["a report", FLEET.slice(0, 1)],
	["a report about many containers", FLEET],
])(
	"%s is not recorded with the state of a request from before a user's change",
	async (_, containers) => {
		const { tenant, requestId } = await queried(containers);
		const services = breakingOff(
			system.services,
			Number.POSITIVE_INFINITY,
			async (transaction) => {
				if (transaction !== 1) return;
				await tenant.client.updateTrackingRequest(requestId, {
					data: {
						type: "tracking_request",
						attributes: { ref_numbers: ["PO 1"] },
					},
				});
			},
		);
		await trackOnce(system, requestId, services);
		const { shipment } = await shipmentOf(tenant, requestId);
		expect(shipment.attributes.ref_numbers).toEqual(["PO 1"]);
	},
);

test("a new shipment has the name that its customer gets while its first report is prepared", async () => {
	const tenant = await system.addTenant("renamed");
	const { data: party } = await tenant.client.createParty({
		data: { type: "party", attributes: { company_name: "Before" } },
	});
	const customer = { data: { id: party.id, type: "party" as const } };
	carrier.report("RENAMED1", fleetAtSea("RENAMED1", FLEET.slice(0, 1)));
	const { data: request } = await tenant.client.createTrackingRequest({
		data: {
			type: "tracking_request",
			attributes: {
				...{ request_number: "RENAMED1", scac: "MAEU" },
				request_type: "bill_of_lading",
			},
			relationships: { customer },
		},
	});
	const services = breakingOff(
		system.services,
		Number.POSITIVE_INFINITY,
		async (transaction) => {
			if (transaction !== 1) return;
			await tenant.client.updateParty(party.id, {
				data: { type: "party", attributes: { company_name: "After" } },
			});
		},
	);
	await trackOnce(system, request.id, services);
	const { shipment } = await shipmentOf(tenant, request.id);
	expect(shipment.attributes.customer_name).toBe("After");
});
