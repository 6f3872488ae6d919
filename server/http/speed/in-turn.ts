import type { RequestHandler } from "express";

/**
 * One step that runs these steps in their order, as Express would. Express looks every step up by the path and wraps
 * it anew for each request, which costs more than most of ours do.
 */
export function inTurn(...steps: readonly RequestHandler[]): RequestHandler {
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
