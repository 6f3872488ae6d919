import { expect } from "vitest";
import { jobs } from "../../../server/jobs/jobs.ts";
import type { JobHandler } from "../../../server/worker/job.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { runNextJob } from "../../support/jobs/run-jobs.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	atSea,
	BOX,
	BOX_2,
	message,
} from "../../support/peers/carrier-messages.ts";
import { startStubCarrier } from "../../support/peers/stub-carrier.ts";
import { testOnSqlite } from "../../support/postgres/on-database.ts";
import { statementsOf } from "../../support/statements/executed-statements.ts";
import { testClock } from "../../support/time/test-clock.ts";

const DAY = 86_400_000;

const clock = testClock("2026-03-01T00:00:00Z");
const carrier = await openForFile(startStubCarrier, clock);
const landfall = await openForFile(() =>
	startTestLandfall({ clock, carriers: carrier.registry, isWorking: false }),
);

/** What is written down: the statements of each piece of work, in the order of the work. */
const report: string[] = [];

function note(work: string, statements: readonly string[]): void {
	report.push(`${work}\n${statements.map((one) => `  ${one}\n`).join("")}`);
}

/** The id that stands for `{id}` in the paths of each collection. */
const ids = new Map<string, string>();

/** The content of a body: the type of its record, and its attributes. */
type Content = readonly [
	type: string,
	attributes: object,
	relationships?: object | undefined,
];

/** Sends a request with its `{id}` filled in, and notes its statements. The id of a created record stands for `{id}` from then on. */
async function request(work: string, ...content: Content | []): Promise<void> {
	const [, method = "", template = ""] = /^(\S+) (\S+)/.exec(work) ?? [];
	const [, collection = ""] = template.split("/");
	const id = ids.get(collection);
	const [type, attributes, relationships] = content;
	const body = {
		...(method === "PATCH" && { id }),
		...{ type, attributes, relationships },
	};
	let status = 0;
	const statements = await statementsOf(async () => {
		const reply = await landfall.fetch(template.replace("{id}", id ?? ""), {
			method,
			...(type !== undefined && {
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ data: body }),
			}),
		});
		({ status } = reply);
		const text = await reply.text();
		if (status !== 201) return;
		const { data } = JSON.parse(text) as { data: { type: string; id: string } };
		ids.set(`${data.type}s`, data.id);
	});
	note(`${status} ${work}`, statements);
}

/** Runs the next job of a kind and notes the statements of its handler. */
async function job(name: keyof typeof jobs, why = ""): Promise<void> {
	const handle = jobs[name].handle as JobHandler<typeof name>;
	const isDue = await runNextJob(
		landfall.services,
		name,
		async (claimed, services) => {
			const work = () => handle(claimed, services);
			note(`job ${name}${why}`, await statementsOf(work));
		},
	);
	expect(isDue, `a job ${name} is due`).toBe(true);
}

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

const ARRIVAL = message("ACT 2026-03-02T08:00:00Z ARRI USLAX vessel");
const DISCHARGE = message("ACT 2026-03-02T18:00:00Z DISC USLAX vessel");

async function trackFirst(): Promise<void> {
	carrier.report("FIRST", atSea(BOX));
	await request("POST /tracking_requests", ...numbered("FIRST"));
	await request("POST /tracking_requests (duplicate)", ...numbered("FIRST"));
	await job("track-shipment", " (first)");
	await job("count-outcomes");
	await job("draw-maps");
	clock.advance(DAY);
	await job("track-shipment", " (no news)");
	carrier.report("FIRST", [...atSea(BOX), ARRIVAL]);
	clock.advance(DAY);
	await job("track-shipment", " (news)");
	const [row] = await landfall.db
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
	carrier.report("FIRST", [...atSea(BOX), ARRIVAL, DISCHARGE]);
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
	ids.set("parties", ids.get("partys") ?? "");
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

testOnSqlite(
	"requests and jobs issue the statements that statements-of-work.txt names",
	async () => {
		await trackFirst();
		await readAll();
		await changeRecords();
		await notify();
		await useParties();
		await useCustomFields();
		await expect(report.join("\n")).toMatchFileSnapshot(
			"statements-of-work.txt",
		);
	},
);
