/** A computation in steps. Whoever runs it may do something else between any two of them. */
export type Steps<Result> = Generator<void, Result, void>;

/** Runs all steps of a computation without a pause. */
export function atOnce<Result>(steps: Steps<Result>): Result {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}
