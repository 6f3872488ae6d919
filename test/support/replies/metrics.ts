import type { TestLandfall } from "../installation/test-landfall.ts";

/** The metrics of a process by name and labels: `landfall_jobs_total{job="track-shipment",outcome="done"}`. */
export type Metrics = ReadonlyMap<string, number>;

/** Reads the text of `/metrics`. Fails on a line that is not in the format. */
function parseMetrics(text: string): Metrics {
	const lines = text.split("\n").filter((line) => !/^(#.*)?$/.test(line));
	return new Map(
		lines.map((line) => {
			const [, name = "", value = ""] =
				/^([a-z_:][\w:]*(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
			if (name === "") throw new Error(`not a sample: ${line}`);
			return [name, Number(value.replace("Inf", "Infinity"))];
		}),
	);
}

/** Asks a process for its metrics, at the address of its monitoring. */
export async function metricsAt(origin: string | undefined): Promise<Metrics> {
	const reply = await fetch(new URL("/metrics", origin));
	if (!reply.ok) throw new Error(`/metrics answers ${reply.status}`);
	return parseMetrics(await reply.text());
}

/** Asks an installation for its metrics. */
export function metricsOf({ landfall }: TestLandfall): Promise<Metrics> {
	return metricsAt(landfall.monitoringUrl);
}
