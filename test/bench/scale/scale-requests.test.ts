import { describe, expect, it } from "vitest";
import { readables } from "../../database/plans/every-request.ts";
import { scaleRequests } from "./scale-requests.ts";
import type { Sample } from "./scale-sample.ts";

const SAMPLE: Sample = {
	shipment: "shipment",
	crowded: "crowded",
	container: "container",
	request: "request",
	webhook: "webhook",
	field: "field",
	customer: "customer",
	deep: { shipments: "", containers: "", tracking_requests: "" },
};

/** Left out: exports and streams use the filters of the list, and a deprecated parameter is another name of a current one. */
const OF_ANOTHER = /(export|stream)$/;
const DEPRECATED = "request_number";

/** The parts of a query: its parameters, and each sort by one column with its value. */
function partsOf(query: string): string[] {
	return query.split("&").flatMap((part) => {
		const [name = "", value = ""] = part.split("=");
		if (/^(fields|page)\[|^(include|)$/.test(name)) return [];
		if (name !== "sort") return name;
		return value.includes(",") ? [] : `sort by ${value}`;
	});
}

const measured = scaleRequests(SAMPLE).map(({ name, pathFor }) => ({
	path: name.split(" ")[0],
	parts: partsOf(pathFor(SAMPLE).split("?")[1] ?? ""),
}));

describe("the measurement of reads with a million containers", () => {
	it.each(
		readables.filter(
			({ path, hasPages }) => hasPages && !OF_ANOTHER.test(path),
		),
	)("has every filter and every sort of $operationId", ({ path, queries }) => {
		const mine = measured.filter((one) => one.path === path);
		const parts = new Set(mine.flatMap((one) => one.parts));
		const wanted = new Set(queries.flatMap(partsOf));
		wanted.delete(DEPRECATED);
		expect([...wanted].filter((part) => !parts.has(part))).toEqual([]);
	});
});
