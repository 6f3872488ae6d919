import type { RequestHandler, Response } from "express";
import { expect, it, vi } from "vitest";
import {
	cachedRouting,
	type RoutedRequest,
} from "../../../server/http/speed/cached-routing.ts";

const PATHS = ["/v2/ports", "/v2/ports/{id}"];

/** A router of the paths whose slow look-up finds `operationId` from the method, unless the path ends in `none` or `fail`. */
function openRouter() {
	const failure = new Error("no such operation");
	const lookup = vi.fn<RequestHandler>((request: RoutedRequest, _, next) => {
		const { method, originalUrl } = request;
		if (!originalUrl.endsWith("none"))
			request.openapi = { pathParams: {}, schema: { operationId: method } };
		next(originalUrl.endsWith("fail") ? failure : undefined);
	});
	const route = cachedRouting(lookup, PATHS);
	return {
		failure,
		/** Routes a request; returns what was found, and whether the slow look-up found it. */
		find(originalUrl: string, method = "GET") {
			lookup.mockClear();
			const next = vi.fn();
			const request = { originalUrl, method } as RoutedRequest;
			route(request, {} as Response, next);
			expect(next).toHaveBeenCalledOnce();
			return {
				id: request.openapi?.schema.operationId,
				parameters: request.openapi?.pathParams,
				isSlow: lookup.mock.calls.length > 0,
				error: next.mock.calls[0]?.[0],
			};
		},
	};
}

it("the slow look-up runs once for each path and method, whatever their parameters and query", () => {
	const { find } = openRouter();
	expect(find("/v2/ports/a?x=1")).toMatchObject({ id: "GET", isSlow: true });
	expect(find("/v2/ports/b?x=2")).toEqual({
		id: "GET",
		parameters: { id: "b" },
		isSlow: false,
		error: undefined,
	});
	expect(find("/v2/ports/b", "POST")).toMatchObject({
		id: "POST",
		isSlow: true,
	});
	expect(find("/v2/ports/c", "POST")).toMatchObject({
		id: "POST",
		isSlow: false,
	});
	expect(find("/v2/ports")).toMatchObject({ id: "GET", isSlow: true });
	expect(find("/v2/ports")).toMatchObject({ parameters: {}, isSlow: false });
});

it("another spelling of a path is looked up each time", () => {
	const { find } = openRouter();
	for (const _ of [1, 2])
		expect(find("/V2/Ports")).toMatchObject({ id: "GET", isSlow: true });
});

it("nothing is kept of a look-up that fails or finds nothing", () => {
	const { find, failure } = openRouter();
	expect(find("/v2/ports/fail")).toMatchObject({ error: failure });
	expect(find("/v2/ports/none")).toMatchObject({ id: undefined, isSlow: true });
	expect(find("/v2/ports/a")).toMatchObject({ id: "GET", isSlow: true });
});
