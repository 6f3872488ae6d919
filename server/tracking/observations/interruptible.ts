/** A computation in steps. Its runner can do other work between two steps. */
export type Steps<Result> = Generator<void, Result, void>;

/** Runs all steps of a computation at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}
