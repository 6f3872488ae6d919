import type { Size } from "./view.ts";

/** A rectangle on the map, in pixels. */
export interface Box {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

export type Point = readonly [x: number, y: number];

/** Pixels between a text and the edge of the map. */
const EDGE = 4;

/** A text that belongs beside a mark. */
export interface Label {
	/** The middle of the mark. */
	readonly at: Point;
	/** Pixels from there to the text. */
	readonly gap: number;
	readonly width: number;
	readonly height: number;
}

/**
 * Places each text beside its mark, on the side where it covers the least of other texts, marks and lines. Earlier texts choose
 * first, and none covers `taken`. The points of `lines` are at most a text's height apart.
 */
export function placeLabels(
	labels: readonly Label[],
	taken: readonly Box[],
	lines: readonly Point[],
	size: Size,
): Box[] {
	const marks = labels.map(({ at: [x, y], gap }) => around(x, y, gap));
	const placed: Box[] = [];
	for (const [own, label] of labels.entries()) {
		const others = [
			...taken,
			...placed,
			...marks.filter((_, mark) => mark !== own),
		];
		const [best] = sidesOf(label, size)
			.map((box, rank) => ({
				box,
				cost: rank + costOf(box, others, lines, size),
			}))
			.sort((one, other) => one.cost - other.cost);
		if (best) placed.push(best.box);
	}
	return placed;
}

/** Whether a rectangle covers nothing. */
export function isFree(
	box: Box,
	boxes: readonly Box[],
	lines: readonly Point[],
	size: Size,
): boolean {
	return costOf(box, boxes, lines, size) === 0;
}

/** The possible places of a text beside its mark, best first. */
function sidesOf({ at: [x, y], gap, width, height }: Label, size: Size): Box[] {
	const [right, left] = [x + gap, x - gap - width];
	const [above, below] = [y - gap - height, y + gap];
	// A text above or below its mark may shift sideways to stay inside the map.
	const middle = Math.max(
		EDGE,
		Math.min(x - width / 2, size.width - width - EDGE),
	);
	return (
		[
			[right, y - height / 2],
			[left, y - height / 2],
			[middle, below],
			[middle, above],
			[right, below - gap / 2],
			[left, below - gap / 2],
			[right, above + gap / 2],
			[left, above + gap / 2],
		] as const
	).map(([left, top]) => ({ left, top, width, height }));
}

function costOf(
	box: Box,
	boxes: readonly Box[],
	lines: readonly Point[],
	size: Size,
): number {
	const covered = boxes.filter((other) => isOverlapping(box, other)).length;
	const crossed = lines.filter(([x, y]) =>
		isOverlapping(box, around(x, y, 3)),
	).length;
	const isInside =
		box.left >= 0 &&
		box.top >= 0 &&
		box.left + box.width <= size.width &&
		box.top + box.height <= size.height;
	return 100 * covered + 10 * crossed + (isInside ? 0 : 1_000);
}

function around(x: number, y: number, radius: number): Box {
	return {
		left: x - radius,
		top: y - radius,
		width: 2 * radius,
		height: 2 * radius,
	};
}

function isOverlapping(one: Box, other: Box): boolean {
	return (
		one.left < other.left + other.width &&
		other.left < one.left + one.width &&
		one.top < other.top + other.height &&
		other.top < one.top + one.height
	);
}
