import { expect, test } from "vitest";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import {
	type ReceivedSpan,
	startCollector,
} from "../support/peers/collector.ts";
import { startReceiver } from "../support/peers/receiver.ts";
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
