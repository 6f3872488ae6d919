import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { startMonitoring } from "../../server/monitoring/monitoring-server.ts";
import { Meter } from "../../server/runtime/meter.ts";
import type { Services } from "../../server/services/services.ts";
import { enqueue } from "../../server/worker/job-queue.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { startReceiver } from "../support/peers/receiver.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import {
	trackingRequestBody,
	trackShipment,
} from "../support/records/track-number.ts";
import { metricsAt, metricsOf } from "../support/replies/metrics.ts";
import { openStream } from "../support/replies/read-stream.ts";
import { eventually } from "../support/time/eventually.ts";

const env = { METRICS_PORT: "0" };

describe("a process that serves and works", async () => {
	const landfall = await openForFile(startTestLandfall, { env });
	const receiver = await openForFile(startReceiver);

	it("counts requests, jobs, queries of sources and deliveries", async () => {
		await registerWebhook(landfall, { url: receiver.url });
		const id = await trackShipment(landfall);
		await landfall.fetch(`/shipments/${id}`);
		await landfall.fetch("/shipments/nobody");
		await landfall.fetch("/no-such-path");
		const metrics = await eventually("a delivery is counted", async () => {
			const found = await metricsOf(landfall);
			const done = 'landfall_delivery_attempts_total{outcome="delivered"}';
			return (found.get(done) ?? 0) > 0 && found;
		});
		const counted = [
			'landfall_requests_total{operation="createTrackingRequest",status="201"}',
			'landfall_requests_total{operation="getShipment",status="200"}',
			'landfall_requests_total{operation="getShipment",status="404"}',
			'landfall_requests_total{operation="none",status="404"}',
			'landfall_jobs_total{job="track-shipment",outcome="done"}',
			'landfall_source_requests_total{source="MSCU",outcome="answered"}',
		];
		for (const name of counted)
			expect([name, metrics.get(name)]).toEqual([name, 1]);
		const durations = "landfall_request_duration_seconds";
		const ofShipment = '{operation="getShipment"}';
		expect(metrics.get(`${durations}_count${ofShipment}`)).toBe(2);
		expect(
			metrics.get(`${durations}_bucket{le="+Inf",operation="getShipment"}`),
		).toBe(2);
		expect(metrics.get(`${durations}_sum${ofShipment}`)).toBeGreaterThan(0);
		expect(metrics.get('landfall_source_circuit_open{source="MSCU"}')).toBe(0);
		expect(metrics.get("landfall_database_up")).toBe(1);
		expect(metrics.get("landfall_database_size_bytes")).toBeGreaterThan(4_096);
		expect([...metrics.keys()]).toEqual(
			expect.arrayContaining([
				"process_resident_memory_bytes",
				"nodejs_eventloop_lag_p99_seconds",
			]),
		);
	});

	it("counts requests whose client left before the answer apart, and no duration of streams", async () => {
		const stream = await openStream(landfall, "/events/stream");
		stream.leave();
		const { hostname, port, pathname } = new URL(landfall.url);
		const socket = connect({ host: hostname, port: Number(port) });
		const head =
			`POST ${pathname}/webhooks HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Token ${landfall.key}\r\n` +
			"content-type: application/json\r\ncontent-length: 99\r\n\r\n{";
		await new Promise((sent) => socket.write(head, sent));
		socket.destroy();
		const count = (operation: string, status: string) =>
			`landfall_requests_total{operation="${operation}",status="${status}"}`;
		const metrics = await eventually("both are counted", async () => {
			const found = await metricsOf(landfall);
			const names = [
				count("createWebhook", "aborted"),
				count("streamEvents", "200"),
			];
			return names.every((name) => found.get(name) === 1) && found;
		});
		const durations = "landfall_request_duration_seconds_count";
		expect(metrics.has(`${durations}{operation="createWebhook"}`)).toBe(true);
		expect(metrics.has(`${durations}{operation="streamEvents"}`)).toBe(false);
	});

	it("serves exactly the metrics that OPERATIONS.md explains", async () => {
		const url = new URL("../../OPERATIONS.md", import.meta.url);
		const rows = readFileSync(url, "utf8").match(/^\| `landfall_\w+/gm) ?? [];
		const { monitoringUrl } = landfall.landfall;
		const reply = await fetch(new URL("/metrics", monitoringUrl));
		const text = await reply.text();
		const types = [...text.matchAll(/^# TYPE (landfall_\w+) (\w*)/gm)];
		for (const [, name = "", type] of types) {
			const isHistogram = name.endsWith("_duration_seconds");
			const usual = name.endsWith("_total") ? "counter" : "gauge";
			expect([name, type]).toEqual([name, isHistogram ? "histogram" : usual]);
			expect(text).toMatch(new RegExp(`^# HELP ${name} [A-Z].*\\.$`, "m"));
		}
		const served = types.map(([, name]) => name);
		const explained = rows.map((row) => row.slice(3));
		expect(served.sort()).toEqual(explained.sort());
	});

	it("names no account and no number in a label", async () => {
		const text = [...(await metricsOf(landfall)).keys()].join("\n");
		const { request_number: number } = trackingRequestBody().data.attributes;
		for (const secret of [landfall.account.id, number, landfall.key])
			expect(text).not.toContain(secret);
	});

	it.each([
		["/healthz", { status: "ok" }],
		["/readyz", { status: "ready" }],
	])("answers %s on the address of its metrics too", async (path, body) => {
		const reply = await fetch(new URL(path, landfall.landfall.monitoringUrl));
		expect([reply.status, await reply.json()]).toEqual([200, body]);
	});

	it("does not serve metrics on the port of the API", async () => {
		const reply = await fetch(new URL("/metrics", landfall.url));
		expect(reply.status).toBe(404);
	});
});

it("serves no metrics unless a port is set", async () => {
	const landfall = await startTestLandfall({ isWorking: false });
	expect(landfall.landfall.monitoringUrl).toBeUndefined();
	expect(landfall.services.meter).toBeUndefined();
	await landfall.stop();
});

describe("the metrics of one process", async () => {
	const { services } = await openForFile(startTestLandfall, {
		isWorking: false,
	});

	/** Serves the metrics of these measurements. */
	async function serve(meter: Meter, more: Partial<Services> = {}) {
		const served = await startMonitoring(
			{ host: "127.0.0.1", port: 0 },
			{
				services: { ...services, meter, ...more },
				meter,
				version: "1.2.3",
				isServing: true,
				isStopping: () => false,
			},
		);
		onTestFinished(() => served.stop());
		return served.url;
	}

	it("show which sources are left alone, and how many requests each of the others still takes", async () => {
		const meter = new Meter();
		meter.sourceLimits.set("MAEU", async () => ({ isDown: true, left: {} }));
		meter.sourceLimits.set("MSCU", async () => ({
			isDown: false,
			left: { perMinute: 3, perHour: 0 },
		}));
		const metrics = await metricsAt(await serve(meter));
		const isOpen = "landfall_source_circuit_open";
		const left = "landfall_source_requests_left";
		const ofSources = [...metrics].filter(([name]) =>
			[isOpen, left].some((start) => name.startsWith(start)),
		);
		expect(ofSources).toEqual([
			[`${isOpen}{source="MAEU"}`, 1],
			[`${isOpen}{source="MSCU"}`, 0],
			[`${left}{source="MSCU",limit="perMinute"}`, 3],
			[`${left}{source="MSCU",limit="perHour"}`, 0],
		]);
	});

	it("count a duration in each bucket that it fits into", async () => {
		const meter = new Meter();
		for (const ms of [3, 30, 40, 20_000])
			meter.jobDurations.of("track-shipment").add(ms);
		meter.deliveryDurations.add(2_000);
		const metrics = await metricsAt(await serve(meter));
		const name = "landfall_job_duration_seconds";
		const job = 'job="track-shipment"';
		const upTo = (le: string) =>
			metrics.get(`${name}_bucket{le="${le}",${job}}`);
		expect(
			["0.0025", "0.005", "0.025", "0.05", "10", "+Inf"].map(upTo),
		).toEqual([0, 1, 1, 3, 3, 4]);
		expect(metrics.get(`${name}_count{${job}}`)).toBe(4);
		expect(metrics.get(`${name}_sum{${job}}`)).toBeCloseTo(20.073, 6);
		const delivery = "landfall_delivery_duration_seconds";
		expect(metrics.get(`${delivery}_sum`)).toBe(2);
		expect(metrics.get(`${delivery}_bucket{le="2.5"}`)).toBe(1);
	});

	it("count on after more durations than 32 bits can count", async () => {
		const meter = new Meter();
		const durations = meter.requestDurations.of("listShipments");
		durations.counts[0] = 2 ** 32 - 1;
		durations.add(0);
		const metrics = await metricsAt(await serve(meter));
		const count = "landfall_request_duration_seconds_count";
		expect(metrics.get(`${count}{operation="listShipments"}`)).toBe(2 ** 32);
	});

	it("show the jobs in hand, the connections to the database, and the version", async () => {
		const meter = new Meter();
		meter.jobsInHand.of("make-maps").add();
		const connections = () => ({ open: 5, inUse: 2, waiting: 7 });
		const database = { ...services.database, connections };
		const metrics = await metricsAt(await serve(meter, { database }));
		const sample = (name: string) => metrics.get(`landfall_${name}`);
		expect(sample('jobs_in_hand{job="make-maps"}')).toBe(1);
		const state = (name: string) =>
			sample(`database_connections{state="${name}"}`);
		expect(["in use", "idle", "waiting"].map(state)).toEqual([2, 3, 7]);
		const { name } = services.database;
		expect(sample(`info{version="1.2.3",database="${name}"}`)).toBe(1);
	});

	it("say that the database answers also while its figures are late, which is logged once", async () => {
		const meter = new Meter();
		meter.sourceLimits.set("MAEU", () => new Promise(() => {}));
		const lines: string[] = [];
		const log = pino({ level: "warn" }, { write: (line) => lines.push(line) });
		const url = await serve(meter, { meter, log });
		const [metrics] = await Promise.all([metricsAt(url), metricsAt(url)]);
		expect(metrics.get("landfall_database_up")).toBe(1);
		expect(metrics.has("landfall_delivery_backlog_webhooks")).toBe(false);
		expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
			"the figures of the queues are late",
		]);
	});

	it("give ages in real seconds, also by a fast clock", async () => {
		const now = services.clock.now();
		const clock = { now: () => new Date(now.getTime() + 90_000), speed: 30 };
		await enqueue(services.database.db, { now: () => now }, [
			{ name: "track-shipment", payload: { trackingRequestId: "due" } },
		]);
		const metrics = await metricsAt(await serve(new Meter(), { clock }));
		const oldest = "landfall_job_oldest_due_seconds";
		expect(metrics.get(`${oldest}{job="track-shipment"}`)).toBe(3);
		expect(metrics.get("landfall_delivery_oldest_due_seconds")).toBe(0);
	});
});
