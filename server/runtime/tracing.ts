/** The start of a span in a trace. */
export interface SpanStart {
	/** The name of the span; never with an id or a number, so that names are few. */
	readonly name: string;
	/** Whether the span answers a request, sends one, or runs a job; internal when absent. */
	readonly kind?: "server" | "client" | "consumer";
	/** The W3C `traceparent` of the parent. Null is for no parent; when absent, the current span is the parent. */
	readonly parent?: string | null;
	/** Whether the span is recorded only within another span. */
	readonly isPart?: boolean;
	readonly attributes?: Readonly<Record<string, string | number>>;
}

/** The tracing implementation, loaded only where the settings name a collector. */
export interface Tracing {
	run<Result>(span: SpanStart, work: () => Promise<Result>): Promise<Result>;
	/** The current span as `traceparent`, for work that continues elsewhere or later. */
	current(): string | undefined;
}

let tracing: Tracing | undefined;

/** Sets the tracing of this process; undefined ends it. */
export function showTraces(by: Tracing | undefined): void {
	tracing = by;
}

/** Runs work as a span, if tracing is on. */
export function traced<Result>(
	span: SpanStart,
	work: () => Promise<Result>,
): Promise<Result> {
	return tracing === undefined ? work() : tracing.run(span, work);
}

/** The current span as W3C `traceparent`; undefined without a trace. */
export function currentTrace(): string | undefined {
	return tracing?.current();
}
