import type { Response } from "express";
import { inSlices } from "../../runtime/time-slices.ts";

/** Length from which a body is long: each step over it can fill a slice. */
const LONG_BYTES = 8_192;

/** Values of a body between two looks at the time. */
const VALUES_PER_STEP = 100;

/** Notes the length of the request's body. Returns whether it is long. */
export function noteBodyLength(response: Response, bytes: number): boolean {
	response.locals.hasLongBody = bytes >= LONG_BYTES;
	return response.locals.hasLongBody;
}

/** Whether the request has a long body. */
export function hasLongBody({ locals }: Response): boolean {
	return locals.hasLongBody === true;
}

/** Yields at the first of each hundred values. */
export function* stepAt(index: number): Generator<void, void, void> {
	if (index % VALUES_PER_STEP === 0) yield;
}

/** Hands on the result of steps over a body: at once for a short body, and after slices for a long one. */
export function overBody<Result>(
	response: Response,
	steps: Generator<void, Result, void>,
	next: (result: Result) => void,
): void | Promise<void> {
	if (hasLongBody(response)) return inSlices(steps).then(next);
	for (;;) {
		const step = steps.next();
		if (step.done) return next(step.value);
	}
}
