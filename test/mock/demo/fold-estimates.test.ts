import { expect, test } from "vitest";
import { foldEstimates } from "../../../mock/demo/fold-estimates.ts";
import type { Headline } from "../../../mock/demo/headline.ts";

const DAYS = "2026-11-0";

/** An estimate (`ETA Oakland`) or an event of a shipment, reported on a day of November. */
function told(shipmentId: string, eventName: string, day: number): Headline {
	return {
		shipmentId,
		createdAt: `${DAYS}${day}T12:00:00Z`,
		scac: "MAEU",
		number: "MSKU5456792",
		eventName,
		isEstimate: eventName.startsWith("expected"),
		place: "Oakland",
		time: "",
		vessel: "",
	};
}

/** The headlines printed at once, and those printed at the end. */
function printed(...headlines: readonly Headline[]): string[] {
	const lines: string[] = [];
	const folded = foldEstimates(({ shipmentId, eventName, createdAt }, times) =>
		lines.push(
			`${shipmentId} ${eventName} ${createdAt.charAt(DAYS.length)} ×${times}`,
		),
	);
	for (const headline of headlines) folded.add(headline);
	lines.push("end");
	folded.end();
	return lines;
}

test("successive changes of an estimate are one line with the last value", () => {
	expect(
		printed(
			told("a", "expected: arrived", 1),
			told("a", "expected: departed", 1),
			told("a", "expected: arrived", 2),
			told("b", "expected: arrived", 2),
			told("a", "expected: arrived", 3),
			told("a", "loaded", 3),
			told("a", "expected: arrived", 4),
		),
	).toEqual([
		"a expected: departed 1 ×1",
		"a expected: arrived 3 ×3",
		"a loaded 3 ×1",
		"end",
		"b expected: arrived 2 ×1",
		"a expected: arrived 4 ×1",
	]);
});

test("an estimate waits for three days of the world, and events never wait", () => {
	expect(
		printed(
			told("a", "expected: arrived", 1),
			told("b", "loaded", 2),
			told("b", "departed", 5),
		),
	).toEqual([
		"b loaded 2 ×1",
		"a expected: arrived 1 ×1",
		"b departed 5 ×1",
		"end",
	]);
});
