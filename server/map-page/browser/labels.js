/** @import { Size } from "./view.js" */

/**
 * A rectangle on the map, in pixels.
 *
 * @typedef {object} Box
 * @property {number} left
 * @property {number} top
 * @property {number} width
 * @property {number} height
 */

/** @typedef {readonly [x: number, y: number]} Point */

/** Pixels between a text and the edge of the map. */
const EDGE = 4;

/**
 * A text that belongs beside a mark.
 *
 * @typedef {object} Label
 * @property {Point} at The middle of the mark.
 * @property {number} gap From there to the text.
 * @property {number} width
 * @property {number} height
 */

/**
 * Where each text goes: beside its mark, on the side where it covers least of other texts, of marks and of lines.
 * Earlier texts choose first.
 *
 * @param {readonly Label[]} labels
 * @param {readonly Box[]} taken Where no text may be.
 * @param {readonly Point[]} lines Points of the lines, no further apart than a text is high.
 * @param {Size} size
 * @returns {Box[]}
 */
export function placeLabels(labels, taken, lines, size) {
	const marks = labels.map(({ at: [x, y], gap }) => around(x, y, gap));
	/** @type {Box[]} */
	const placed = [];
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

/**
 * Whether a rectangle covers nothing.
 *
 * @param {Box} box
 * @param {readonly Box[]} boxes
 * @param {readonly Point[]} lines
 * @param {Size} size
 * @returns {boolean}
 */
export function isFree(box, boxes, lines, size) {
	return costOf(box, boxes, lines, size) === 0;
}

/**
 * @param {Label} label
 * @param {Size} size
 * @returns {Box[]} the likeliest side first
 */
function sidesOf({ at: [x, y], gap, width, height }, size) {
	const [right, left] = [x + gap, x - gap - width];
	const [above, below] = [y - gap - height, y + gap];
	// A text above or below its mark may stand a little aside, to stay inside the map.
	const middle = Math.max(
		EDGE,
		Math.min(x - width / 2, size.width - width - EDGE),
	);
	return /** @type {const} */ ([
		[right, y - height / 2],
		[left, y - height / 2],
		[middle, below],
		[middle, above],
		[right, below - gap / 2],
		[left, below - gap / 2],
		[right, above + gap / 2],
		[left, above + gap / 2],
	]).map(([left, top]) => ({ left, top, width, height }));
}

/**
 * @param {Box} box
 * @param {readonly Box[]} boxes
 * @param {readonly Point[]} lines
 * @param {Size} size
 * @returns {number}
 */
function costOf(box, boxes, lines, size) {
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

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @returns {Box}
 */
function around(x, y, radius) {
	return {
		left: x - radius,
		top: y - radius,
		width: 2 * radius,
		height: 2 * radius,
	};
}

/**
 * @param {Box} one
 * @param {Box} other
 * @returns {boolean}
 */
function isOverlapping(one, other) {
	return (
		one.left < other.left + other.width &&
		other.left < one.left + one.width &&
		one.top < other.top + other.height &&
		other.top < one.top + one.height
	);
}
