import type { RequestHandler } from "express";

/**
 * Combines steps into one that runs them in order. Express matches and wraps every step for each request, which costs more
 * than most of our steps.
 */
export function joinSteps(...steps: readonly RequestHandler[]): RequestHandler {
	return (request, response, done) => {
		const run = (index: number, error?: unknown): void => {
			const step = steps[index];
			if (error !== undefined || !step) {
				done(error);
				return;
			}
			try {
				const result: unknown = step(request, response, (failure?: unknown) =>
					run(index + 1, failure),
				);
				if (result instanceof Promise) result.catch(done);
			} catch (failure) {
				done(failure);
			}
		};
		run(0);
	};
}
