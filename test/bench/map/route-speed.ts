import { styleText } from "node:util";
import { randomFor } from "../../../mock/carriers/basics/seeded-random.ts";
import { PORTS } from "../../../server/reference/places/ports/ports.ts";
import { makeSeaRoutes } from "../../../server/sea/sea-route.ts";
import { atShare } from "./spread.ts";

const PAIRS = 500;

/** Prints times of sea routes: loading the lanes, computing a new route, and reading a cached one. */
export function timeRoutes(): void {
	const startedAt = performance.now();
	const routes = makeSeaRoutes(["arctic"]);
	const readMs = performance.now() - startedAt;
	const random = randomFor("bench of routes");
	const pairs = Array.from({ length: PAIRS }, (_, index) => [
		random.pick(`from ${index}`, PORTS).code,
		random.pick(`to ${index}`, PORTS).code,
	]);
	const round = () =>
		pairs.map(([from = "", to = ""]) => {
			const askedAt = performance.now();
			routes.betweenPorts(from, to);
			return performance.now() - askedAt;
		});
	const [cold, warm] = [round(), round()];
	process.stdout.write(
		`${styleText("bold", "routes between ports")} (${PAIRS} pairs)\n` +
			`  reading the lanes  ${readMs.toFixed(0)} ms\n` +
			`  first request      median ${atShare(cold, 0.5).toFixed(1)} ms, p99 ${atShare(cold, 0.99).toFixed(1)} ms\n` +
			`  from the cache     median ${(atShare(warm, 0.5) * 1_000).toFixed(1)} µs, p99 ${(atShare(warm, 0.99) * 1_000).toFixed(1)} µs\n\n`,
	);
}
