import { describe, expect, test } from "vitest";
import type { Tenant } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	atSea,
	bookingState,
	message,
} from "../../support/peers/carrier-messages.ts";
import { addReportedShipment } from "../reported-shipment.ts";
import {
	accountEventsOf,
	addNotifiedTenant,
	dueInMs,
	jobsOf,
	type RequestType,
	requestOf,
	startTrackedWorld,
	submitAndSettle,
	submitAnswered,
} from "../tracked.ts";

const world = await openForFile(startTrackedWorld);

const tenantOf = (name: string) => addNotifiedTenant(world, name);

const tracked = (
	number: string,
	events: readonly object[],
	requestType?: RequestType,
) => addReportedShipment(world, number, events, requestType);

describe("a request fails", () => {
	/** A second request of the same tenant, after its first attempt. */
	async function second(tenant: Tenant, number: string, type?: RequestType) {
		const id = await submitAndSettle(world, tenant, number, type);
		return requestOf(tenant, id);
	}
	const failed = (reason: string, duplicateOf: string | null = null) => ({
		attributes: {
			status: "failed",
			failed_reason: reason,
			duplicate_of: duplicateOf,
			is_retrying: false,
		},
		relationships: { tracked_object: { data: null } },
	});

	test.each<[string, RequestType]>([
		["DUPBOOKING", "booking"],
		["MSKU2000010", "container"],
	])(
		"as a duplicate of a tracked shipment with the same bill: %s",
		async (number, type) => {
			const bill = `DUP${type}BILL`.toUpperCase();
			const named = { bill, booking: "DUPBOOKING" };
			const events = [
				...atSea("MSKU2000010"),
				message("ACT 2026-02-18T09:00:00Z LOAD CNSHA vessel", {
					...named,
					container: "MSKU2000010",
				}),
			];
			const of = await tracked(bill, events);
			world.carrier.report(number, events);
			const other = await second(of.tenant, number, type);
			expect(other).toMatchObject(failed("duplicate", of.requestId));
			expect(await dueInMs(world, other.id)).toBeUndefined();
			const notified = await accountEventsOf(world, of.tenant);
			expect(notified.at(-1)).toBe("tracking_request.failed");
			expect(
				notified.filter((event) => event === "container.created"),
			).toHaveLength(1);
			const shipment = await of.shipment();
			const list = await of.tenant.fetch("/shipments");
			expect(await list.json()).toMatchObject({
				data: [{ id: shipment.id }],
			});

			await of.tenant.client.stopShipmentTracking(shipment.id);
			const third = await second(of.tenant, number, type);
			expect(third.attributes.status).toBe("created");
		},
	);

	test("as a duplicate of a shipment that was requested by its booking and has no bill yet", async () => {
		const booked = message("ACT 2026-02-18T09:00:00Z LOAD CNSHA vessel", {
			booking: "YOUNGBOOKING",
		});
		const of = await tracked("YOUNGBOOKING", [booked], "booking");
		world.carrier.report("YOUNGBILL", [
			booked,
			message("ACT 2026-02-19T08:00:00Z DEPA CNSHA vessel", {
				booking: "YOUNGBOOKING",
				bill: "YOUNGBILL",
			}),
		]);
		expect(await second(of.tenant, "YOUNGBILL")).toMatchObject(
			failed("duplicate", of.requestId),
		);
	});

	test("not when its bill is another one of a split booking, whichever bill the line names first", async () => {
		const booked = message("ACT 2026-02-18T09:00:00Z LOAD CNSHA vessel", {
			booking: "SPLITBOOKING",
		});
		const of = await tracked("SPLITBILL1", [booked], "bill_of_lading");
		world.carrier.report("SPLITBILL2", [booked]);
		const other = await second(of.tenant, "SPLITBILL2");
		expect(other.attributes.status).toBe("created");
	});

	test("not because of a shipment of another account", async () => {
		const events = [
			message("ACT 2026-02-18T09:00:00Z LOAD CNSHA vessel", {
				bill: "OTHERSBILL",
			}),
		];
		await tracked("OTHERSBILL", events);
		const tenant = await tenantOf("another account");
		const id = await submitAndSettle(world, tenant, "OTHERSBILL");
		expect((await requestOf(tenant, id)).attributes.status).toBe("created");
	});

	test("when its booking was cancelled before it had containers", async () => {
		const number = "CANCELLED2";
		const tenant = await tenantOf(number);
		world.carrier.report(number, [
			bookingState(number, "CONF", "2026-02-20T00:00:00Z"),
			bookingState(number, "CANC", "2026-02-21T00:00:00Z"),
		]);
		const id = await submitAndSettle(world, tenant, number, "booking");
		expect(await requestOf(tenant, id)).toMatchObject(
			failed("booking_cancelled"),
		);
		expect(await accountEventsOf(world, tenant)).toEqual([
			"tracking_request.failed",
		]);
		expect(await jobsOf(world, tenant)).toEqual([]);
	});

	test("when its number is of another kind", async () => {
		const tenant = await tenantOf("kinds");
		const events = [
			message("ACT 2026-02-18T09:00:00Z LOAD CNSHA vessel", {
				bill: "KINDBILL",
				booking: "KINDBOOKING",
			}),
		];
		const wrong = await submitAnswered(
			world,
			tenant,
			"KINDBOOKING",
			events,
			"bill_of_lading",
		);
		expect(await requestOf(tenant, wrong)).toMatchObject(
			failed("invalid_number"),
		);
		const right = await submitAndSettle(
			world,
			tenant,
			"KINDBOOKING",
			"booking",
		);
		expect((await requestOf(tenant, right)).attributes.status).toBe("created");
	});
});
