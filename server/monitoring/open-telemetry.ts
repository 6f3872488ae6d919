import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import {
	type Context,
	ROOT_CONTEXT,
	type Span,
	type SpanContext,
	SpanKind,
	SpanStatusCode,
	trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
	defaultResource,
	detectResources,
	envDetector,
	resourceFromAttributes,
} from "@opentelemetry/resources";
import {
	AlwaysOffSampler,
	BatchSpanProcessor,
	ParentBasedSampler,
	type SpanExporter,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import {
	type SpanStart,
	showTraces,
	type Tracing,
} from "../runtime/tracing.ts";
import type { TraceSettings } from "../settings/trace-settings.ts";

/** How long a stopping process waits for the collector. */
const FLUSH_MS = 2_000;

const SERVER_ERROR = 500;

/** Version 00 of W3C Trace Context. */
const TRACEPARENT =
	/^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

const KINDS = {
	server: SpanKind.SERVER,
	client: SpanKind.CLIENT,
	consumer: SpanKind.CONSUMER,
} as const;

function contextOf(traceparent: string): Context {
	const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? [];
	if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
	const traceFlags = Number.parseInt(flags ?? "0", 16) & 1;
	const remote: SpanContext = { traceId, spanId, traceFlags, isRemote: true };
	return trace.setSpanContext(ROOT_CONTEXT, remote);
}

function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
	return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
}

/** Samples a share of the traces, callers' traces too, so that no caller can force every trace to be kept. */
function samplerOf(share: number): ParentBasedSampler {
	const ours = new TraceIdRatioBasedSampler(share);
	return new ParentBasedSampler({
		root: ours,
		remoteParentSampled: ours,
		remoteParentNotSampled: new AlwaysOffSampler(),
	});
}

/** Whether an error is the caller's own, such as an unknown id. The standard does not count it as a server error. */
function isRefusal(error: unknown): boolean {
	const { status } = error as { readonly status?: unknown };
	return typeof status === "number" && status < SERVER_ERROR;
}

class OpenTelemetry implements Tracing {
	readonly #spans = new AsyncLocalStorage<Span>();
	readonly #provider: TracerProvider;

	constructor(provider: TracerProvider) {
		this.#provider = provider;
	}

	current(): string | undefined {
		const span = this.#spans.getStore();
		return span && traceparentOf(span.spanContext());
	}

	async run<Result>(
		{ name, kind, parent, isPart = false, attributes = {} }: SpanStart,
		work: () => Promise<Result>,
	): Promise<Result> {
		const outer = this.#spans.getStore();
		if (isPart && !outer) return work();
		const context =
			parent === undefined && outer
				? trace.setSpan(ROOT_CONTEXT, outer)
				: contextOf(parent ?? "");
		const span = this.#provider
			.getTracer("landfall")
			.startSpan(
				name,
				{ kind: kind ? KINDS[kind] : SpanKind.INTERNAL, attributes },
				context,
			);
		try {
			return await this.#spans.run(span, work);
		} catch (error) {
			if (!(kind === "server" && isRefusal(error))) {
				// The message can hold an account's numbers.
				const message = error instanceof Error ? error.name : "error";
				span.setStatus({ code: SpanStatusCode.ERROR, message });
			}
			throw error;
		} finally {
			span.end();
		}
	}
}

/** Logs once when traces no longer reach the collector, and once when they do again. */
function withLog(
	exporter: SpanExporter,
	log: Pick<Logger, "info" | "warn">,
): SpanExporter {
	let isLosing = false;
	return {
		export(spans, done) {
			exporter.export(spans, (result) => {
				const { error } = result;
				if (error && !isLosing)
					log.warn(
						{ reason: error.message },
						"traces do not reach the collector",
					);
				if (!error && isLosing) log.info("traces reach the collector again");
				isLosing = error !== undefined;
				done(result);
			});
		},
		shutdown: () => exporter.shutdown(),
		forceFlush: async () => exporter.forceFlush?.(),
	};
}

/** Sends traces to a collector by OTLP over HTTP, until it is stopped. */
export function startTraces(
	{ url, serviceName, share }: TraceSettings,
	version: string,
	log: Pick<Logger, "info" | "warn">,
): { stop(): Promise<void> } {
	const resource = defaultResource()
		.merge(detectResources({ detectors: [envDetector] }))
		.merge(
			resourceFromAttributes({
				"service.name": serviceName,
				"service.version": version,
			}),
		);
	const exporter = withLog(new OTLPTraceExporter({ url }), log);
	const provider = new TracerProvider({
		resource,
		sampler: samplerOf(share),
		spanProcessors: [new BatchSpanProcessor({ exporter })],
	});
	const tracing = new OpenTelemetry(provider);
	showTraces(tracing);
	return {
		async stop() {
			showTraces(undefined);
			const late = sleep(FLUSH_MS, undefined, { ref: false });
			// Traces that the collector does not accept in time are lost.
			await Promise.race([provider.shutdown().catch(() => {}), late]);
		},
	};
}
