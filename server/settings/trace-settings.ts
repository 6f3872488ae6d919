import { ConfigError } from "./config-error.ts";
import { numberWithin, oneOf } from "./values.ts";

/** The settings of traces, from the standard variables of OpenTelemetry. */
export interface TraceSettings {
	/** The collector's address for traces. */
	readonly url: string;
	readonly serviceName: string;
	/** The share of traces to sample. */
	readonly share: number;
}

/** The standard's samplers by their effect here. A `parentbased_…` sampler acts like its root sampler. */
const SAMPLERS: Readonly<Record<string, "all" | "none" | "share">> = {
	always_on: "all",
	parentbased_always_on: "all",
	always_off: "none",
	parentbased_always_off: "none",
	traceidratio: "share",
	parentbased_traceidratio: "share",
};

/** The collector's default address, which the standard names for OTLP over HTTP. */
const COLLECTOR = "http://localhost:4318";

/** Reads where traces go: nowhere unless a variable names a collector. */
export function traces(
	read: (name: string, fallback: string) => string,
): TraceSettings | undefined {
	const base = read("OTEL_EXPORTER_OTLP_ENDPOINT", "");
	const own = read("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "");
	const exporter = read("OTEL_TRACES_EXPORTER", "") || undefined;
	const sampler = read("OTEL_TRACES_SAMPLER", "") || "parentbased_always_on";
	const argument = read("OTEL_TRACES_SAMPLER_ARG", "") || "1";
	const serviceName = read("OTEL_SERVICE_NAME", "") || "landfall";
	const isDisabled = /^true$/i.test(read("OTEL_SDK_DISABLED", ""));
	oneOf("OTEL_TRACES_EXPORTER", exporter ?? "none", ["otlp", "none"]);
	oneOf("OTEL_TRACES_SAMPLER", sampler, Object.keys(SAMPLERS));
	const share = numberWithin(
		"OTEL_TRACES_SAMPLER_ARG",
		argument,
		[0, 1],
		false,
	);
	const kept = { all: 1, none: 0, share }[SAMPLERS[sampler] ?? "all"];
	const isAsked = exporter === "otlp" || `${base}${own}` !== "";
	if (isDisabled || exporter === "none" || kept === 0 || !isAsked)
		return undefined;
	const name =
		own === ""
			? "OTEL_EXPORTER_OTLP_ENDPOINT"
			: "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT";
	const url = own || `${(base || COLLECTOR).replace(/\/+$/, "")}/v1/traces`;
	if (!/^https?:/.test(url) || !URL.canParse(url))
		throw new ConfigError(`${name} must be an http or https address`);
	return { url, serviceName, share: kept };
}
