import { describe, expect, test } from "vitest";
import { toInstant } from "../../server/runtime/clock.ts";
import { HOUR, requestOf, START, shipmentOf, submit } from "../jobs/tracked.ts";
import { openForFile } from "../support/open-for-file.ts";
import { message } from "../support/peers/carrier-messages.ts";
import {
	boxes,
	breakingOff,
	fleetAtSea,
	newsOf,
	notifiedEvents,
	trackOnce,
} from "./large-report.ts";
import {
	FIRST_EVENTS,
	FLEET,
	LARGE_FLEET,
	recordOf,
	startReportedFleets,
} from "./reported-fleets.ts";

const { carrier, clock, queried, system } =
	await openForFile(startReportedFleets);

describe("a report about many containers", () => {
	test("is stored completely, and each of its events is notified once", async () => {
		const { tenant, requestId } = await queried();
		expect(await trackOnce(system, requestId)).toBe(true);
		const { shipment, linked, containers } = await recordOf(tenant, requestId);
		expect(shipment).toMatchObject({ port_of_discharge_locode: "USLAX" });
		expect(linked).toBe(FLEET.length);
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

	test("is copied completely by a reader that asks what has changed since its last answer", {
		tags: "whole",
	}, async () => {
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
		{ tags: "whole" },
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

test("a report is stored although a user changes its shipment during each of four attempts", async () => {
	const { bill, tenant, requestId } = await queried(FLEET.slice(0, 1));
	await trackOnce(system, requestId);
	const { shipment } = await shipmentOf(tenant, requestId);
	carrier.report(bill, newsOf(bill, FLEET.slice(0, 1)));
	const services = breakingOff(
		system.services,
		Number.POSITIVE_INFINITY,
		async (transaction) => {
			if (transaction > 4) return;
			const attributes = { tags: [`tag ${transaction}`] };
			const data = { type: "shipment", id: shipment.id, attributes } as const;
			await tenant.client.updateShipment(shipment.id, { data });
		},
	);
	expect(await trackOnce(system, requestId, services)).toBe(true);
	const { shipment: after } = await shipmentOf(tenant, requestId);
	expect(after.attributes.tags).toEqual(["tag 4"]);
	expect(after.attributes.pod_eta_at).not.toBe(shipment.attributes.pod_eta_at);
});

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
