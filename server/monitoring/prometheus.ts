import { collectDefaultMetrics, type Metric, Registry } from "prom-client";
import {
	type ByLabel,
	type Count,
	DURATION_CLASSES,
	type Durations,
	type Meter,
} from "../runtime/meter.ts";
import type { Services } from "../services/services.ts";
import { databaseCheck, type Figures, figuresReader } from "./figures.ts";

type Labels = Readonly<Record<string, string | number>>;

/** A value with its labels; in a histogram with the name of its line. */
interface Sample {
	readonly labels: Labels;
	readonly value: number;
	readonly metricName?: string;
}

type Samples = readonly Sample[];

/**
 * Adds a metric that is read at each scrape. The package's own metrics are set at each observation, and would show 0 for values that
 * cannot be read.
 */
function addMetric(
	registry: Registry,
	type: "counter" | "gauge" | "histogram",
	name: string,
	help: string,
	read: () => Samples | Promise<Samples>,
): void {
	const get = async () => ({ name, help, type, values: await read() });
	registry.registerMetric({ name, help, get } as unknown as Metric);
}

const samplesOf = (counts: ByLabel<Count>): Samples =>
	[...counts.all()].map(([labels, { value }]) => ({ labels, value }));

/** The samples of a histogram: cumulative counts per bucket, the sum and the count. */
function histogramSamples(
	name: string,
	labels: Labels,
	durations: Durations,
): Sample[] {
	let count = 0;
	const buckets = [...DURATION_CLASSES, "+Inf"].map((le, place) => {
		count += durations.counts[place] ?? 0;
		const metricName = `${name}_bucket`;
		return { metricName, labels: { le, ...labels }, value: count };
	});
	return [
		...buckets,
		{ metricName: `${name}_sum`, labels, value: durations.seconds },
		{ metricName: `${name}_count`, labels, value: count },
	];
}

function addHistogram(
	registry: Registry,
	name: string,
	help: string,
	all: () => Iterable<readonly [Labels, Durations]>,
): void {
	addMetric(registry, "histogram", name, help, () =>
		[...all()].flatMap(([labels, durations]) =>
			histogramSamples(name, labels, durations),
		),
	);
}

/** Adds the counts of this process's own work. */
function addWork(registry: Registry, meter: Meter): void {
	const counter = (name: string, help: string, counts: ByLabel<Count>) =>
		addMetric(registry, "counter", name, help, () => samplesOf(counts));
	counter(
		"landfall_requests_total",
		"Requests by operation and status.",
		meter.requests,
	);
	addHistogram(
		registry,
		"landfall_request_duration_seconds",
		"Time to answer a request.",
		() => meter.requestDurations.all(),
	);
	addMetric(
		registry,
		"gauge",
		"landfall_jobs_in_hand",
		"Jobs that this process runs now.",
		() => samplesOf(meter.jobsInHand),
	);
	counter("landfall_jobs_total", "Runs of jobs by outcome.", meter.jobsEnded);
	addHistogram(
		registry,
		"landfall_job_duration_seconds",
		"Duration of a job's run.",
		() => meter.jobDurations.all(),
	);
	counter(
		"landfall_source_requests_total",
		"Requests to shipping lines, terminals and vessel trackers by outcome.",
		meter.sourceRequests,
	);
	counter(
		"landfall_delivery_attempts_total",
		"Delivery attempts by outcome.",
		meter.deliveryAttempts,
	);
	addHistogram(
		registry,
		"landfall_delivery_duration_seconds",
		"Time until a receiver answered.",
		() => [[{}, meter.deliveryDurations]],
	);
}

/** The figures of the database with their descriptions. */
const FIGURES: Readonly<
	Record<string, [help: string, pick: (figures: Figures) => Samples]>
> = {
	landfall_job_oldest_due_seconds: [
		"How long the oldest due job has been waiting; the same in all processes.",
		({ oldestDueSeconds }) =>
			[...oldestDueSeconds].map(([job, value]) => ({ labels: { job }, value })),
	],
	landfall_delivery_backlog_webhooks: [
		"Webhooks with notifications to send, counted up to 1000; the same in all processes.",
		({ backlog }) => [{ labels: {}, value: backlog.webhooks }],
	],
	landfall_delivery_circuits_open: [
		"Webhooks of the backlog whose receiver is left alone after failures.",
		({ backlog }) => [{ labels: {}, value: backlog.open }],
	],
	landfall_delivery_oldest_due_seconds: [
		"How long the first webhook of the backlog without an open circuit has been waiting.",
		({ backlog }) => [{ labels: {}, value: backlog.oldestSeconds }],
	],
	landfall_source_circuit_open: [
		"Whether a source has failed too often and has not answered since; the same in all processes.",
		({ sources }) =>
			[...sources].map(([source, { isDown }]) => ({
				labels: { source },
				value: isDown ? 1 : 0,
			})),
	],
	landfall_source_requests_left: [
		"Requests that all processes together may still send within a limit.",
		({ sources }) =>
			[...sources].flatMap(([source, { left }]) =>
				Object.entries(left).map(([limit, value]) => ({
					labels: { source, limit },
					value,
				})),
			),
	],
	landfall_database_size_bytes: [
		"Size of the database, read once a minute.",
		({ sizeBytes }) => [{ labels: {}, value: sizeBytes }],
	],
};

function addDatabase(registry: Registry, services: Services): void {
	const gauge = (
		name: string,
		help: string,
		read: () => Samples | Promise<Samples>,
	) => addMetric(registry, "gauge", name, help, read);
	const { database } = services;
	const read = figuresReader(services);
	const isAnswering = databaseCheck(services);
	for (const [name, [help, pick]] of Object.entries(FIGURES)) {
		gauge(name, help, async () => {
			const figures = await read();
			return figures ? pick(figures) : [];
		});
	}
	gauge(
		"landfall_database_up",
		"Whether the database answers in time.",
		async () => [{ labels: {}, value: (await isAnswering()) ? 1 : 0 }],
	);
	gauge(
		"landfall_database_connections",
		"Connections of this process to the database, and statements that wait for one.",
		() => {
			const { open, inUse, waiting } = database.connections();
			const states = { "in use": inUse, idle: open - inUse, waiting };
			return Object.entries(states).map(([state, value]) => ({
				labels: { state },
				value,
			}));
		},
	);
}

/** Creates the text of `/metrics` in the format of Prometheus. */
export function prometheusText(
	services: Services,
	meter: Meter,
	version: string,
): { readonly mediaType: string; read(): Promise<string> } {
	const registry = new Registry();
	addMetric(
		registry,
		"gauge",
		"landfall_info",
		"The running version and its database.",
		() => [{ labels: { version, database: services.database.name }, value: 1 }],
	);
	addWork(registry, meter);
	addDatabase(registry, services);
	collectDefaultMetrics({ register: registry });
	return { mediaType: registry.contentType, read: () => registry.metrics() };
}
