import express, { type RequestHandler } from "express";
import { expect, it } from "vitest";
import { readBody } from "../../../server/http/body.ts";
import {
	BASE_PATH,
	contractOperations,
	loadContract,
} from "../../../server/http/contract/contract.ts";
import { contractValidation } from "../../../server/http/contract/contract-validation.ts";
import { exampleRequest } from "../../contract/example-request.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { serve } from "../../support/peers/serve.ts";

const { document } = loadContract();
const { route, validate } = await contractValidation(document);

/** Runs a step, and notes when it ends at once. The steps of the validator never do, because they wait for a promise. */
const noting =
	(name: string, step: RequestHandler): RequestHandler =>
	(request, response, next) => {
		let isAtOnce = true;
		step(request, response, (error?: unknown) => {
			if (isAtOnce) response.append("at-once", name);
			next(error);
		});
		isAtOnce = false;
	};

const declared = contractOperations(document);
const app = express();
app.use(
	noting("route", route),
	readBody(declared),
	noting("validate", validate),
	(_request, response) => response.sendStatus(204),
);
const { url } = await openForFile(() => serve(app));

const operations = declared.map((operation) => ({
	...operation,
	...exampleRequest(document, operation),
}));

it.each(operations)(
	"a valid request to $id is routed at once from the second on, and validated at once unless it has a query",
	async ({ method, target, body, mediaType }) => {
		const stepsAtOnce = async () => {
			const headers = body === undefined ? {} : { "content-type": mediaType };
			const reply = await fetch(url + BASE_PATH + target, {
				...{ method, headers, body: body ?? null },
			});
			expect(reply.status).toBe(204);
			return reply.headers.get("at-once")?.split(", ") ?? [];
		};
		await stepsAtOnce();
		expect(await stepsAtOnce()).toEqual(
			target.includes("?") ? ["route"] : ["route", "validate"],
		);
	},
);
