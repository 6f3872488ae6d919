import { describe, expect, it } from "vitest";
import type { WebhookNotificationDocument } from "../../generated/openapi.ts";
import { fromJsonText, toJsonText } from "../../server/database/json-text.ts";
import type { ShipmentRecords } from "../../server/recording/records/shipment-records.ts";
import { shipmentEvents } from "../../server/recording/shipment-events.ts";
import { storeReport } from "../../server/recording/store-report.ts";
import type { AccountEvent } from "../../server/resources/account-events/notify.ts";
import type { ArrivalEstimate } from "../../server/tracking/compare/compare.ts";
import type { StatusObservation } from "../../server/tracking/observations/observation.ts";
import type { JobRow } from "../../server/worker/job-table.ts";
import { schemaValidator } from "../contract/contract-examples.ts";
import {
	addNotifiedTenant,
	HOUR,
	START,
	startTrackedWorld,
	submitAnswered,
} from "../jobs/tracked.ts";
import type { Tenant } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import {
	atSea,
	BOX,
	BOX_2,
	message,
} from "../support/peers/carrier-messages.ts";
import { storedNotifications } from "../support/records/stored-notifications.ts";

const world = await openForFile(startTrackedWorld);

const isNotification = schemaValidator("WebhookNotificationDocument");

/** The notifications of a tenant, in order. */
async function notificationsOf(
	tenant: Tenant,
): Promise<WebhookNotificationDocument[]> {
	const rows = await storedNotifications(world.system.db, {
		accountId: tenant.account.id,
	});
	return rows.map(({ body }) => {
		const document = JSON.parse(body) as WebhookNotificationDocument;
		expect(isNotification(document), body).toBe(true);
		return document;
	});
}

/** The notifications of the second report of a line. */
async function notificationsAfter(
	number: string,
	first: readonly object[],
	then: readonly object[],
): Promise<WebhookNotificationDocument[]> {
	const tenant = await addNotifiedTenant(
		world,
		number,
		"http://127.0.0.1:9/hooks",
	);
	await submitAnswered(world, tenant, number, first);
	const before = await notificationsOf(tenant);
	world.carrier.report(number, then);
	await world.pass(7 * HOUR);
	return (await notificationsOf(tenant)).slice(before.length);
}

/** The notified events, each with the types of its included records. */
const summaryOf = (notified: readonly WebhookNotificationDocument[]) =>
	notified.map(({ data, included }) => [
		data.attributes.event,
		included.map(({ type }) => type),
	]);

function aboutOf({ data, included }: WebhookNotificationDocument) {
	const { id } = data.relationships.reference_object.data;
	return included.find((record) => record.id === id);
}

/** The discharge as a line expects it, at a terminal by its SMDG code. */
function dischargeAt(smdgCode: string, reportedAt: string, container: string) {
	const planned = message("EST 2026-03-13T09:00:00Z DISC USLAX vessel", {
		id: `discharge at ${smdgCode} ${container}`,
		container,
		reportedAt,
	}) as { transportCall: object };
	return {
		...planned,
		transportCall: {
			...planned.transportCall,
			facilityCode: smdgCode,
			facilityCodeListProvider: "SMDG",
		},
	};
}

describe("the notifications of a shipment", () => {
	it("include its estimated arrival with port and vessel, beside the estimate of each container", async () => {
		const reportedAt = "2026-02-25T00:00:00Z";
		const at = "2026-03-14T08:00:00Z";
		const notified = await notificationsAfter("ETA1", atSea(), [
			...atSea(),
			message(`EST ${at} ARRI USLAX vessel`, { id: "later", reportedAt }),
		]);
		expect(summaryOf(notified)).toEqual([
			[
				"container.transport.estimated.vessel_arrived",
				["shipment", "container", "port", "vessel", "transport_event"],
			],
			[
				"shipment.estimated.arrival",
				["shipment", "port", "vessel", "estimated_event"],
			],
		]);
		expect(notified.map(aboutOf)[1]?.attributes).toMatchObject({
			event: "shipment.estimated.arrival",
			estimated_timestamp: at,
			timezone: "America/Los_Angeles",
			location_locode: "USLAX",
			voyage_number: "101E",
			data_source: "shipping_line",
		});
	});

	it("report the corrected time of a milestone only as a change of its container", async () => {
		const two = [...atSea(BOX), ...atSea(BOX_2)];
		const corrected = message("ACT 2026-02-14T10:00:00Z GTIN CNSHA truck", {
			reportedAt: "2026-02-25T00:00:00Z",
		});
		const notified = await notificationsAfter("FIX1", two, [...two, corrected]);
		expect(summaryOf(notified)).toEqual([
			[
				"container.updated",
				[
					"shipment",
					"container",
					"port",
					"terminal",
					"container_updated_event",
				],
			],
		]);
		const [update] = notified;
		expect(update?.included[1]?.attributes).toMatchObject({ number: BOX });
		expect(update && aboutOf(update)?.attributes).toMatchObject({
			changeset: {
				pol_full_in_at: ["2026-02-14T08:00:00Z", "2026-02-14T10:00:00Z"],
			},
			data_source: "shipping_line",
		});
	});

	it("include the assigned terminal of each container", async () => {
		const both = [BOX, BOX_2];
		const two = both.flatMap((box) => atSea(box));
		const notified = await notificationsAfter(
			"MOVE1",
			[
				...two,
				...both.map((box) => dischargeAt("APMT", "2026-02-24T00:00:00Z", box)),
			],
			[
				...two,
				...both.map((box) => dischargeAt("EAGLE", "2026-02-25T00:00:00Z", box)),
			],
		);
		const moved = [
			"container.pod_terminal_changed",
			[
				...["shipment", "container", "terminal"],
				"container_pod_terminal_changed_event",
			],
		];
		const updated = [
			"container.updated",
			["shipment", "container", "port", "terminal", "container_updated_event"],
		];
		expect(summaryOf(notified)).toEqual([moved, moved, updated, updated]);
		const terminals = notified.map(({ included }) =>
			included.find(({ type }) => type === "terminal"),
		);
		expect(terminals.map((terminal) => terminal?.attributes)).toEqual(
			notified.map(() => expect.objectContaining({ nickname: "Fenix" })),
		);
		expect(notified[2] && aboutOf(notified[2])?.attributes).toMatchObject({
			changeset: {
				pod_terminal: [expect.any(String), terminals[0]?.id],
			},
		});
	});
});

/** A terminal status of a container on the first of March. */
function statusOf(
	container: string,
	report: StatusObservation["report"],
): StatusObservation {
	return {
		kind: "status",
		activity: "reported",
		key: `status of ${container}`,
		source: { kind: "terminal", code: "pier" },
		sourceEventId: null,
		originalEvent: "status",
		classifier: "actual",
		occurredAt: START,
		precision: "instant",
		timezone: "America/Los_Angeles",
		reportedAt: START,
		receivedAt: START,
		place: {
			locode: "USLAX",
			name: null,
			facilityCode: null,
			facilityCodeList: null,
			facilityType: "port_terminal",
		},
		billsOfLading: [],
		bookings: [],
		references: [],
		raw: "{}",
		containerNumber: container,
		report,
	};
}

it("include a terminal's answer as changes of single values, and then as one change of its container", async () => {
	const tenant = await addNotifiedTenant(
		world,
		"LFD1",
		"http://127.0.0.1:9/hooks",
	);
	const requestId = await submitAnswered(world, tenant, "LFD1", [
		...atSea(BOX),
		...atSea(BOX_2),
	]);
	const { services } = world.system.landfall;
	const { db } = services.database;
	const request = await db
		.selectFrom("tracking_requests")
		.selectAll()
		.where("id", "=", requestId)
		.executeTakeFirstOrThrow();
	const shipment = await db
		.selectFrom("shipments")
		.selectAll()
		.where("account_id", "=", tenant.account.id)
		.executeTakeFirstOrThrow();
	const lfd = "2026-03-20T07:00:00Z";
	let events: readonly AccountEvent[] = [];
	const report = {
		request,
		shipment,
		normalizedNumber: "LFD1",
		observations: [
			statusOf(BOX, {
				isAvailable: false,
				lastFreeDays: [{ kind: "line", at: lfd }],
				appointmentAt: lfd,
			}),
			statusOf(BOX_2, { holds: [] }),
		],
		shipmentTimes: {},
		containerTimes: () => ({}),
	};
	await storeReport(services, {
		row: { id: "j" } as JobRow,
		readReport: async () => report,
		finish: async (_db, _report, reported) => {
			events = reported.events;
		},
	});
	expect(events.map(({ event }) => event)).toEqual([
		"container.pickup_lfd_line.changed",
		"container.pickup_lfd.changed",
		"container.pickup_appointment.changed",
		"container.updated",
	]);
	const [first] = events;
	expect(first?.included.map((text) => fromJsonText(text).type)).toEqual([
		...["shipment", "container", "port", "terminal", "transport_event"],
	]);
	expect(JSON.parse(events.at(-1)?.included.at(-1) ?? "null")).toMatchObject({
		attributes: {
			changeset: {
				pickup_lfd: [null, lfd],
				pickup_lfd_line: [null, lfd],
				available_for_pickup: [null, false],
				pickup_appointment_at: [null, lfd],
			},
			timezone: "America/Los_Angeles",
			data_source: "terminal",
		},
	});
});

it.each([
	[
		"a new arrival of the shipment alone",
		START,
		["shipment.estimated.arrival"],
	],
	["nothing", null, []],
])("are about %s", async (what, timestamp, events) => {
	const { system } = world;
	const tenant = await addNotifiedTenant(world, `about ${what}`);
	const shipment = { id: "s", type: "shipment", relationships: {} };
	const records = {
		...{ shipment, shipmentDocument: shipment, containers: [] },
		containerDocuments: new Map(),
	} as unknown as ShipmentRecords;
	const newArrival: ArrivalEstimate | null =
		timestamp === null
			? null
			: {
					...{ timestamp, timezone: null, locode: null, voyageNumber: null },
					...{ vessel: null, sourceKind: "shipping_line" },
				};
	const raised = await shipmentEvents(
		system.db,
		system.services.places,
		tenant.account.id,
		records,
		{
			...{ news: [], now: START },
			comparison: { containers: [], newArrival },
			shipmentText: () => toJsonText(records.shipmentDocument),
		},
	);
	expect(raised.map(({ event, containerId }) => [event, containerId])).toEqual(
		events.map((event) => [event, null]),
	);
});
