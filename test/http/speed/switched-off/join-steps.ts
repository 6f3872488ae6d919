import { type RequestHandler, Router } from "express";

export function joinSteps(...steps: readonly RequestHandler[]): RequestHandler {
	const router = Router();
	if (steps.length > 0) router.use(...steps);
	return router;
}
