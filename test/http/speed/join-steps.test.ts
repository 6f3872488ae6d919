import type { Request, RequestHandler, Response } from "express";
import { describe, expect, it } from "vitest";
import { joinSteps } from "../../../server/http/speed/join-steps.ts";

const BROKEN = new Error("broken");

const step =
	(name: string, seen: string[]): RequestHandler =>
	(_request, _response, next) => {
		seen.push(name);
		next();
	};

/** Runs steps and resolves with what they hand on at the end. */
function run(...steps: RequestHandler[]): Promise<unknown> {
	return new Promise((resolve) => {
		joinSteps(...steps)({} as Request, {} as Response, resolve);
	});
}

describe("steps that run in turn", () => {
	it("run in their order, and hand on no error when all succeed", async () => {
		const seen: string[] = [];
		const later: RequestHandler = async (_request, _response, next) => {
			await Promise.resolve();
			seen.push("b");
			next();
		};
		const end = await run(step("a", seen), later, step("c", seen));
		expect(end).toBeUndefined();
		expect(seen).toEqual(["a", "b", "c"]);
	});

	it("hand on at once when there are no steps", async () => {
		expect(await run()).toBeUndefined();
	});

	it.each<[string, RequestHandler]>([
		["hands on", (_request, _response, next) => next(BROKEN)],
		[
			"throws",
			() => {
				throw BROKEN;
			},
		],
		["rejects with", () => Promise.reject(BROKEN)],
		[
			"rejects with, after another step,",
			async (_request, _response, next) => {
				await Promise.resolve();
				next(BROKEN);
			},
		],
	])("stop at a failure that one of them %s", async (_how, failing) => {
		const seen: string[] = [];
		const end = await run(step("a", seen), failing, step("c", seen));
		expect(end).toBe(BROKEN);
		expect(seen).toEqual(["a"]);
	});
});
