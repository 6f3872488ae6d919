import type { Point } from "./labels.ts";

/** Callbacks for the reader's gestures. */
export interface Moves {
	/** Moves the map by pixels. */
	readonly push: (right: number, down: number) => void;
	/** Zooms around a point, or around the middle. */
	readonly enlarge: (factor: number, point?: Point) => void;
	readonly showAll: () => void;
}

const KEY_PUSH = 80;
const KEY_FACTOR = 1.5;
const PIXELS_OF_LINE = 16;

const KEYS: Readonly<Record<string, (moves: Moves) => void>> = {
	ArrowLeft: ({ push }) => push(KEY_PUSH, 0),
	ArrowRight: ({ push }) => push(-KEY_PUSH, 0),
	ArrowUp: ({ push }) => push(0, KEY_PUSH),
	ArrowDown: ({ push }) => push(0, -KEY_PUSH),
	"+": ({ enlarge }) => enlarge(KEY_FACTOR),
	"=": ({ enlarge }) => enlarge(KEY_FACTOR),
	"-": ({ enlarge }) => enlarge(1 / KEY_FACTOR),
	0: ({ showAll }) => showAll(),
	Home: ({ showAll }) => showAll(),
};

/** Moves the map by mouse, fingers, wheel and keys. */
export function listenForGestures(surface: HTMLElement, moves: Moves): void {
	surface.tabIndex = 0;
	surface.addEventListener("keydown", (event) => {
		const move = KEYS[event.key];
		if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
		event.preventDefault();
		move(moves);
	});
	surface.addEventListener(
		"wheel",
		(event) => {
			event.preventDefault();
			const pixels =
				event.deltaY * (event.deltaMode === 0 ? 1 : PIXELS_OF_LINE);
			// A pinch on a touchpad arrives as small wheel turns with the control key.
			const rate = event.ctrlKey ? 0.01 : 0.002;
			moves.enlarge(2 ** (-pixels * rate), pointOf(event));
		},
		{ passive: false },
	);
	surface.addEventListener("dblclick", (event) =>
		moves.enlarge(2, pointOf(event)),
	);
	listenForPointers(surface, moves);
}

/** One pointer pans; two pan, and zoom by the change of their distance. */
function listenForPointers(surface: HTMLElement, moves: Moves): void {
	const pointers: Map<number, Point> = new Map();
	surface.addEventListener("pointerdown", (event) => {
		if (event.button !== 0) return;
		surface.setPointerCapture(event.pointerId);
		pointers.set(event.pointerId, pointOf(event));
	});
	surface.addEventListener("pointermove", (event) => {
		if (!pointers.has(event.pointerId)) return;
		const before = spanOf(pointers);
		pointers.set(event.pointerId, pointOf(event));
		const after = spanOf(pointers);
		moves.push(
			after.middle[0] - before.middle[0],
			after.middle[1] - before.middle[1],
		);
		if (before.width > 0)
			moves.enlarge(after.width / before.width, after.middle);
	});
	for (const end of ["pointerup", "pointercancel"] as const)
		surface.addEventListener(end, ({ pointerId }) => {
			pointers.delete(pointerId);
		});
}

function spanOf(pointers: ReadonlyMap<number, Point>): {
	middle: Point;
	width: number;
} {
	const [first = [0, 0], second = first] = pointers.values();
	return {
		middle: [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2],
		width: Math.hypot(first[0] - second[0], first[1] - second[1]),
	};
}

/** The position of the pointer within the listening element. */
function pointOf({ clientX, clientY, currentTarget }: MouseEvent): Point {
	if (!(currentTarget instanceof Element)) return [0, 0];
	const { left, top } = currentTarget.getBoundingClientRect();
	return [clientX - left, clientY - top];
}
