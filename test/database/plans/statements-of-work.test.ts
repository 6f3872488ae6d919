import { expect, test } from "vitest";
import { DAY } from "../../jobs/tracked.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	aboard,
	atSea,
	BOX,
	BOX_2,
	message,
} from "../../support/peers/carrier-messages.ts";
import { newVessel } from "../../support/records/new-numbers.ts";
import { type Content, startNotedWork } from "./noted-work.ts";

const work = await openForFile(startNotedWork);
const { clock, carrier, terminal, positions, system, ids, request, job } = work;

/** The content of a request to track a number. */
const numbered = (request_number: string, more: object = {}): Content => [
	"tracking_request",
	{
		request_type: "bill_of_lading",
		request_number,
		...{ scac: "MAEU", ...more },
	},
];

const references = (type: string, ref_numbers: string[]): Content => [
	type,
	{ ref_numbers },
];

const VESSEL = newVessel();
const ARRIVAL = message("ACT 2026-03-02T08:00:00Z ARRI USLAX vessel");
const DISCHARGE = message("ACT 2026-03-02T18:00:00Z DISC USLAX vessel");

async function trackFirst(): Promise<void> {
	carrier.report("FIRST", aboard(VESSEL, atSea(BOX)));
	await request("POST /tracking_requests", ...numbered("FIRST"));
	await request("POST /tracking_requests (duplicate)", ...numbered("FIRST"));
	await job("track-shipment", " (first)");
	await job("count-outcomes");
	await job("draw-maps");
	await job("follow-vessel", " (no position)");
	const at = "2026-03-01T12:00:00Z";
	positions.report(VESSEL, [{ at, latitude: 33, longitude: -119 }]);
	clock.advance(DAY);
	await job("follow-vessel");
	await job("draw-vessel-maps");
	await job("track-shipment", " (no news)");
	carrier.report("FIRST", aboard(VESSEL, [...atSea(BOX), ARRIVAL]));
	clock.advance(DAY);
	await job("track-shipment", " (news)");
	const [row] = await system.db
		.selectFrom("containers")
		.select(["id", "shipment_id"])
		.execute();
	ids.set("containers", row?.id ?? "");
	ids.set("shipments", row?.shipment_id ?? "");
}

async function readAll(): Promise<void> {
	for (const path of [
		"/shipments/{id}",
		"/shipments/{id}?include=containers",
		"/containers/{id}/transport_events",
		"/containers/{id}/raw_events",
		"/containers/{id}/provenance",
		"/containers",
		"/shipments?filter[tags]=a",
		"/search?query=FIRST",
		"/events",
		"/tracking_requests",
	])
		await request(`GET ${path}`);
}

async function changeRecords(): Promise<void> {
	const shipment = "PATCH /shipments/{id}";
	await request(`${shipment} (nothing)`, "shipment", {});
	await request(shipment, ...references("shipment", ["PO-1"]));
	await request(`${shipment} (as it is)`, ...references("shipment", ["PO-1"]));
	await request("PATCH /containers/{id}", ...references("container", ["PO-2"]));
	await request(
		"PATCH /tracking_requests/{id}",
		...references("tracking_request", ["PO-3"]),
	);
	await request(`${shipment}/stop_tracking`);
	await request(`${shipment}/stop_tracking (again)`);
	await request(`${shipment}/resume_tracking`);
	await request(`${shipment}/resume_tracking (again)`);
}

async function notify(): Promise<void> {
	const url = "http://127.0.0.1:9/hooks";
	await request("POST /webhooks", "webhook", { url, active: true });
	await request("PATCH /webhooks/{id} (nothing)", "webhook", {});
	const since = { created_from: "2026-03-01" };
	const redeliver = ["webhook_redelivery", since] as const;
	await request("POST /webhooks/{id}/redeliver (nothing)", ...redeliver);
	await request(
		"PATCH /containers/{id} (notified)",
		...references("container", ["PO-4"]),
	);
	await request("PATCH /shipments/{id}/stop_tracking (notified)");
	await request("PATCH /shipments/{id}/resume_tracking (notified)");
	carrier.report("FIRST", aboard(VESSEL, [...atSea(BOX), ARRIVAL, DISCHARGE]));
	clock.advance(DAY);
	await job("track-shipment", " (news, notified)");
	await request("GET /webhook_notifications");
	await request("POST /webhooks/{id}/redeliver", ...redeliver);
	await request("DELETE /webhooks/{id}");
	await job("remove-notifications");
}

async function useParties(): Promise<void> {
	const named = (company_name: string): Content => ["party", { company_name }];
	await request("POST /parties", ...named("Acme"));
	const data = { id: ids.get("parties"), type: "party" };
	const customer = { customer: { data } };
	await request("PATCH /shipments/{id} (customer)", "shipment", {}, customer);
	await request("PATCH /parties/{id}", ...named("Other"));
	await job("rename-customer");
}

async function useCustomFields(): Promise<void> {
	await request("POST /custom_field_definitions", "custom_field_definition", {
		...{ entity_type: "Shipment", data_type: "short_text" },
		...{ api_slug: "order", display_name: "Order" },
	});
	await request("POST /shipments/{id}/custom_fields", "custom_field", {
		...{ api_slug: "order", value: "12" },
	});
	await request("PATCH /custom_fields/{id}", "custom_field", { value: "13" });
	await request("GET /shipments?filter[custom_field]=order:13");
	carrier.report("SECOND", atSea(BOX_2));
	const shipment = [{ api_slug: "order", value: "14" }];
	await request(
		"POST /tracking_requests (custom fields)",
		...numbered("SECOND", { initial_custom_fields: { shipment } }),
	);
	await job("track-shipment", " (first, custom fields)");
	await request("DELETE /custom_field_definitions/{id}");
	await job("remove-custom-fields");
}

async function querySources(): Promise<void> {
	await job("check-terminal", " (not found)");
	terminal.report(BOX, {
		availability: "available",
		lastFreeDays: [{ kind: "terminal", at: "2026-03-20" }],
		yardLocation: "F 412",
	});
	await request("PATCH /containers/{id}/refresh (too early)");
	clock.advance(DAY / 2);
	await request("PATCH /containers/{id}/refresh");
	await job("refresh-container");
	clock.advance(DAY);
	await job("check-terminal", " (as it was)");
	carrier.report("FIRST", (response) => response.writeHead(503).end());
	clock.advance(DAY);
	await job("track-shipment", " (the line fails)");
}

async function importNumbers(): Promise<void> {
	await request(
		"POST /tracking_request_imports",
		"Container,SCAC,PO\nMSKU7654322,MAEU,1\n,MAEU,2\nMSKU1234565,MAEU,3\n",
	);
	await job("import-tracking-requests");
	await request("GET /tracking_request_imports");
	await job("track-imported", " (unknown number)");
}

test("requests and jobs issue the statements that statements-of-work.txt names", async () => {
	await trackFirst();
	await readAll();
	await changeRecords();
	await notify();
	await querySources();
	await useParties();
	await useCustomFields();
	await importNumbers();
	await expect(work.report()).toMatchFileSnapshot("statements-of-work.txt");
});
