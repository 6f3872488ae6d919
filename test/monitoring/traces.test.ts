import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { startTraces } from "../../server/monitoring/open-telemetry.ts";
import {
	currentTrace,
	type SpanStart,
	traced,
} from "../../server/runtime/tracing.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import {
	type ReceivedSpan,
	startCollector,
} from "../support/peers/collector.ts";
import { startReceiver } from "../support/peers/receiver.ts";
import { serve } from "../support/peers/serve.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { trackingRequestBody } from "../support/records/track-number.ts";
import { eventually } from "../support/time/eventually.ts";

const receiver = await openForFile(startReceiver);

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const CALLER = "b7ad6b7169203331";

/** The names of a span and of its parents, up to the caller's. */
function wayTo(span: ReceivedSpan, spans: readonly ReceivedSpan[]): string[] {
	const above = spans.find(({ spanId }) => spanId === span.parentSpanId);
	return [...(above ? wayTo(above, spans) : []), span.name];
}

test("one trace leads from a request over its job and the source to the first delivery, and contains no number or account", async () => {
	const collector = await startCollector();
	const landfall = await startTestLandfall({
		env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
	});
	const body = trackingRequestBody();
	await registerWebhook(landfall, { url: receiver.url });
	await landfall.send("POST", "/tracking_requests", body, {
		traceparent: `00-${TRACE}-${CALLER}-01`,
	});
	await eventually(
		"a notification is delivered",
		() => receiver.received.length > 0,
	);
	const [job] = await eventually("the next poll is planned", async () => {
		const jobs = await landfall.db
			.selectFrom("jobs")
			.select("payload")
			.where("account_id", "=", landfall.account.id)
			.where("name", "=", "track-shipment")
			.where("lease_until", "is", null)
			.execute();
		return jobs.length > 0 && jobs;
	});
	// Otherwise a poll after months would belong to the trace of the request.
	expect(job?.payload).not.toContain(TRACE);
	await landfall.stop();
	await collector.close();
	const spans = collector.spans.filter(({ traceId }) => traceId === TRACE);
	const root = spans.find(({ name }) => name === "createTrackingRequest");
	expect(root?.parentSpanId).toBe(CALLER);
	expect(spans.map((span) => wayTo(span, spans).join(" > "))).toEqual(
		expect.arrayContaining([
			"createTrackingRequest > transaction",
			"createTrackingRequest > transaction > track-shipment > ask source",
			"createTrackingRequest > transaction > track-shipment > transaction",
			"createTrackingRequest > transaction > track-shipment > transaction > deliver",
		]),
	);
	const sent = collector.texts.join();
	for (const secret of [
		body.data.attributes.request_number,
		landfall.account.id,
	])
		expect(sent).not.toContain(secret);
	const notified = receiver.received.flatMap(
		({ headers }) => headers.traceparent ?? [],
	);
	expect(notified).toEqual([]);
});

test("no trace is kept for a caller that opts out, and no more than the configured share of the others", async () => {
	const collector = await startCollector();
	const landfall = await startTestLandfall({
		env: {
			OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
			OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
			OTEL_TRACES_SAMPLER_ARG: "0.000001",
		},
		isWorking: false,
	});
	for (const flags of ["00", "01"]) {
		const traceparent = `00-${TRACE}-${CALLER}-${flags}`;
		await landfall.fetch("/shipments", { headers: { traceparent } });
	}
	await landfall.stop();
	await collector.close();
	expect(collector.spans).toEqual([]);
});

test("requests are answered while the collector is down", async () => {
	const collector = await startCollector();
	await collector.close();
	const landfall = await startTestLandfall({
		env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
		isWorking: false,
	});
	expect((await landfall.fetch("/shipments")).status).toBe(200);
	await landfall.stop();
});

const SILENT = pino({ level: "silent" });

test("the log says once that the collector refuses traces", async () => {
	const collector = await serve((_, response) => {
		response.writeHead(401).end();
	});
	onTestFinished(() => collector.close());
	const lines: string[] = [];
	const write = (line: string) => lines.push(line);
	const log = pino({}, { write });
	const url = `${collector.url}/v1/traces`;
	const settings = { url, serviceName: "ours", share: 1 };
	const traces = startTraces(settings, "1.2.3", log);
	await traced({ name: "lost", kind: "server", parent: null }, async () => {});
	await traces.stop();
	expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
		"traces do not reach the collector",
	]);
});

/** What a collector gets of work in this process. */
async function tracesOf(work: () => Promise<unknown>) {
	const collector = await startCollector();
	const settings = {
		...{ url: `${collector.url}/v1/traces`, serviceName: "ours", share: 1 },
	};
	const traces = startTraces(settings, "1.2.3", SILENT);
	await work().catch(() => {});
	await traces.stop();
	await collector.close();
	return collector;
}

class OwnError extends Error {
	override readonly name = "OwnError";
	readonly status: number;

	constructor(status: number) {
		super("about CSQU3054383");
		this.status = status;
	}
}

test.each<[string, SpanStart["kind"], unknown, number, object]>([
	["a request", "server", undefined, 2, { code: 0 }],
	["a request that is refused", "server", new OwnError(404), 2, { code: 0 }],
	[
		"a request that fails",
		"server",
		new OwnError(500),
		2,
		{ code: 2, message: "OwnError" },
	],
	[
		"a source that refuses a request",
		"client",
		new OwnError(404),
		3,
		{ code: 2, message: "OwnError" },
	],
	["a job that fails", "consumer", "why", 5, { code: 2, message: "error" }],
	["a transaction", undefined, undefined, 1, { code: 0 }],
])(
	"the trace of %s says its kind and whether it failed, in no words of the account",
	async (_, kind, error, kindCode, status) => {
		const { spans, texts } = await tracesOf(() =>
			traced({ name: "work", ...(kind && { kind }) }, async () => {
				if (error !== undefined) throw error;
			}),
		);
		expect(spans).toMatchObject([{ name: "work", kind: kindCode, status }]);
		expect(texts.join()).not.toContain("CSQU3054383");
	},
);

test.each<[string, string | null, string | undefined]>([
	["of its caller", `00-${TRACE}-${CALLER}-01`, CALLER],
	["of none, for a job of its own", null, undefined],
	[
		"of none, without a trace id",
		`00-${"0".repeat(32)}-${CALLER}-01`,
		undefined,
	],
	["of none, without a span id", `00-${TRACE}-${"0".repeat(16)}-01`, undefined],
	["of none, in another version", `01-${TRACE}-${CALLER}-01`, undefined],
	["of none, with more text", `00-${TRACE}-${CALLER}-01-x`, undefined],
])("work within a trace is a part %s", async (_, parent, parentId) => {
	const { spans } = await tracesOf(() =>
		traced({ name: "outer" }, () =>
			traced({ name: "inner", parent }, async () => {}),
		),
	);
	const [inner, outer] = ["inner", "outer"].map((name) =>
		spans.find((span) => span.name === name),
	);
	expect(inner?.parentSpanId ?? "").toBe(parentId ?? "");
	expect(inner?.traceId === TRACE).toBe(parentId !== undefined);
	expect(inner?.traceId).not.toBe(outer?.traceId);
});

test("a part of work is traced only within it, and continues its trace elsewhere", async () => {
	const seen: (string | undefined)[] = [currentTrace()];
	const { spans } = await tracesOf(async () => {
		await traced({ name: "alone", isPart: true }, async () => {
			seen.push(currentTrace());
		});
		await traced({ name: "whole" }, () =>
			traced({ name: "part", isPart: true }, async () => {
				seen.push(currentTrace());
			}),
		);
	});
	const [part, whole] = ["part", "whole"].map((name) =>
		spans.find((span) => span.name === name),
	);
	expect(spans).toHaveLength(2);
	expect(part).toMatchObject({
		parentSpanId: whole?.spanId,
		traceId: whole?.traceId,
	});
	expect(seen).toEqual([
		undefined,
		undefined,
		`00-${part?.traceId}-${part?.spanId}-01`,
	]);
	expect(currentTrace()).toBeUndefined();
});

test("a trace names the process, its version, and what the operator says about it", async () => {
	process.env.OTEL_RESOURCE_ATTRIBUTES = "deployment.environment=test";
	onTestFinished(() => void delete process.env.OTEL_RESOURCE_ATTRIBUTES);
	const { texts } = await tracesOf(() =>
		traced(
			{ name: "work", attributes: { "server.address": "a.test" } },
			async () => {},
		),
	);
	for (const [key, stringValue] of [
		["service.name", "ours"],
		["service.version", "1.2.3"],
		["deployment.environment", "test"],
		["server.address", "a.test"],
	])
		expect(texts.join()).toContain(
			JSON.stringify({ key, value: { stringValue } }),
		);
});
