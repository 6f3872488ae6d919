import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	type Box,
	isFree,
	placeLabels,
} from "../../../server/map-page/browser/map/labels.ts";

const SIZE = { width: 600, height: 400 };
const label = (x: number, y: number) => ({
	at: [x, y] as const,
	gap: 10,
	width: 100,
	height: 18,
});

function sideOf(box: Box | undefined, x: number, y: number): string {
	if (!box) return "nowhere";
	if (box.left >= x)
		return box.top >= y
			? "right below"
			: box.top + box.height <= y
				? "right above"
				: "right";
	if (box.left + box.width <= x)
		return box.top >= y
			? "left below"
			: box.top + box.height <= y
				? "left above"
				: "left";
	return box.top >= y ? "below" : "above";
}

/** Points of a straight line from a place, a pixel apart. */
const line = (x: number, y: number, dx: number, dy: number) =>
	Array.from({ length: 200 }, (_, i) => [x + i * dx, y + i * dy] as const);

describe("placeLabels", () => {
	it.each([
		["nothing is in the way", [300, 200], [], "right"],
		["a line leaves to the right", [300, 200], line(300, 200, 1, 0), "left"],
		["a line passes through", [300, 200], line(200, 200, 1, 0), "below"],
		["the edge is to the right", [560, 200], [], "left"],
		[
			"a line from the left ends at a mark at the right edge",
			[560, 200],
			line(361, 200, 1, 0),
			"below",
		],
	] as const)("when %s", (_name, [x, y], lines, want) => {
		const [box] = placeLabels([label(x, y)], [], lines, SIZE);
		expect(sideOf(box, x, y)).toBe(want);
	});

	it("places no name over an occupied area", () => {
		const taken = [{ left: 305, top: 150, width: 200, height: 100 }];
		const [box] = placeLabels([label(300, 200)], taken, [], SIZE);
		expect(sideOf(box, 300, 200)).toBe("left");
	});

	it("places names neither over each other nor over other marks while there is room", () => {
		fc.assert(
			fc.property(
				fc.uniqueArray(fc.integer({ min: 0, max: 11 }), {
					minLength: 1,
					maxLength: 5,
				}),
				(cells) => {
					const labels = cells.map((cell) =>
						label(80 + (cell % 4) * 140, 60 + Math.floor(cell / 4) * 130),
					);
					const boxes = placeLabels(labels, [], [], SIZE);
					expect(boxes).toHaveLength(cells.length);
					for (const [i, box] of boxes.entries()) {
						const others = boxes.filter((_, j) => j !== i);
						expect(isFree(box, others, [], SIZE)).toBe(true);
					}
				},
			),
		);
	});
});
