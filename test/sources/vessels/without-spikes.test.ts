import { expect, test } from "vitest";
import { withoutSpikes } from "../../../server/sources/vessels/without-spikes.ts";
import { longestTurn } from "../../support/time/longest-turn.ts";

/** A ship that seems to jump to and fro, so that each removed spike reveals the next one. */
function zigzag(length: number) {
	const startMs = Date.parse("2026-09-01T00:00:00Z");
	return Array.from({ length }, (_, index) => ({
		at: new Date(startMs + index * 1_500_000).toISOString(),
		latitude: index % 2 === 0 ? 0.2 : -0.2,
		longitude: 10,
		headingDegrees: null,
		speedKnots: 0,
	}));
}

test("a source that sends nothing but spikes delays nothing", async () => {
	const track = zigzag(5_000);
	let left: readonly unknown[] = [];
	const turn = await longestTurn(async () => {
		left = withoutSpikes(track);
	});
	expect(left.length).toBeLessThan(2_600);
	expect(turn).toBeLessThan(500);
});
