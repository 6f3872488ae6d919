/** A piece of work as a trace shows it. */
export interface SpanStart {
	/** Few different ones: never with an id or a number. */
	readonly name: string;
	/** Whether it answers somebody, asks somebody, or stays within the process; the last when absent. */
	readonly kind?: "server" | "client" | "consumer";
	/** The W3C `traceparent` of the work that this one follows from; null for none, the current work when absent. */
	readonly parent?: string | null;
	/** Whether it is shown only as a part of other work. */
	readonly isPart?: boolean;
	readonly attributes?: Readonly<Record<string, string | number>>;
}

/** What shows traces: loaded only where the settings name a collector. */
export interface Tracing {
	run<Result>(span: SpanStart, work: () => Promise<Result>): Promise<Result>;
	/** The current work as `traceparent`, for work that follows from it elsewhere or later. */
	current(): string | undefined;
}

let tracing: Tracing | undefined;

/** Shows the traces of this process from now on; undefined ends it. */
export function showTraces(by: Tracing | undefined): void {
	tracing = by;
}

/** Runs work as a span, if traces are shown. */
export function traced<Result>(
	span: SpanStart,
	work: () => Promise<Result>,
): Promise<Result> {
	return tracing === undefined ? work() : tracing.run(span, work);
}

/** The current work as W3C `traceparent`; undefined without a trace. */
export function currentTrace(): string | undefined {
	return tracing?.current();
}
